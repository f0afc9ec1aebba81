import { padded, type Style, wrapped } from '../style.ts';
import { type Column, table } from '../table.ts';
import type { BoardReport, HeroReport } from './balance.ts';
import {
  type CardReport,
  coursesOf,
  interval,
  meanOfHeroes,
  percent,
  type Report,
  type SeatReport,
} from './report.ts';
import type { Result } from './result.ts';
import { versusText } from './versus.ts';

/** The report as people read it. */
export function reportText(report: Report, width: number, style: Style): string {
  const rows = Object.entries(report.wins).sort((a, b) => b[1].winRate - a[1].winRate);
  const parts = [summary(report).join('\n'), ''];
  if (report.versus !== undefined) parts.push(...wrapped(versusText(report.versus).join(' '), width), '');
  if (rows.length > 0) parts.push(table(rows, COLUMNS, width, style));
  if (report.matrix.length > 0) parts.push(table(report.heroes, EVENNESS, width, style));
  const mean = meanOfHeroes(report);
  if (mean !== null)
    parts.push(`All heroes together won ${percent(mean)}: in a free-for-all most seats lose.\n`);
  if (report.lengths.some(({ mode }) => mode !== 'duel'))
    parts.push(table(report.seats, SEAT_COLUMNS, width, style));
  if (report.boards.length > 1) parts.push(table(report.boards, BOARD_COLUMNS, width, style));
  if (report.matrix.length > 0) parts.push(matrixText(report, width, style));
  if (report.cards.length > 0) parts.push(impactsText(report, width, style), cardsText(report, width, style));
  if (report.failures.length > 0) parts.push(failuresText(report, style));
  return parts.join('\n');
}

function summary(report: Report): string[] {
  const { games, finished, crashed, capped, decisions, decisionsPerSecond, seatOne } = report;
  const lines = [
    `${games} games: ${finished} finished, ${crashed} crashed, ${capped} ended at the turn limit.`,
    ...report.failures.slice(0, 1).map(({ index, error }) => `The first crash, in game ${index}: ${error}.`),
    `${decisions} decisions${decisionsPerSecond === 0 ? '' : `, ${decisionsPerSecond} a second`}; bots: ${report.bots.join(', ')}; seed ${report.seed}.`,
  ];
  if (seatOne.games > 0)
    lines.push(
      `Seat 1 won ${percent(seatOne.winRate)} of ${seatOne.games} duels (95 %: ${interval(seatOne)}).`,
    );
  lines.push(...coursesOf(report));
  if (report.spread !== null)
    lines.push(
      `Win rates of heroes are ${pointsOf(report.spread)} points apart (standard deviation, without what chance adds).`,
    );
  for (const { mode, mean, shortest, quartiles, longest } of report.lengths)
    lines.push(
      `Turns of a ${mode}: ${mean.toFixed(1)} on average, half of them ${quartiles[0]} to ${quartiles[2]}, all ${shortest} to ${longest}.`,
    );
  return lines;
}

const COLUMNS: readonly Column<[string, Result]>[] = [
  { title: 'Hero', value: ([hero]) => hero },
  { title: 'Games', value: ([, row]) => row.games, align: 'right' },
  { title: 'Wins', value: ([, row]) => row.wins, align: 'right' },
  { title: 'Win rate', value: ([, row]) => percent(row.winRate), align: 'right' },
  { title: '95 %', value: ([, row]) => interval(row), align: 'right' },
];

const rate = (row: Result): string => (row.games === 0 ? '–' : percent(row.winRate));
const pointsOf = (spread: number | null): string => (spread === null ? '–' : (100 * spread).toFixed(1));

const EVENNESS: readonly Column<HeroReport>[] = [
  { title: 'Hero', value: (row) => row.hero },
  { title: 'Begins', value: (row) => rate(row.first), align: 'right' },
  { title: 'Second', value: (row) => rate(row.second), align: 'right' },
  { title: 'Spread', value: (row) => pointsOf(row.spread), align: 'right' },
  { title: 'Best against', value: (row) => row.best ?? '–' },
  { title: 'Worst against', value: (row) => row.worst ?? '–' },
  { title: 'Empty deck', value: (row) => percent(row.exhausted), align: 'right' },
];

const BOARD_COLUMNS: readonly Column<BoardReport>[] = [
  { title: 'Board', value: (row) => row.board },
  { title: 'Games', value: (row) => row.games, align: 'right' },
  { title: 'Turns', value: (row) => row.turns.toFixed(1), align: 'right' },
  { title: 'Empty deck', value: (row) => percent(row.exhausted), align: 'right' },
  { title: 'Seat 1', value: (row) => rate(row.seatOne), align: 'right' },
  { title: '95 %', value: (row) => (row.seatOne.games === 0 ? '–' : interval(row.seatOne)), align: 'right' },
  { title: 'Spread', value: (row) => pointsOf(row.spread), align: 'right' },
];

const SEAT_COLUMNS: readonly Column<SeatReport>[] = [
  { title: 'Mode', value: (row) => row.mode },
  { title: 'Seat', value: (row) => row.seat, align: 'right' },
  { title: 'Games', value: (row) => row.games, align: 'right' },
  { title: 'Wins', value: (row) => row.wins, align: 'right' },
  { title: 'Win rate', value: (row) => percent(row.winRate), align: 'right' },
  { title: '95 %', value: (row) => interval(row), align: 'right' },
  { title: 'By chance', value: (row) => percent(row.chance), align: 'right' },
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

const CARD_COLUMNS: readonly Column<CardReport>[] = [
  { title: 'Card', value: ({ hero, card }) => `${hero}/${card}` },
  { title: 'Damage', value: (row) => row.damage, align: 'right' },
  { title: 'Attacks', value: (row) => row.attack, align: 'right' },
  { title: 'Defenses', value: (row) => row.defense, align: 'right' },
  { title: 'Schemes', value: (row) => row.scheme, align: 'right' },
  { title: 'Boosts', value: (row) => row.boost, align: 'right' },
  { title: 'In games', value: (row) => percent(row.playedShare), align: 'right' },
];

const MOST_CARDS = 10;
const FEW_CARDS = 5;

const signed = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(100 * share).toFixed(1)}`;

const IMPACT_COLUMNS: readonly Column<CardReport>[] = [
  { title: 'Card', value: ({ hero, card }) => `${hero}/${card}` },
  { title: 'Won with it', value: (row) => rate(row.opening), align: 'right' },
  { title: 'Points more', value: (row) => signed(row.impact.points), align: 'right' },
  {
    title: '95 %',
    value: ({ impact: { low, high } }) => `${signed(low)} to ${signed(high)}`,
    align: 'right',
  },
];

/** The cards that were worth most and least to begin with, of those for whom chance alone is not enough. */
function impactsText({ cards }: Report, width: number, style: Style): string {
  const clear = cards.filter(({ impact: { low, high } }) => low > 0 || high < 0);
  const rows = clear.sort((a, b) => b.impact.points - a.impact.points);
  const few = rows.length > 2 * FEW_CARDS ? [...rows.slice(0, FEW_CARDS), ...rows.slice(-FEW_CARDS)] : rows;
  const words = `Of ${cards.length} cards ${rows.length} lie beside 0 with their interval; by chance alone it would be about ${Math.round(cards.length / 20)}.`;
  return [
    style.bold('Games won with a card in the first hand, beside those without'),
    ...(few.length === 0 ? [] : [table(few, IMPACT_COLUMNS, width, style)]),
    ...wrapped(words, width),
    '',
  ].join('\n');
}

/** The first of a list, and how many are left. */
function some(names: readonly string[]): string {
  const more = names.length - MOST_CARDS;
  const shown = names.slice(0, MOST_CARDS).join(', ');
  return more > 0 ? `${shown} and ${more} more` : shown;
}

/** The most harmful cards, and those that nobody played; the others are in the files. */
function cardsText({ cards, neverPlayed, abilities }: Report, width: number, style: Style): string {
  const worst = [...cards].sort((a, b) => b.damage - a.damage).slice(0, MOST_CARDS);
  const never =
    neverPlayed.length === 0 ? 'none' : `${neverPlayed.length} of ${cards.length}: ${some(neverPlayed)}`;
  const dealt = Object.entries(abilities).sort(([, a], [, b]) => b - a);
  return [
    style.bold(`Damage: of ${cards.length} cards the ${worst.length} that dealt most`),
    table(worst, CARD_COLUMNS, width, style),
    ...(dealt.length === 0
      ? []
      : wrapped(`Damage by abilities: ${dealt.map(([hero, sum]) => `${hero} ${sum}`).join(', ')}.`, width)),
    ...wrapped(`Cards never played: ${never}.`, width),
    '',
  ].join('\n');
}
