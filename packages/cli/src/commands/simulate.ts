import { BOTS, botNamed } from '@peerless/ai';
import { isPlayable, missingRules } from '@peerless/language';
import { PeerlessError } from '@peerless/rules';
import { boardNamed, coreBoards, heroes, heroNamed, playableBoards } from '../collection/library.ts';
import { writeText } from '../files.ts';
import type { Io } from '../io.ts';
import { SEATINGS, seatingNamed } from '../modes.ts';
import type { AddCommand } from '../program.ts';
import { startProgress } from '../progress.ts';
import { heatMap } from '../simulate/heat-map.ts';
import { type Plan, playableModes } from '../simulate/plan.ts';
import { type Report, reportCsv, reportOf, reportText } from '../simulate/report.ts';
import { runPlan, threadsHere } from '../simulate/run.ts';
import { styleFor } from '../style.ts';
import { jsonText, listOf, seedWord, wholeNumber } from '../words.ts';

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
    .option('--bots <names>', `${BOTS.map((bot) => bot.name).join(' or ')}, or one a seat`, 'random')
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
  if (options.svg !== undefined) writeText(options.svg, heatMap(report));
  const text = options.json
    ? jsonText(report)
    : options.csv
      ? reportCsv(report)
      : reportText(report, io.width, styleFor(io));
  if (options.out === undefined) io.out(text);
  else writeText(options.out, text);
}

function planOf(options: Options): Plan {
  const boards = boardsOf(options.boards);
  const wanted = options.modes === 'all' ? [...SEATINGS] : listOf(options.modes).map(seatingNamed);
  const modes = playableModes(boards, wanted);
  if (modes.length === 0)
    throw new PeerlessError(
      `no board of "${options.boards}" has the four start spaces that ${options.modes} needs`,
    );
  const chosen = options.heroes === 'all' ? heroes : listOf(options.heroes).map(heroNamed);
  if (chosen.length === 0) throw new PeerlessError('--heroes is all or a list of heroes, not nothing');
  const bots = listOf(options.bots).map((name) => botNamed(name).name);
  if (bots.length === 0) throw new PeerlessError('--bots is a bot or a list of bots, not nothing');
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
  const chosen = listOf(words).map(boardNamed);
  const [unplayable] = chosen.filter((board) => !isPlayable(board));
  if (unplayable !== undefined)
    throw new PeerlessError(
      `${unplayable.name} cannot be played yet: it needs rules for ${missingRules(unplayable).join(', ')}`,
    );
  if (chosen.length === 0) throw new PeerlessError('--boards is all, core or a list of boards, not nothing');
  return chosen.map((board) => board.slug);
}
