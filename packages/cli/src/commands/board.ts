import { boardCheckText, checkBoard } from '../own/board-check.ts';
import { checkPage } from '../own/check-page.ts';
import type { AddCommand } from '../program.ts';
import { jsonText, wholeNumber } from '../words.ts';

const GAMES = 50;

/** `peerless board check FILE` */
export const boardCommand: AddCommand = (program, { io, say, end }) => {
  const command = program.command('board').description(say('commandBoard')).helpCommand(false);
  command
    .command('check')
    .description(say('commandBoardCheck'))
    .argument(`<${say('slotRecord')}>`, say('argumentBoardFile'))
    .option('--games <n>', say('optionTrialGames', { count: GAMES }))
    .option('--json', say('optionJson'))
    .option(`--lang <${say('slotLanguage')}>`, say('optionLang'))
    .action(async (file: string, options: { games?: string; json?: true }) => {
      const games = options.games === undefined ? GAMES : wholeNumber(options.games, '--games', 0, 100_000);
      const check = await checkBoard(file, games, io, say);
      const { board, ...rest } = check;
      if (options.json) io.out(jsonText({ ...rest, slug: board?.slug ?? null }));
      else io.out(boardCheckText(check, checkPage(io, say)));
      if (!check.sound) end(1);
    });
};
