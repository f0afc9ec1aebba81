import { boardCheckText, checkBoard } from '../own/board-check.ts';
import { writeBoardStarter } from '../own/board-starter.ts';
import { checkPage } from '../own/check-page.ts';
import type { AddCommand } from '../program.ts';
import { jsonText, wholeNumber } from '../words.ts';

const GAMES = 50;

/** `peerless board new SLUG`, `peerless board check FILE` */
export const boardCommand: AddCommand = (program, { io, say, end }) => {
  const command = program.command('board').description(say('commandBoard')).helpCommand(false);
  command
    .command('new')
    .description(say('commandBoardNew'))
    .argument('<SLUG>', say('argumentSlug'))
    .option(`--like <${say('slotName')}>`, say('optionLike'))
    .option(`--out <${say('slotFile')}>`, say('optionBoardOut'))
    .option(`--lang <${say('slotLanguage')}>`, say('optionLang'))
    .action((slug: string, { out, like }: { out?: string; like?: string }) => {
      const file = writeBoardStarter(slug, out, like);
      io.out(`${say('boardWritten', { file })}\n\n`);
      for (const next of nextSteps(slug, file)) io.out(`  ${next}\n`);
    });
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

/** What to type after a new board was written. */
const nextSteps = (slug: string, file: string): string[] => [
  `npx peerless board check ${file}`,
  `npx peerless draw ${slug} --board ${file} --out ${slug}.svg`,
  `npx peerless play --board ${file}`,
];
