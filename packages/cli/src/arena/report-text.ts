import { interval, percent } from '../simulate/report.ts';
import type { Style } from '../style.ts';
import { type Column, table } from '../table.ts';
import type { DuelReport, MatchReport, Result, TableReport } from './report.ts';
import type { TimesReport } from './times.ts';

const points = (elo: number): string =>
  Number.isFinite(elo) ? `${elo < 0 ? '−' : '+'}${Math.abs(Math.round(elo))}` : elo < 0 ? '−∞' : '+∞';

const rate = (result: Result): string => `${percent(result.winRate)} (95 %: ${interval(result)})`;

const TIME_COLUMNS: readonly Column<TimesReport & { readonly bot: string }>[] = [
  { title: 'Bot', value: (row) => row.bot },
  { title: 'Decisions', value: (row) => row.decisions, align: 'right' },
  { title: 'Mean ms', value: (row) => row.mean, align: 'right' },
  { title: 'Median', value: (row) => row.p50, align: 'right' },
  { title: '95 % below', value: (row) => row.p95, align: 'right' },
  { title: 'Longest', value: (row) => row.max, align: 'right' },
];

const MODE_COLUMNS: readonly Column<Result & { readonly mode: string; readonly chance: string }>[] = [
  { title: 'Mode', value: (row) => row.mode },
  { title: 'Games', value: (row) => row.games, align: 'right' },
  { title: 'Won', value: (row) => row.winsA, align: 'right' },
  { title: 'Win rate', value: (row) => percent(row.winRate), align: 'right' },
  { title: '95 %', value: (row) => interval(row), align: 'right' },
  { title: 'By chance', value: (row) => row.chance, align: 'right' },
];

/** Two bots, as people read it. */
export function duelText(report: DuelReport, width: number, style: Style): string {
  const { a, b, games, winsA, winsB, draws, crashed, elo, modes, alone } = report;
  const lines = [
    style.bold(`${a} against ${b}`),
    `${games} games: ${winsA} won, ${winsB} lost, ${draws} drawn, ${crashed} crashed; ${report.turns} turns on average.`,
    `Win rate of ${a}: ${rate(report)}; ${points(elo.difference)} Elo (${points(elo.low)} to ${points(elo.high)}).`,
  ];
  if (report.sprt !== null) lines.push(sprtText(report.sprt));
  lines.push(speedText(report), '');
  const rows = modes.map((mode) => ({ ...mode, chance: '50 %' }));
  if (alone !== null) rows.push({ ...alone, mode: 'alone against two', chance: '33 %' });
  if (rows.length > 1) lines.push(table(rows, MODE_COLUMNS, width, style));
  lines.push(table([thinking(report, 'a'), thinking(report, 'b')], TIME_COLUMNS, width, style));
  return [...lines, ...failuresText(report.failures, style)].join('\n');
}

const thinking = (match: MatchReport, who: 'a' | 'b') => ({ bot: match[who], ...match.thinking[who] });

function sprtText({ low, high, error, units, decided }: NonNullable<DuelReport['sprt']>): string {
  const test = `Sequential test with ${percent(error)} error`;
  if (decided === null) return `${test}: undecided between ${low} and ${high} after ${units} units of games.`;
  const [found, other] = decided === 'high' ? [high, low] : [low, high];
  return `${test}: decided for a win rate of ${found} rather than ${other} after ${units} units of games.`;
}

const speedText = ({
  played,
  seconds,
  gamesPerSecond,
  peakMemoryMb,
  seed,
}: DuelReport | TableReport): string => {
  const run =
    played === 0
      ? 'No game was played in this run'
      : `${played} games in this run of ${seconds.toFixed(1)} s, ${gamesPerSecond} a second`;
  return `${run}; at most ${peakMemoryMb} MB; seed ${seed}.`;
};

const MATCH_COLUMNS: readonly Column<MatchReport>[] = [
  { title: 'Bot', value: (row) => row.a },
  { title: 'Against', value: (row) => row.b },
  { title: 'Games', value: (row) => row.games, align: 'right' },
  { title: 'Won', value: (row) => row.winsA, align: 'right' },
  { title: 'Lost', value: (row) => row.winsB, align: 'right' },
  { title: 'Win rate', value: (row) => percent(row.winRate), align: 'right' },
  { title: '95 %', value: (row) => interval(row), align: 'right' },
];

const RATING_COLUMNS: readonly Column<TableReport['ratings'][number]>[] = [
  { title: 'Bot', value: (row) => row.name },
  { title: 'Elo', value: (row) => Math.round(row.elo), align: 'right' },
  { title: '95 %', value: (row) => `${Math.round(row.low)}–${Math.round(row.high)}`, align: 'right' },
];

/** Many bots, as people read it. */
export function tableText(report: TableReport, width: number, style: Style): string {
  return [
    `${report.games} games, ${report.crashed} crashed.`,
    speedText(report),
    '',
    table(report.ratings, RATING_COLUMNS, width, style),
    table(report.matches, MATCH_COLUMNS, width, style),
    ...failuresText(report.failures, style),
  ].join('\n');
}

const SHOWN = 10;

function failuresText(failures: DuelReport['failures'], style: Style): string[] {
  if (failures.length === 0) return [];
  const shown = failures.slice(0, SHOWN).map(({ game, error }) => `  game ${game}: ${error}`);
  const more = failures.length - shown.length;
  return [style.bad('Crashed'), ...shown, ...(more > 0 ? [`  and ${more} more`] : []), ''];
}
