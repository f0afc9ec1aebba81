import { type BoardDef, missingRules, problemLine } from '@peerless/language';
import { boardBySlug, broughtContent, takeIn } from '../collection/library.ts';
import { boardName, needsOf } from '../collection/names.ts';
import { boardSvg } from '../drawing/board-svg.ts';
import type { Io } from '../io.ts';
import type { Say } from '../messages.ts';
import { readBoardFile } from '../own/content-files.ts';
import { bad, good, problemLines, trialLines } from '../own/hero-check-text.ts';
import { modesOn, type TrialGames, tryBoard } from '../own/trial-games.ts';
import type { AddCommand } from '../program.ts';
import { styleFor } from '../style.ts';
import { jsonText, wholeNumber } from '../words.ts';

const GAMES = 50;

/** Everything that can be found out about a board file. */
interface BoardCheck {
  readonly file: string;
  readonly sound: boolean;
  readonly problems: readonly string[];
  readonly board: BoardDef | null;
  readonly modes: readonly string[];
  readonly games: TrialGames | null;
}

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
      else io.out(boardText(check, io, say));
      if (!check.sound) end(1);
    });
};

async function checkBoard(file: string, wanted: number, io: Io, say: Say): Promise<BoardCheck> {
  const { board, problems } = await readBoardFile(file);
  const refused = { file, sound: false, board: null, modes: [], games: null };
  if (board === undefined) return { ...refused, problems: problems.map(problemLine) };
  if (boardBySlug(board.slug) !== undefined)
    return { ...refused, problems: [say('boardTaken', { slug: board.slug })] };
  const others = broughtContent();
  takeIn({ ...others, boards: [...others.boards, board] });
  // A board that cannot be drawn throws, which is a fault of ours and not of the file.
  boardSvg({ board, view: null, names: null, say });
  const isPlayable = missingRules(board).length === 0;
  const modes = isPlayable ? modesOn(board) : [];
  const games = modes.length > 0 && wanted > 0 ? await tryBoard(board, wanted, io) : null;
  return { file, sound: modes.length > 0 && (games?.crashed ?? 0) === 0, problems: [], board, modes, games };
}

function boardText({ file, sound, problems, board, modes, games }: BoardCheck, io: Io, say: Say): string {
  const page = { say, style: styleFor(io), width: Math.min(io.width, 100) };
  const lines = board === null ? problemLines(file, problems, page) : boardLines(file, board, modes, page);
  if (games !== null)
    lines.push(...trialLines(games, say('boardGames', { count: games.games, bot: games.bot }), page));
  return `${[...lines, '', say(sound ? 'checkSound' : 'checkWrong')].join('\n')}\n`;
}

function boardLines(
  file: string,
  board: BoardDef,
  modes: readonly string[],
  page: Parameters<typeof good>[1],
): string[] {
  const { say } = page;
  const name = boardName(board, say.lang);
  const needs = needsOf(board, say);
  return [
    good(say('boardValid', { file, name, count: board.spaces.length, lines: board.edges.length }), page),
    needs !== ''
      ? bad(say('boardNotPlayable', { board: name, needs }), page)
      : modes.length === 0
        ? bad(say('boardNoRoom'), page)
        : good(say('boardModes', { modes: modes.join(', ') }), page),
  ];
}
