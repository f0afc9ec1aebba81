import { resolve } from 'node:path';
import { BOT_NAMES } from '@peerless/ai';
import { quoted } from '@peerless/language';
import { PeerlessError } from '@peerless/rules';
import { suggest } from '@peerless/rules/content';
import { RULES_VERSION } from '@peerless/rules/match';
import { threadsOf } from '../crew.ts';
import { checkWritable, typedPath, writeText } from '../files.ts';
import { INTERRUPTED, interruptible } from '../interrupt.ts';
import type { Io } from '../io.ts';
import { noJournal, openJournal } from '../journal.ts';
import { type Foreman, foremanOf, partly, type QueueWords, queueOptions } from '../lab/foreman.ts';
import { SEATINGS, SEATS } from '../modes.ts';
import { botCalled } from '../own/bot-files.ts';
import type { ContentWords } from '../own/content-files.ts';
import { contentOptions } from '../own/content-options.ts';
import { otherVersion, withoutHero } from '../own/other-version.ts';
import { suppliesStamp } from '../own/supplies.ts';
import type { AddCommand } from '../program.ts';
import { startProgress } from '../progress.ts';
import { heatMap } from '../simulate/heat-map.ts';
import type { Plan } from '../simulate/plan.ts';
import { type Report, reportOf } from '../simulate/report.ts';
import { CSV_TABLES, reportCsv } from '../simulate/report-csv.ts';
import { reportHtml } from '../simulate/report-html.ts';
import { reportText } from '../simulate/report-text.ts';
import { type Done, isDone, type Ran, runPlan, simulateThreads, type Task } from '../simulate/run.ts';
import { type SetupWords, setupsOf, usualBoards } from '../simulate/setup-words.ts';
import { styleFor } from '../style.ts';
import { jsonText, listOf, refuseBeside, wholeNumber } from '../words.ts';

interface Options extends SetupWords, ContentWords, QueueWords {
  readonly games: string;
  readonly from: string;
  readonly bots: string;
  readonly iterations?: string;
  readonly results?: string;
  readonly versus?: string;
  readonly json?: true;
  readonly csv?: true | string;
  readonly out?: string;
  readonly svg?: string;
  readonly html?: string;
}

const BOTS = `${BOT_NAMES.join(', ')}, with a style as skilled:patient, or a file (docs/own-bot.md)`;

/** `peerless simulate` */
export const simulateCommand: AddCommand = (program, { io, say, end }) => {
  queueOptions(contentOptions(program.command('simulate'), say))
    .description(say('commandSimulate'))
    .option('--games <n>', 'how many games', '1000')
    .option('--from <n>', 'the number of the first game, to play a certain one again', '0')
    .option('--bots <names>', `${BOTS}, or one a seat`, 'random')
    .option('--iterations <n>', 'trials a decision for bots that search (default: their own number)')
    .option('--heroes <names>', 'all, or names separated by commas', 'all')
    .option(
      '--boards <names>',
      'all, core, or names separated by commas (default: those of --board, or core)',
    )
    .option('--modes <names>', `all, or some of ${SEATINGS.join(', ')}`, 'duel')
    .option('--seed <hex>', 'same seed, same games', '1')
    .option('--threads <n>', 'how many threads (default: as many as there are cores)')
    .option('--results <file>', 'keep finished games in a file; the same command goes on from it')
    .option(
      '--versus <file>',
      'another version of a hero: every game is played with both, and a test tells whether they differ',
    )
    .option('--json', 'print the results as JSON')
    .option('--csv [table]', `print one table as CSV: ${CSV_TABLES.join(', ')} (default: matrix)`)
    .option('--out <file>', 'write the results to a file')
    .option('--svg <file>', 'draw the win rates of duels as a heat map')
    .option('--html <file>', 'write a report of everything as one page')
    .action(async (options: Options) => {
      if (options.json) refuseBeside(() => '--json', { csv: options.csv }, 'chooseOne');
      csvTable(options.csv);
      const plan = await planOf(options);
      checkFiles(options, plan);
      const foreman = foremanOf<Task, Done>({ craft: 'simulate', plan, isResult: isDone, io }, options);
      const started = io.now();
      const { tally, decisions } = await interruptible((signal) => run(plan, foreman, options, io, signal));
      const seconds = (io.now() - started) / 1000;
      const report = reportOf(plan, tally, Math.round(decisions / Math.max(seconds, 1e-6)));
      print(report, plan, options, io);
      if (tally.failures.length > 0) end(1);
      if (report.games === plan.games) return foreman?.settle();
      io.err(partly(report.games, plan.games, options));
      if (!options.soFar) end(INTERRUPTED);
    });
};

const FILES = ['out', 'svg', 'html', 'results'] as const;

/** Refuses files that could not be written at the end; games may take hours. */
function checkFiles(options: Options, { modes, heroes }: Plan): void {
  const paths = new Map<string, string>();
  for (const name of FILES) {
    const path = options[name];
    if (path === undefined) continue;
    const place = resolve(typedPath(path, `--${name}`));
    const other = paths.get(place);
    if (other !== undefined) throw new PeerlessError(`--${other} and --${name} name the same file`);
    paths.set(place, name);
    if (name !== 'results') checkWritable(path);
  }
  if (options.svg !== undefined && !(modes.includes('duel') && new Set(heroes).size > 1))
    throw new PeerlessError('--svg shows duels between different heroes, and there are none in these games');
}

async function run(
  plan: Plan,
  foreman: Foreman<Task, Done> | null,
  options: Options,
  io: Io,
  signal: AbortSignal,
): Promise<Ran> {
  const hands = foreman?.hands ?? simulateThreads(threadsOf(options.threads));
  const { from: _, games: __, ...same } = plan;
  const head = { peerless: 'simulate', rules: RULES_VERSION, plan: same, ...suppliesStamp() };
  const journal =
    options.results === undefined
      ? noJournal<Done>()
      : openJournal(options.results, { head, isEntry: isDone }, io.now);
  const progress = startProgress(io, plan.games, 'games');
  try {
    return await runPlan(plan, hands, { journal, onGames: (games) => progress.advance(games), signal });
  } finally {
    progress.end();
    journal.close();
  }
}

function print(report: Report, plan: Plan, options: Options, io: Io): void {
  const text = options.json
    ? jsonText(report)
    : options.csv !== undefined
      ? reportCsv(report, csvTable(options.csv))
      : reportText(report, io.width, styleFor(io));
  // Where data is asked for, or printed, the note goes beside it.
  const isData = options.json || options.csv || options.out === undefined;
  const write = (file: string, content: string): void => {
    writeText(file, content);
    (isData ? io.err : io.out)(`Wrote ${file}\n`);
  };
  if (options.out === undefined) io.out(text);
  else write(options.out, text);
  if (options.svg !== undefined) write(options.svg, heatMap(report));
  if (options.html === undefined) return;
  const date = new Date().toISOString().slice(0, 10);
  write(options.html, reportHtml(report, { command: commandOf(plan, options), date, games: plan.games }));
}

/** A word as a shell takes it. */
const quotedWord = (word: string): string =>
  /^[\w./:-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

/** The words that give the same games again; names as they can be typed without quotation marks. */
function commandOf(plan: Plan, options: Options): string {
  const names = (which: 'heroes' | 'boards' | 'modes'): string => {
    const word = options[which] ?? usualBoards();
    return word === 'all' || word === 'core' ? word : plan[which].join(',');
  };
  const files = (['hero', 'board'] as const).flatMap((which) =>
    (options[which] ?? []).map((file) => ` --${which} ${quotedWord(file)}`),
  );
  const trials = plan.iterations === null ? '' : ` --iterations ${plan.iterations}`;
  const versus = options.versus === undefined ? '' : ` --versus ${quotedWord(options.versus)}`;
  const from = plan.from === 0 ? '' : ` --from ${plan.from}`;
  return `npx peerless simulate --games ${plan.games}${from} --bots ${quotedWord(options.bots)}${trials} --heroes ${names('heroes')} --boards ${names('boards')} --modes ${names('modes')} --seed ${plan.seed}${files.join('')}${versus}`;
}

function csvTable(word: true | string | undefined): (typeof CSV_TABLES)[number] {
  if (word === undefined || word === true) return 'matrix';
  const found = CSV_TABLES.find((name) => name === word);
  if (found !== undefined) return found;
  throw new PeerlessError(`unknown table ${quoted(word)}${suggest(word, CSV_TABLES)}`);
}

async function planOf(options: Options): Promise<Plan> {
  const versus = options.versus === undefined ? undefined : await otherVersion(options.versus);
  const setups = versus === undefined ? setupsOf(options) : withoutHero(setupsOf(options), versus);
  const bots = listOf(options.bots, '--bots').map((name) => botCalled(name).name);
  const seats = Math.max(...setups.modes.map((seating) => SEATS[seating].players.length));
  if (bots.length > seats)
    throw new PeerlessError(`${bots.length} bots are too many: these modes have at most ${seats} seats`);
  return {
    ...setups,
    from: wholeNumber(options.from, '--from', 0, 0xffffffff),
    games: wholeNumber(options.games, '--games', 1, 100_000_000),
    bots,
    iterations:
      options.iterations === undefined ? null : wholeNumber(options.iterations, '--iterations', 1, 1_000_000),
    ...(versus === undefined ? {} : { versus }),
  };
}
