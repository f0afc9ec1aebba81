import { type Share, wilson } from '@peerless/ai';
import { padded, type Style } from '../style.ts';
import { type Column, table } from '../table.ts';
import type { Plan } from './plan.ts';
import type { Failure, Score, Tally } from './tally.ts';

/** Games and wins with the interval of the true share (95 %, Wilson). */
export interface Result extends Share {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
}

/** What `simulate --json` prints. */
export interface Report {
  readonly seed: string;
  readonly games: number;
  readonly finished: number;
  readonly crashed: number;
  readonly capped: number;
  readonly decisions: number;
  readonly decisionsPerSecond: number;
  readonly seatOneWinRate: number;
  readonly seatOne: Result;
  readonly wins: Readonly<Record<string, Result>>;
  readonly matrix: readonly (Result & { readonly hero: string; readonly against: string })[];
  readonly bots: readonly string[];
  readonly failures: readonly Failure[];
}

const result = ({ games, wins, draws }: Score): Result => ({
  games,
  wins,
  draws,
  ...wilson(wins + draws / 2, games),
});

const byName = (a: readonly [string, unknown], b: readonly [string, unknown]): number =>
  a[0] < b[0] ? -1 : 1;

/** Sums with their rates. */
export function reportOf(plan: Plan, tally: Tally, seconds: number): Report {
  const seatOne = result(tally.seatOne);
  return {
    seed: plan.seed,
    games: tally.games,
    finished: tally.finished,
    crashed: tally.crashed,
    capped: tally.capped,
    decisions: tally.decisions,
    decisionsPerSecond: Math.round(tally.decisions / Math.max(seconds, 1e-6)),
    seatOneWinRate: seatOne.winRate,
    seatOne,
    wins: Object.fromEntries(
      Object.entries(tally.heroes)
        .sort(byName)
        .map(([hero, score]) => [hero, result(score)]),
    ),
    matrix: Object.entries(tally.duels)
      .sort(byName)
      .map(([pair, score]) => {
        const [hero = '', against = ''] = pair.split(' ');
        return { hero, against, ...result(score) };
      }),
    bots: plan.bots,
    failures: tally.failures,
  };
}

const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`;
const interval = ({ low, high }: Share): string => `${(100 * low).toFixed(0)}–${(100 * high).toFixed(0)}`;

/** The report as people read it. */
export function reportText(report: Report, width: number, style: Style): string {
  const { games, finished, crashed, capped, decisions, decisionsPerSecond, seatOne } = report;
  const lines = [
    `${games} games: ${finished} finished, ${crashed} crashed, ${capped} ended at the turn limit.`,
    ...report.failures.slice(0, 1).map(({ index, error }) => `The first crash, in game ${index}: ${error}.`),
    `${decisions} decisions, ${decisionsPerSecond} a second; bots: ${report.bots.join(', ')}; seed ${report.seed}.`,
  ];
  if (seatOne.games > 0)
    lines.push(
      `Seat 1 won ${percent(seatOne.winRate)} of ${seatOne.games} duels (95 %: ${interval(seatOne)}).`,
    );
  const rows = Object.entries(report.wins).sort((a, b) => b[1].winRate - a[1].winRate);
  const parts = [lines.join('\n'), ''];
  if (rows.length > 0) parts.push(table(rows, COLUMNS, width, style));
  if (report.matrix.length > 0) parts.push(matrixText(report, width, style));
  if (report.failures.length > 0) parts.push(failuresText(report, style));
  return parts.join('\n');
}

const COLUMNS: readonly Column<[string, Result]>[] = [
  { title: 'Hero', value: ([hero]) => hero },
  { title: 'Games', value: ([, row]) => row.games, align: 'right' },
  { title: 'Wins', value: ([, row]) => row.wins, align: 'right' },
  { title: 'Win rate', value: ([, row]) => percent(row.winRate), align: 'right' },
  { title: '95 %', value: ([, row]) => interval(row), align: 'right' },
];

/** Rows against columns in percent; with the intervals below each other where there is room. */
function matrixText(report: Report, width: number, style: Style): string {
  const heroes = [...new Set(report.matrix.map((cell) => cell.hero))];
  const head = Math.max(...heroes.map((hero) => hero.length));
  const cells = new Map(report.matrix.map((cell) => [`${cell.hero} ${cell.against}`, cell]));
  const wide = head + heroes.length * 12 <= width;
  const column = wide ? 12 : 5;
  const cell = (hero: string, against: string): string => {
    const found = cells.get(`${hero} ${against}`);
    if (found === undefined) return '·';
    return `${Math.round(100 * found.winRate)}${wide ? ` (${interval(found)})` : ''}`;
  };
  const titles = heroes.map((_, i) => padded(`${i + 1}`, column, 'right')).join('');
  const number = String(heroes.length).length;
  const rows = heroes.map((hero, i) => {
    const values = heroes.map((against) => padded(cell(hero, against), column, 'right')).join('');
    return `${padded(`${i + 1}`, number, 'right')} ${padded(hero, head)}${values}`;
  });
  const title = `Duels: wins of the row against the column, in percent${wide ? ' (95 %)' : ''}`;
  return [style.bold(title), `${' '.repeat(number + 1 + head)}${titles}`, ...rows, ''].join('\n');
}

function failuresText(report: Report, style: Style): string {
  const shown = report.failures.slice(0, 10).map(({ index, config, error }) => {
    const heroes = config.seats.map((seat) => seat.hero).join(', ');
    return `  game ${index}: ${error}\n    ${config.mode} on ${config.board}, ${heroes}; again: the same words with --from ${index} --games 1`;
  });
  const more = report.failures.length - shown.length;
  return [style.bad('Failures'), ...shown, ...(more > 0 ? [`  and ${more} more`] : []), ''].join('\n');
}

/** One line a pairing of duels and one a hero in all (against `*`). */
export function reportCsv(report: Report): string {
  const line = (hero: string, against: string, row: Result): string =>
    [
      hero,
      against,
      row.games,
      row.wins,
      row.draws,
      row.winRate.toFixed(4),
      row.low.toFixed(4),
      row.high.toFixed(4),
    ].join(',');
  return [
    'hero,against,games,wins,draws,winRate,low,high',
    ...Object.entries(report.wins).map(([hero, row]) => line(hero, '*', row)),
    ...report.matrix.map((row) => line(row.hero, row.against, row)),
    '',
  ].join('\n');
}
