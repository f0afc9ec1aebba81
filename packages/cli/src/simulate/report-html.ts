import { escaped, short } from '../drawing/svg.ts';
import { displayName, heatMap } from './heat-map.ts';
import { type CardReport, interval, type Lengths, percent, type Report, type Result } from './report.ts';
import { PAGE_SCRIPT, PAGE_STYLE } from './report-page.ts';

/** How the games of a report came about. */
export interface Method {
  readonly command: string;
  readonly date: string;
}

/** A cell: what it shows, and what it is sorted by where that differs. */
type Cell = string | number | { readonly text: string; readonly value: number };

interface Column<T> {
  readonly title: string;
  readonly cell: (row: T) => Cell;
}

const cellHtml = (cell: Cell): string =>
  typeof cell === 'object'
    ? `<td data-value="${cell.value}">${escaped(cell.text)}</td>`
    : `<td>${escaped(String(cell))}</td>`;

function tableHtml<T>(
  id: string,
  columns: readonly Column<T>[],
  rows: readonly T[],
  mark: (row: T) => string = () => '',
): string {
  const head = columns.map(({ title }) => `<th scope="col"><button>${escaped(title)}</button></th>`).join('');
  const body = rows.map(
    (row) => `<tr${mark(row)}>${columns.map(({ cell }) => cellHtml(cell(row))).join('')}</tr>`,
  );
  return `<div class="wide"><table id="${id}"><thead><tr>${head}</tr></thead><tbody>\n${body.join('\n')}\n</tbody></table></div>`;
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
  const title = `Balance of ${Object.keys(report.wins).length} heroes`;
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
<p class="soft">${report.games} games between bots (${escaped(report.bots.join(', '))}), ${escaped(method.date)}. How strong a hero is depends on who plays it.</p>
${tiles(report)}
${[strengths(report), pairings(report), seats(report), lengths(report), cards(report), never(report), about(report, method)].filter((part) => part !== '').join('\n')}
</main>
<script>${PAGE_SCRIPT}</script>
</body>
</html>
`;
}

function tiles({ games, finished, seatOne, lengths: modes, neverPlayed }: Report): string {
  const facts = [
    [String(finished), finished === games ? 'games, all finished' : `of ${games} games finished`],
    ...(seatOne.games > 0
      ? [[percent(seatOne.winRate), `of duels won by seat 1 (95 %: ${interval(seatOne)})`]]
      : []),
    ...modes.map(({ mode, quartiles }) => [String(quartiles[1]), `turns: the median of ${mode}`]),
    [String(neverPlayed.length), 'cards never played'],
  ];
  const items = facts.map(([number = '', words = '']) => `<li><b>${number}</b>${escaped(words)}</li>`);
  return `<ul class="tiles">${items.join('')}</ul>`;
}

function strengths({ wins }: Report): string {
  const rows = Object.entries(wins).map(([hero, result]) => ({ hero, ...result }));
  rows.sort((a, b) => b.winRate - a.winRate);
  const columns = [{ title: 'Hero', cell: (row: { hero: string }) => displayName(row.hero) }, ...results()];
  return section('Heroes', tableHtml('heroes', columns, rows));
}

function pairings(report: Report): string {
  if (report.matrix.length === 0) return '';
  // Inside a page an SVG needs no name space.
  const picture = heatMap(report).replace(/ xmlns="[^"]*"/, '');
  return section('Hero against hero', `<div class="wide">${picture}</div>`);
}

function seats({ seats: rows }: Report): string {
  const columns = [
    { title: 'Seat', cell: (row: Report['seats'][number]) => `${row.mode}, seat ${row.seat}` },
    ...results<Report['seats'][number]>(),
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

const CARD_COLUMNS: readonly Column<CardReport>[] = [
  { title: 'Card', cell: (row) => row.title },
  { title: 'Hero', cell: (row) => displayName(row.hero) },
  { title: 'Copies', cell: (row) => row.copies },
  { title: 'Attacks', cell: (row) => row.attack },
  { title: 'Defenses', cell: (row) => row.defense },
  { title: 'Schemes', cell: (row) => row.scheme },
  { title: 'Boosts', cell: (row) => row.boost },
  { title: 'Damage', cell: (row) => row.damage },
  { title: 'Played in', cell: (row) => rateCell(row.playedShare) },
  {
    title: 'Won when played',
    cell: (row) => (row.games === 0 ? { text: '–', value: -1 } : rateCell(row.winRate)),
  },
  {
    title: '95 %',
    cell: (row) => (row.games === 0 ? { text: '–', value: -1 } : { text: interval(row), value: row.low }),
  },
];

function cards({ cards: rows, wins }: Report): string {
  if (rows.length === 0) return '';
  const sorted = [...rows].sort((a, b) => b.damage - a.damage);
  const options = Object.keys(wins).map(
    (hero) => `<option value="${hero}">${escaped(displayName(hero))}</option>`,
  );
  const choice = `<label>Cards of <select id="hero"><option value="">all heroes</option>${options.join('')}</select></label>`;
  const note =
    '<p class="soft">Damage to the fighters of others: combat damage counts for the attack, other damage for the card whose effect it is. “Played in” is the share of its hero’s games in which a card was played, not counting boosts. A card that is played late in won games is not for that reason a strong card.</p>';
  return section(
    'Cards',
    note,
    choice,
    tableHtml('cards', CARD_COLUMNS, sorted, (row) => ` data-hero="${row.hero}"`),
  );
}

function never({ neverPlayed, cards: all }: Report): string {
  const titles = all
    .filter(({ hero, card }) => neverPlayed.includes(`${hero}/${card}`))
    .map(({ hero, title }) => `${title} (${displayName(hero)})`);
  return section(
    'Cards never played',
    `<p>${titles.length === 0 ? 'None.' : `${escaped(titles.join(', '))}.`}</p>`,
  );
}

function about(
  { seed, iterations, crashed, capped, decisions, matrix }: Report,
  { command, date }: Method,
): string {
  const trials = iterations === null ? 'their own number of trials' : `${iterations} trials`;
  const cells = matrix.length;
  const chance =
    cells === 0
      ? ''
      : ` With ${cells / 2} pairings about one in twenty lies outside its interval by chance alone.`;
  return section(
    'Method',
    `<p>Made on ${escaped(date)} by <code>${escaped(command)}</code>. The same command plays the same games. Seed ${escaped(seed)}; ${decisions} decisions; bots that search got ${trials} a decision; ${crashed} games crashed and ${capped} ended at the turn limit.</p>`,
    `<p>Each game draws heroes, board and mode by its number and the seed. Games in which a hero meets itself count for lengths and seats only. A draw is half a win. “95 %” is the Wilson score interval: of such intervals, about 95 in 100 hold the true win rate of these bots.${chance}</p>`,
  );
}
