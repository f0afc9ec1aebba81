import { PeerlessError } from '@peerless/rules';
import { DISTURBED, type Figure, measure, stepsOf, type Times, worked } from '../bench/meter.ts';
import { bytesPerState, type FirstPass, firstPass, metersOf, OF_SOME, ourMeters } from '../bench/ours.ts';
import { peerMeters, type Ratio, ratiosOf } from '../bench/peers.ts';
import { heroNamed } from '../collection/library.ts';
import type { Io } from '../io.ts';
import type { AddCommand } from '../program.ts';
import { startProgress } from '../progress.ts';
import { padded, type Style, styleFor } from '../style.ts';
import { jsonText, listOf, wholeNumber } from '../words.ts';

interface Options {
  readonly compare?: true;
  readonly heroes?: string;
  readonly window: string;
  readonly windows: string;
  readonly json?: true;
}

/** `peerless bench` */
export const benchCommand: AddCommand = (program, { io, say }) => {
  program
    .command('bench')
    .description(say('commandBench'))
    .option('--compare', 'measure other ways to write such a game beside it')
    .option('--heroes <names>', 'measure duels of these heroes beside those of all')
    .option('--window <ms>', 'the length of one window, in milliseconds of the processor', '400')
    .option('--windows <n>', 'how many windows each speed is the median of', '5')
    .option('--json', 'print the figures as JSON')
    .addHelpText('after', NOTES)
    .action(async (options: Options) => {
      const window = wholeNumber(options.window, '--window', 1, 60_000);
      const windows = wholeNumber(options.windows, '--windows', 1, 1000);
      const heroes =
        options.heroes === undefined
          ? []
          : listOf(options.heroes, '--heroes').map((name) => heroNamed(name).slug);
      if (heroes.length === 1) throw new PeerlessError('--heroes needs at least two heroes for a duel');
      const bench = await run(io, { warmUp: window * 4, window, windows }, options.compare === true, heroes);
      io.out(options.json ? jsonText(bench) : benchText(bench, styleFor(io)));
    });
};

const NOTES = `
A decision counts when it has two or more options; all option lists are built. Every ordered pair of heroes plays in
turn on Sarpedon. gamesPlayed, decisionsPerGame, optionsPerDecision and checksum are of the first games,
which are the same on every machine. Every speed is the median of its windows, by the time of the processor.
`;

interface Beside {
  readonly rate: number;
  readonly allOverThese: number;
}

interface Bench extends FirstPass {
  readonly decisionsPerSecond: number;
  readonly decisionsPerSecondWithEvents: number;
  readonly clonesPerSecond: number;
  readonly playoutsPerSecond: number;
  readonly bytesPerState: number;
  /** How far the windows of each figure lie apart, as a share of their median. */
  readonly spread: Readonly<Record<string, number>>;
  readonly disturbed: boolean;
  readonly heroes?: {
    readonly slugs: readonly string[];
    readonly decisionsPerSecond: Beside;
    readonly playoutsPerSecond: Beside;
  };
  readonly peers?: Readonly<Record<string, number>>;
  readonly ratios?: Readonly<Record<string, number>>;
  readonly against?: Readonly<Record<string, string>>;
}

async function run(io: Io, times: Times, compare: boolean, heroes: readonly string[]): Promise<Bench> {
  const first = firstPass();
  const ours = ourMeters();
  const peers = compare ? await peerMeters() : [];
  const some = heroes.length === 0 ? [] : metersOf(heroes);
  const meters = [...ours, ...some, ...peers];
  const progress = startProgress(io, stepsOf(meters, times), 'windows');
  const figures = await measure(meters, times, worked, () => progress.advance(1));
  progress.end();
  const rate = (name: string): number => Math.round(figures.get(name)?.rate ?? 0);
  return {
    decisionsPerSecond: rate('decisionsPerSecond'),
    decisionsPerSecondWithEvents: rate('decisionsPerSecondWithEvents'),
    clonesPerSecond: rate('clonesPerSecond'),
    playoutsPerSecond: rate('playoutsPerSecond'),
    ...first,
    bytesPerState: bytesPerState(),
    spread: spreads(figures),
    disturbed: [...figures.values()].some((figure) => figure.spread > DISTURBED),
    ...(some.length === 0 ? {} : { heroes: besides(heroes, figures) }),
    ...(compare
      ? comparison(
          figures,
          peers.map(({ name }) => name),
          ratiosOf(figures),
        )
      : {}),
  };
}

/** All heroes as a share of some. */
function besides(
  slugs: readonly string[],
  figures: ReadonlyMap<string, Figure>,
): NonNullable<Bench['heroes']> {
  const rate = (name: string): number => figures.get(name)?.rate ?? 0;
  const of = (name: keyof typeof OF_SOME) => ({
    rate: Math.round(rate(OF_SOME[name])),
    allOverThese: rounded(rate(name) / rate(OF_SOME[name])),
  });
  return { slugs, decisionsPerSecond: of('decisionsPerSecond'), playoutsPerSecond: of('playoutsPerSecond') };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

const spreads = (figures: ReadonlyMap<string, Figure>): Record<string, number> =>
  Object.fromEntries([...figures].map(([name, figure]) => [name, rounded(figure.spread)]));

function comparison(
  figures: ReadonlyMap<string, Figure>,
  peers: readonly string[],
  ratios: readonly Ratio[],
) {
  return {
    peers: Object.fromEntries(peers.map((name) => [name, rounded(figures.get(name)?.rate ?? 0)])),
    ratios: Object.fromEntries(ratios.map(({ name, ratio }) => [name, rounded(ratio)])),
    against: Object.fromEntries(ratios.map(({ name, ours, peer }) => [name, `${ours} ÷ ${peer}`])),
  };
}

function grouped(value: number): string {
  if (value >= 1e6) return `${(value / 1e6).toFixed(2)} M`;
  if (value >= 1e4) return `${(value / 1e3).toFixed(1)} k`;
  return value >= 100 ? value.toFixed(0) : value.toFixed(2);
}

/** How far the windows of a figure were apart. */
function spreadText(share: number | undefined, style: Style): string {
  if (share === undefined) return '';
  const text = `windows within ${(100 * share).toFixed(0)} %`;
  return share > DISTURBED ? style.bad(`${text}, disturbed`) : style.dim(text);
}

const line = (name: string, value: string, note: string = ''): string =>
  `${padded(name, 34)}${padded(value, 12, 'right')}  ${note}`.trimEnd();

function benchText(bench: Bench, style: Style): string {
  const spread = (name: string): string => spreadText(bench.spread[name], style);
  const speeds = [
    'decisionsPerSecond',
    'decisionsPerSecondWithEvents',
    'clonesPerSecond',
    'playoutsPerSecond',
  ] as const;
  const lines = [
    ...speeds.map((name) => line(name, grouped(bench[name]), spread(name))),
    line('decisionsPerGame', String(bench.decisionsPerGame)),
    line('optionsPerDecision', String(bench.optionsPerDecision)),
    line('bytesPerState', String(bench.bytesPerState)),
    line('gamesPlayed', String(bench.gamesPlayed), style.dim('in the first pass')),
    line('checksum', bench.checksum, style.dim('of the first pass')),
  ];
  if (bench.heroes !== undefined) {
    lines.push('', style.bold(`All heroes beside ${bench.heroes.slugs.join(', ')}`));
    for (const name of ['decisionsPerSecond', 'playoutsPerSecond'] as const) {
      const { rate, allOverThese } = bench.heroes[name];
      lines.push(
        line(OF_SOME[name], grouped(rate), spread(OF_SOME[name])),
        line('  all as a share of that', `${(100 * allOverThese).toFixed(0)} %`),
      );
    }
  }
  if (bench.peers !== undefined && bench.ratios !== undefined) {
    lines.push('', style.bold('Peers, a second'));
    for (const [name, value] of Object.entries(bench.peers))
      lines.push(line(name, grouped(value), spread(name)));
    lines.push('', style.bold('Ours as a multiple of theirs'));
    for (const [name, value] of Object.entries(bench.ratios))
      lines.push(line(name, `${grouped(value)} ×`, style.dim(bench.against?.[name] ?? '')));
  }
  if (bench.disturbed)
    lines.push(
      '',
      'Some windows differ by more than 15 %: the machine was busy, run it again when it is quiet.',
    );
  return `${lines.join('\n')}\n`;
}
