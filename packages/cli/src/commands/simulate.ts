import { BOT_NAMES, botNamed } from '@peerless/ai';
import { isPlayable, missingRules } from '@peerless/language';
import { PeerlessError } from '@peerless/rules';
import {
  boardNamed,
  coreBoards,
  heroes,
  heroNamed,
  playableBoards,
  validHero,
} from '../collection/library.ts';
import { typedPath, writeText } from '../files.ts';
import type { Io } from '../io.ts';
import { SEATINGS, SEATS, seatingNamed } from '../modes.ts';
import type { AddCommand } from '../program.ts';
import { startProgress } from '../progress.ts';
import { heatMap } from '../simulate/heat-map.ts';
import { type Plan, playableModes } from '../simulate/plan.ts';
import { type Report, reportCsv, reportOf, reportText } from '../simulate/report.ts';
import { runPlan, threadsHere } from '../simulate/run.ts';
import { styleFor } from '../style.ts';
import { jsonText, listOf, refuseBeside, seedWord, wholeNumber } from '../words.ts';

interface Options {
  readonly games: string;
  readonly from: string;
  readonly bots: string;
  readonly heroes: string;
  readonly boards: string;
  readonly modes: string;
  readonly seed: string;
  readonly threads?: string;
  readonly json?: true;
  readonly csv?: true;
  readonly out?: string;
  readonly svg?: string;
}

/** `peerless simulate` */
export const simulateCommand: AddCommand = (program, { io, end }) => {
  program
    .command('simulate')
    .description(
      'many games between bots: win rates with intervals, and the light laws checked in every game',
    )
    .option('--games <n>', 'how many games', '1000')
    .option('--from <n>', 'the number of the first game, to play a certain one again', '0')
    .option('--bots <names>', `${BOT_NAMES.join(', ')}, or one a seat`, 'random')
    .option('--heroes <names>', 'all, or names separated by commas', 'all')
    .option('--boards <names>', 'all, core, or names separated by commas', 'core')
    .option('--modes <names>', `all, or some of ${SEATINGS.join(', ')}`, 'duel')
    .option('--seed <hex>', 'same seed, same games', '1')
    .option('--threads <n>', 'how many threads (default: as many as there are cores)')
    .option('--json', 'print the results as JSON')
    .option('--csv', 'print the results as CSV')
    .option('--out <file>', 'write the results to a file')
    .option('--svg <file>', 'draw the win rates of duels as a heat map')
    .action(async (options: Options) => {
      if (options.json) refuseBeside('--json', { csv: options.csv }, 'choose one of them');
      for (const name of ['out', 'svg'] as const)
        if (options[name] !== undefined) typedPath(options[name], `--${name}`);
      const plan = planOf(options);
      const threads =
        options.threads === undefined ? threadsHere() : wholeNumber(options.threads, '--threads', 1, 256);
      const progress = startProgress(io, plan.games, 'games');
      const started = io.now();
      const tally = await runPlan(plan, threadsHere() === 1 ? 1 : threads, progress.advance);
      progress.end();
      const report = reportOf(plan, tally, (io.now() - started) / 1000);
      print(report, options, io);
      if (report.crashed > 0) end(1);
    });
};

function print(report: Report, options: Options, io: Io): void {
  const text = options.json
    ? jsonText(report)
    : options.csv
      ? reportCsv(report)
      : reportText(report, io.width, styleFor(io));
  // Where data is asked for, or printed, the note goes beside it.
  const isData = options.json || options.csv || options.out === undefined;
  const note = (file: string): void => (isData ? io.err : io.out)(`Wrote ${file}\n`);
  if (options.out === undefined) io.out(text);
  else {
    writeText(options.out, text);
    note(options.out);
  }
  if (options.svg === undefined) return;
  writeText(options.svg, heatMap(report));
  note(options.svg);
}

function planOf(options: Options): Plan {
  const boards = boardsOf(options.boards);
  const wanted = options.modes === 'all' ? [...SEATINGS] : listOf(options.modes, '--modes').map(seatingNamed);
  const modes = playableModes(boards, wanted);
  if (modes.length === 0)
    throw new PeerlessError(
      `no board of "${options.boards}" has the four start spaces that ${options.modes} needs`,
    );
  const chosen =
    options.heroes === 'all' ? heroes.map(validHero) : listOf(options.heroes, '--heroes').map(heroNamed);
  const bots = listOf(options.bots, '--bots').map((name) => botNamed(name).name);
  const seats = Math.max(...modes.map((seating) => SEATS[seating].players.length));
  if (bots.length > seats)
    throw new PeerlessError(`${bots.length} bots are too many: these modes have at most ${seats} seats`);
  return {
    seed: seedWord(options.seed),
    from: wholeNumber(options.from, '--from', 0, 0xffffffff),
    games: wholeNumber(options.games, '--games', 1, 100_000_000),
    heroes: chosen.map((hero) => hero.slug),
    mirrors: options.heroes === 'all',
    boards,
    modes,
    bots,
  };
}

function boardsOf(words: string): string[] {
  if (words === 'all') return playableBoards.map((board) => board.slug);
  if (words === 'core') return coreBoards.map((board) => board.slug);
  const chosen = listOf(words, '--boards').map((word) => boardNamed(word, playableBoards));
  const [unplayable] = chosen.filter((board) => !isPlayable(board));
  if (unplayable !== undefined)
    throw new PeerlessError(
      `${unplayable.name} cannot be played yet: it needs rules for ${missingRules(unplayable).join(', ')}`,
    );
  return chosen.map((board) => board.slug);
}
