import { BOT_NAMES, type Hypotheses } from '@peerless/ai';
import { quoted } from '@peerless/language';
import { PeerlessError } from '@peerless/rules';
import { RULES_VERSION } from '@peerless/rules/match';
import { Ledger } from '../arena/ledger.ts';
import { type ArenaPlan, pairingsOf, unitSize } from '../arena/plan.ts';
import { type GameLine, isGameLine, type Task } from '../arena/play.ts';
import { duelReport, tableReport } from '../arena/report.ts';
import { duelText, tableText } from '../arena/report-text.ts';
import { arenaThreads, runArena } from '../arena/run.ts';
import { threadsOf } from '../crew.ts';
import { typedPath } from '../files.ts';
import { INTERRUPTED, interruptible } from '../interrupt.ts';
import type { Io } from '../io.ts';
import { noJournal, openJournal } from '../journal.ts';
import { type Foreman, foremanOf, partly, type QueueWords, queueOptions } from '../lab/foreman.ts';
import { SEATINGS } from '../modes.ts';
import { botCalled } from '../own/bot-files.ts';
import { contentOptions } from '../own/content-options.ts';
import { suppliesStamp } from '../own/supplies.ts';
import type { AddCommand } from '../program.ts';
import { startProgress } from '../progress.ts';
import { type SetupWords, setupsOf } from '../simulate/setup-words.ts';
import { styleFor } from '../style.ts';
import { jsonText, listOf, refuseBeside, wholeNumber } from '../words.ts';

interface Options extends SetupWords, QueueWords {
  readonly a?: string;
  readonly b?: string;
  readonly roundRobin?: string;
  readonly games: string;
  readonly ms?: string;
  readonly iterations?: string;
  readonly sprt?: string;
  readonly results?: string;
  readonly json?: true;
}

const MORE = `
Games come in pairs with the same shuffles, heroes and board: bot A in the first seat, then bot B.
With four seats the bots sit alternately, in teams against each other. In free-for-all-3 six games
with the same shuffles belong together: in three of them one A meets two B, in three one B meets two
A. So half of all games is what a bot wins by chance.

With --iterations, or with neither budget, the same command gives the same games whatever the number
of threads; with --ms the clock decides. With --results an interrupted run goes on where it was.
docs/arena.md tells more.
`;

/** `peerless arena` */
export const arenaCommand: AddCommand = (program, { io, say, end }) => {
  queueOptions(contentOptions(program.command('arena'), say))
    .description(say('commandArena'))
    .option(
      '--a <bot>',
      `one of ${BOT_NAMES.join(', ')}, with a style as skilled:patient, or a file (docs/own-bot.md)`,
    )
    .option('--b <bot>', 'its opponent')
    .option('--round-robin <bots>', 'each bot of a list against each other, instead of --a and --b')
    .option('--games <n>', 'how many games (with --round-robin: for each two bots)', '400')
    .option('--ms <n>', 'at most so many milliseconds a decision, beside the own budget of a bot')
    .option('--iterations <n>', 'so many trials a decision for all bots that search')
    .option('--heroes <names>', 'all, or names separated by commas', 'all')
    .option(
      '--boards <names>',
      'all, core, or names separated by commas (default: those of --board, or core)',
    )
    .option('--modes <names>', `all, or some of ${SEATINGS.join(', ')}`, 'duel')
    .option('--seed <hex>', 'same seed, same setups', '1')
    .option('--sprt <low,high>', 'stop once a sequential test decides between two win rates, as 0.5,0.55')
    .option('--threads <n>', 'how many threads (default: as many as there are cores)')
    .option('--results <file>', 'keep every finished game in a file; the same command goes on from it')
    .option('--json', 'print the results as JSON')
    .addHelpText('after', MORE)
    .action((options: Options) => arena(options, io, end));
};

async function arena(options: Options, io: Io, end: (code: number) => void): Promise<void> {
  if (options.results !== undefined) typedPath(options.results, '--results');
  const plan = planOf(options);
  const hypotheses = options.sprt === undefined ? null : hypothesesOf(options.sprt);
  const games = gamesOf(options.games, plan, io);
  const ledger = new Ledger(plan, hypotheses);
  const foreman = foremanOf<Task, GameLine>(
    { craft: 'arena', plan, games, isResult: isGameLine, io },
    options,
  );
  const run = await interruptible((signal) => play(plan, games, ledger, foreman, options, io, signal));
  const style = styleFor(io);
  if (options.roundRobin !== undefined) {
    const report = tableReport(plan, ledger, run);
    io.out(options.json ? jsonText(report) : tableText(report, io.width, style));
  } else {
    const report = duelReport(plan, ledger, hypotheses, run);
    io.out(options.json ? jsonText(report) : duelText(report, io.width, style));
  }
  const counted = ledger.counted;
  if (counted.some((line) => line.result === 'crashed')) end(1);
  if (counted.length === games || !ledger.isOpen) return foreman?.settle();
  io.err(partly(counted.length, games, options));
  if (!options.soFar) end(INTERRUPTED);
}

/** Plays what is left, and tells what this run was like. */
async function play(
  plan: ArenaPlan,
  games: number,
  ledger: Ledger,
  foreman: Foreman<Task, GameLine> | null,
  options: Options,
  io: Io,
  signal: AbortSignal,
): Promise<{ played: number; seconds: number; peakMemoryMb: number }> {
  const hands = foreman?.hands ?? arenaThreads(threadsOf(options.threads));
  const head = { peerless: 'arena', rules: RULES_VERSION, plan, ...suppliesStamp() };
  const journal =
    options.results === undefined
      ? noJournal<GameLine>()
      : openJournal(options.results, { head, isEntry: isGameLine }, io.now);
  for (const line of journal.entries) if (line.game < games) ledger.add(line);
  const before = ledger.games;
  const progress = startProgress(io, games, 'games', before);
  const note = (): string | undefined =>
    plan.bots.length > 2 ? undefined : `${plan.bots[0]} ${Math.round(100 * ledger.winRate)} %`;
  const onGame = (): void => progress.advance(1, note());
  const started = io.now();
  try {
    await runArena(plan, games, hands, { ledger, journal, onGame, signal });
  } finally {
    progress.end();
    journal.close();
  }
  const seconds = (io.now() - started) / 1000;
  const peakMemoryMb = Math.round(process.resourceUsage().maxRSS / 1024);
  return { played: ledger.games - before, seconds, peakMemoryMb };
}

function planOf(options: Options): ArenaPlan {
  return {
    ...setupsOf(options),
    bots: botsOf(options),
    ms: options.ms === undefined ? null : wholeNumber(options.ms, '--ms', 1, 3_600_000),
    iterations:
      options.iterations === undefined ? null : wholeNumber(options.iterations, '--iterations', 1, 1_000_000),
  };
}

function botsOf({ a, b, roundRobin, sprt }: Options): string[] {
  if (roundRobin === undefined) {
    if (a === undefined || b === undefined)
      throw new PeerlessError(`arena needs two bots, --a and --b, or a list for --round-robin`);
    return [botCalled(a).name, botCalled(b).name];
  }
  refuseBeside(() => '--round-robin', { a, b, sprt }, 'chooseOne');
  const bots = listOf(roundRobin, '--round-robin').map((name) => botCalled(name).name);
  if (bots.length < 2) throw new PeerlessError('--round-robin needs at least two bots');
  const [twice] = bots.filter((bot, i) => bots.indexOf(bot) !== i);
  if (twice !== undefined) throw new PeerlessError(`--round-robin names ${twice} twice`);
  return bots;
}

/** Whole units of games for each two bots; what is missing in a unit is added. */
function gamesOf(text: string, plan: ArenaPlan, io: Io): number {
  const wanted = wholeNumber(text, '--games', 1, 10_000_000);
  const size = unitSize(plan);
  const games = Math.ceil(wanted / size) * size;
  if (games !== wanted)
    io.err(
      `Playing ${games} games instead of ${wanted}: ${size} games with the same shuffles belong together.\n`,
    );
  return games * pairingsOf(plan.bots).length;
}

const ERROR = 0.05;

function hypothesesOf(text: string): Hypotheses {
  const [low = Number.NaN, high = Number.NaN, ...more] = text.split(',').map((word) => Number(word || 'x'));
  if (more.length === 0 && 0 < low && low < high && high < 1) return { low, high, error: ERROR };
  throw new PeerlessError(
    `--sprt is two win rates between 0 and 1, the lower first, as 0.5,0.55, not ${quoted(text)}`,
  );
}
