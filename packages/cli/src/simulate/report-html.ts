import { boardBySlug } from '../collection/library.ts';
import { escaped, short } from '../drawing/svg.ts';
import type { BoardReport, HeroReport } from './balance.ts';
import { displayName, heatMap } from './heat-map.ts';
import {
  type CardReport,
  coursesOf,
  interval,
  type Lengths,
  meanOfHeroes,
  percent,
  type Report,
  type SeatReport,
} from './report.ts';
import { PAGE_SCRIPT, PAGE_STYLE } from './report-page.ts';
import type { Result } from './result.ts';
import { versusText } from './versus.ts';

/** How the games of a report came about. */
export interface Method {
  readonly command: string;
  readonly date: string;
  /** How many games were asked for. */
  readonly games: number;
}

/** A cell: what it shows, and what it is sorted by where that differs. */
type Cell =
  | string
  | number
  | { readonly text: string; readonly value: number }
  | { readonly svg: string; readonly value: number };

interface Column<T> {
  readonly title: string;
  readonly cell: (row: T) => Cell;
}

const grouped = (value: number): string => value.toLocaleString('en');

function cellHtml(cell: Cell): string {
  if (typeof cell === 'string') return `<td>${escaped(cell)}</td>`;
  if (typeof cell === 'number') return `<td data-value="${cell}">${grouped(cell)}</td>`;
  return `<td data-value="${cell.value}">${'svg' in cell ? cell.svg : escaped(cell.text)}</td>`;
}

/** A table; `sorted` is the title of the column by which its rows already stand, the largest first. */
function tableHtml<T>(
  id: string,
  columns: readonly Column<T>[],
  rows: readonly T[],
  { sorted = '', mark = () => '' }: { readonly sorted?: string; readonly mark?: (row: T) => string } = {},
): string {
  const head = columns.map(({ title }) => {
    const order = title === sorted ? ' aria-sort="descending"' : '';
    return `<th scope="col"${order}><button>${escaped(title)}</button></th>`;
  });
  const body = rows.map(
    (row) => `<tr${mark(row)}>${columns.map(({ cell }) => cellHtml(cell(row))).join('')}</tr>`,
  );
  const size = rows.length > LONG ? 'wide long' : 'wide';
  return `<div class="${size}"><table id="${id}"><thead><tr>${head.join('')}</tr></thead><tbody>\n${body.join('\n')}\n</tbody></table></div>`;
}

/** More rows than this scroll below their titles. */
const LONG = 40;

/** Shows the rows of one hero in a table. */
function heroChoice(table: string, label: string, { wins }: Report): string {
  const options = Object.keys(wins).map(
    (hero) => `<option value="${hero}">${escaped(displayName(hero))}</option>`,
  );
  return `<label>${label} <select data-table="${table}"><option value="">all heroes</option>${options.join('')}</select></label>`;
}

const rateCell = (rate: number): Cell => ({ text: percent(rate), value: rate });
const results = <T extends Result>(): Column<T>[] => [
  { title: 'Games', cell: (row) => row.games },
  { title: 'Wins', cell: (row) => row.wins },
  { title: 'Win rate', cell: (row) => rateCell(row.winRate) },
  { title: '95 %', cell: (row) => ({ text: interval(row), value: row.low }) },
];

const section = (title: string, ...parts: readonly string[]): string =>
  `<section><h2>${escaped(title)}</h2>\n${parts.join('\n')}\n</section>`;

/** Everything a report knows as one page that needs nothing else. */
export function reportHtml(report: Report, method: Method): string {
  const heroes = Object.keys(report.wins).length;
  const title = heroes === 0 ? 'Games between bots' : `Balance of ${heroes} heroes`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>${title}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p class="soft">${grouped(report.games)} games between bots (${escaped(report.bots.join(', '))}), ${escaped(method.date)}. How strong a hero is depends on who plays it.</p>
${tiles(report)}
${[versions(report), strengths(report), evenness(report), pairings(report), seats(report), boards(report), lengths(report), cards(report), never(report), about(report, method)].filter((part) => part !== '').join('\n')}
</main>
<script>${PAGE_SCRIPT}</script>
</body>
</html>
`;
}

function tiles({ games, finished, seatOne, lengths: modes, neverPlayed }: Report): string {
  const facts = [
    [grouped(finished), finished === games ? 'games, all finished' : `of ${grouped(games)} games finished`],
    ...(seatOne.games > 0
      ? [[percent(seatOne.winRate), `of duels won by seat 1 (95 %: ${interval(seatOne)})`]]
      : []),
    ...(modes.length === 1 ? modes : []).map(({ quartiles }) => [
      String(quartiles[1]),
      'turns in the median game',
    ]),
    [String(neverPlayed.length), 'cards never played'],
  ];
  const items = facts.map(([number = '', words = '']) => `<li><b>${number}</b>${escaped(words)}</li>`);
  return `<ul class="tiles">${items.join('')}</ul>`;
}

const PLOT = { width: 280, height: 16 };

/** An interval from 0 to 100 percent with its rate, beside the mean of all. */
function plotHtml({ winRate, low, high }: Result, mean: number): string {
  const x = (rate: number): string => short(4 + rate * (PLOT.width - 8));
  const y = PLOT.height / 2;
  return `<svg class="plot" width="${PLOT.width}" height="${PLOT.height}" aria-hidden="true"><line class="mean" x1="${x(mean)}" x2="${x(mean)}" y1="0" y2="${PLOT.height}"/><line x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}"/><circle cx="${x(winRate)}" cy="${y}" r="4"/></svg>`;
}

function strengths(report: Report): string {
  const rows = Object.entries(report.wins).map(([hero, result]) => ({ hero, ...result }));
  if (rows.length === 0) return '';
  rows.sort((a, b) => b.winRate - a.winRate);
  const mean = meanOfHeroes(report);
  type Row = (typeof rows)[number];
  const columns: Column<Row>[] = [
    { title: 'Hero', cell: (row) => displayName(row.hero) },
    ...results<Row>(),
    { title: '0 to 100 %', cell: (row) => ({ svg: plotHtml(row, mean ?? 0.5), value: row.winRate }) },
  ];
  const note =
    mean === null
      ? ''
      : `<p class="soft">All modes together. In a free-for-all most seats lose: all heroes together won ${percent(mean)}, the dashed line.</p>`;
  return section('Heroes', note, tableHtml('heroes', columns, rows, { sorted: 'Win rate' }));
}

const versions = ({ versus }: Report): string =>
  versus === undefined
    ? ''
    : section('Two versions of a hero', ...versusText(versus).map((line) => `<p>${escaped(line)}</p>`));

const someRate = (row: Result): Cell => (row.games === 0 ? { text: '–', value: -1 } : rateCell(row.winRate));
const spreadCell = (spread: number | null): Cell =>
  spread === null ? { text: '–', value: -1 } : { text: (100 * spread).toFixed(1), value: spread };
const heroCell = (hero: string | null): Cell => (hero === null ? '–' : displayName(hero));

const EVENNESS: readonly Column<HeroReport>[] = [
  { title: 'Hero', cell: (row) => displayName(row.hero) },
  { title: 'Won when it begins', cell: (row) => someRate(row.first) },
  { title: 'When second', cell: (row) => someRate(row.second) },
  { title: 'Spread', cell: (row) => spreadCell(row.spread) },
  { title: 'Best against', cell: (row) => heroCell(row.best) },
  { title: 'Worst against', cell: (row) => heroCell(row.worst) },
  { title: 'Empty deck', cell: (row) => rateCell(row.exhausted) },
];

function evenness({ heroes, matrix, spread }: Report): string {
  if (matrix.length === 0) return '';
  const all = spread === null ? '' : ` Win rates of heroes are ${(100 * spread).toFixed(1)} points apart.`;
  return section(
    'How evenly',
    `<p class="soft">Duels that a hero began and those that the other began; the spread of its win rates over its opponents (the standard deviation in points, without what chance adds); the share of its games that an empty deck ended.${all}</p>`,
    tableHtml(
      'evenness',
      EVENNESS,
      [...heroes].sort((a, b) => (b.spread ?? -1) - (a.spread ?? -1)),
      {
        sorted: 'Spread',
      },
    ),
  );
}

const BOARDS: readonly Column<BoardReport>[] = [
  { title: 'Board', cell: (row) => boardBySlug(row.board)?.name ?? row.board },
  { title: 'Games', cell: (row) => row.games },
  { title: 'Turns', cell: (row) => ({ text: row.turns.toFixed(1), value: row.turns }) },
  { title: 'Empty deck', cell: (row) => rateCell(row.exhausted) },
  { title: 'Duels won by seat 1', cell: (row) => someRate(row.seatOne) },
  {
    title: '95 %',
    cell: (row) => ({ text: row.seatOne.games === 0 ? '–' : interval(row.seatOne), value: row.seatOne.low }),
  },
  { title: 'Spread of heroes', cell: (row) => spreadCell(row.spread) },
];

const boards = ({ boards: rows }: Report): string =>
  rows.length === 0 ? '' : section('Boards', tableHtml('boards', BOARDS, rows));

type Pairing = Report['matrix'][number];

const PAIRING_COLUMNS: readonly Column<Pairing>[] = [
  { title: 'Hero', cell: (row) => displayName(row.hero) },
  { title: 'Against', cell: (row) => displayName(row.against) },
  ...results<Pairing>(),
];

function pairings(report: Report): string {
  if (report.matrix.length === 0) return '';
  // Inside a page an SVG needs no name space.
  const picture = heatMap(report).replace(/ xmlns="[^"]*"/, '');
  const rows = [...report.matrix].sort((a, b) => b.winRate - a.winRate);
  const mark = (row: Pairing): string => ` data-hero="${row.hero}"`;
  const list = tableHtml('pairings', PAIRING_COLUMNS, rows, { sorted: 'Win rate', mark });
  const choice = heroChoice('pairings', 'Pairings of', report);
  return section(
    'Hero against hero',
    `<div class="wide">${picture}</div>`,
    `<details><summary>The same as a table</summary>${choice}${list}</details>`,
  );
}

function seats({ seats: rows }: Report): string {
  const columns = [
    { title: 'Seat', cell: (row: SeatReport) => `${row.mode}, seat ${row.seat}` },
    ...results<SeatReport>(),
    { title: 'By chance', cell: (row: SeatReport) => rateCell(row.chance) },
  ];
  const note = '<p class="soft">Seat 1 begins. In teams the seats 1 and 3 win together.</p>';
  return rows.length === 0 ? '' : section('Seats', note, tableHtml('seats', columns, rows));
}

const BAR = { width: 640, height: 180, foot: 22, head: 18 };

function barsHtml({ mode, games, mean, shortest, quartiles, longest, histogram }: Lengths): string {
  const most = Math.max(1, ...histogram.map((bar) => bar.games));
  const step = BAR.width / histogram.length;
  const bars = histogram.map((bar, i) => {
    const height = (bar.games / most) * (BAR.height - BAR.foot - BAR.head);
    const y = BAR.height - BAR.foot - height;
    const x = short(i * step + step / 2);
    const turns = bar.from === bar.to ? `${bar.from}` : `${bar.from}–${bar.to}`;
    return `<rect x="${short(i * step + 2)}" y="${short(y)}" width="${short(step - 4)}" height="${short(height)}" rx="2"/><text x="${x}" y="${short(y - 5)}" text-anchor="middle">${bar.games}</text><text x="${x}" y="${BAR.height - 6}" text-anchor="middle">${turns}</text>`;
  });
  const words = `${mean.toFixed(1)} turns on average in ${games} games; half of them had ${quartiles[0]} to ${quartiles[2]}, all ${shortest} to ${longest}.`;
  return `<h3>${escaped(mode)}</h3><p>${words}</p><div class="bars"><svg viewBox="0 0 ${BAR.width} ${BAR.height}" role="img" aria-label="${escaped(`Turns of ${mode}: ${words}`)}">${bars.join('')}</svg></div>`;
}

const lengths = ({ lengths: modes }: Report): string =>
  modes.length === 0 ? '' : section('Length of games', ...modes.map(barsHtml));

const signed = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(100 * share).toFixed(1)}`;

/** What most readers look for stands first. */
const CARD_COLUMNS: readonly Column<CardReport>[] = [
  { title: 'Card', cell: (row) => row.title },
  { title: 'Hero', cell: (row) => displayName(row.hero) },
  { title: 'Damage', cell: (row) => row.damage },
  { title: 'Played in', cell: (row) => rateCell(row.playedShare) },
  {
    title: 'Won then',
    cell: (row) => (row.games === 0 ? { text: '–', value: -1 } : rateCell(row.winRate)),
  },
  {
    title: '95 %',
    cell: (row) => (row.games === 0 ? { text: '–', value: -1 } : { text: interval(row), value: row.low }),
  },
  { title: 'Won when drawn', cell: (row) => someRate(row.drawn) },
  {
    title: 'Worth at first',
    cell: ({ opening, impact: { points, low, high } }) =>
      opening.games === 0
        ? { text: '–', value: -2 }
        : { text: `${signed(points)} (${signed(low)} to ${signed(high)})`, value: points },
  },
  { title: 'Copies', cell: (row) => row.copies },
  { title: 'Attacks', cell: (row) => row.attack },
  { title: 'Defenses', cell: (row) => row.defense },
  { title: 'Schemes', cell: (row) => row.scheme },
  { title: 'Boosts', cell: (row) => row.boost },
];

function cards(report: Report): string {
  if (report.cards.length === 0) return '';
  const rows = [...report.cards].sort((a, b) => b.damage - a.damage);
  const note =
    '<p class="soft">Damage to the fighters of others: combat damage counts for the attack, other damage for the card whose effect it is. “Played in” is the share of its hero’s games in which a card was played, not counting boosts; “Won then” is how many of these games its hero won. A card that is played late in won games is not for that reason a strong card. “Won when drawn” counts the games in which a card was in the hand at some time; long games see more cards. “Worth at first” is by how many points more games were won with the card in the first hand than without it, with the 95 % interval: that hand is dealt by chance, so the card is the reason.</p>';
  const mark = (row: CardReport): string => ` data-hero="${row.hero}"`;
  return section(
    'Cards',
    note,
    heroChoice('cards', 'Cards of', report),
    tableHtml('cards', CARD_COLUMNS, rows, { sorted: 'Damage', mark }),
    abilities(report),
  );
}

function abilities({ abilities: damage }: Report): string {
  const dealt = Object.entries(damage).sort(([, a], [, b]) => b - a);
  if (dealt.length === 0) return '';
  const words = dealt.map(([hero, sum]) => `${displayName(hero)} ${grouped(sum)}`).join(', ');
  return `<p>Damage by abilities: ${escaped(words)}.</p>`;
}

function never({ neverPlayed, cards: all }: Report): string {
  if (all.length === 0) return '';
  const titles = all
    .filter(({ hero, card }) => neverPlayed.includes(`${hero}/${card}`))
    .map(({ hero, title }) => `${title} (${displayName(hero)})`);
  return section(
    'Cards never played',
    `<p>${titles.length === 0 ? 'None.' : `${escaped(titles.join(', '))}.`}</p>`,
  );
}

function about(report: Report, { command, date, games: wanted }: Method): string {
  const { seed, iterations, games, crashed, capped, decisions, matrix } = report;
  const trials = iterations === null ? 'their own number of trials' : `${grouped(iterations)} trials`;
  const again =
    games === wanted
      ? 'The same command plays the same games.'
      : `The run was interrupted after ${grouped(games)} of ${grouped(wanted)} games.`;
  const cells = matrix.length;
  const chance =
    cells === 0
      ? ''
      : ` With ${cells / 2} pairings about one in twenty lies outside its interval by chance alone.`;
  return section(
    'Method',
    `<p>Made on ${escaped(date)} by <code>${escaped(command)}</code>. ${again} Seed ${escaped(seed)}; ${grouped(decisions)} decisions; bots that search got ${trials} a decision; ${crashed} games crashed and ${capped} ended at the turn limit. ${escaped(coursesOf(report).join(' '))}</p>`,
    `<p>Each game draws heroes, board and mode by its number and the seed. Games in which a hero meets itself count for lengths and seats only. A draw is half a win. “95 %” is the Wilson score interval: of such intervals, about 95 in 100 hold the true win rate of these bots.${chance}</p>`,
  );
}
