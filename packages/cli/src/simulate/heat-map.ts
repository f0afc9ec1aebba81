import { heroes } from '../collection/library.ts';
import { escaped, svgDocument } from '../drawing/svg.ts';
import type { Report } from './report.ts';

const CELL = 48;
const RIGHT = 90;
const BAR = 320;
/** Room for the words above and below. */
const LEAST_WIDTH = 480;
/** What stands above the names of the columns. */
const HEAD = 178;
/** How wide and how high a letter of a name is: names of rows lie, those of columns lean. */
const LETTER = { wide: 8, high: 6.1 };

/** Where the first cell begins: beside the longest name and below it. */
interface Origin {
  readonly left: number;
  readonly top: number;
}

/** Orange where the column wins, blue where the row does: told apart by everybody, also in grey. */
const ENDS = { low: [179, 88, 6], even: [247, 245, 240], high: [33, 102, 172] } as const;

type Rgb = readonly [number, number, number];

function mixed(rate: number): Rgb {
  const end: Rgb = rate < 0.5 ? ENDS.low : ENDS.high;
  const share = Math.min(1, Math.abs(rate - 0.5) * 2);
  const part = (i: 0 | 1 | 2): number => Math.round(ENDS.even[i] + (end[i] - ENDS.even[i]) * share);
  return [part(0), part(1), part(2)];
}

const heatColour = (rate: number): string => `rgb(${mixed(rate).join(',')})`;

/** Black or white, whichever reads better on a cell. */
function ink(rate: number): string {
  const [red, green, blue] = mixed(rate);
  return 0.299 * red + 0.587 * green + 0.114 * blue < 140 ? '#fff' : '#1d1b18';
}

export const displayName = (slug: string): string => heroes.find((hero) => hero.slug === slug)?.name ?? slug;

/** Heroes with their mean win rate against the others, the strongest first. */
function ranking(report: Report): { readonly hero: string; readonly mean: number }[] {
  const rates = new Map<string, number[]>();
  for (const { hero, winRate } of report.matrix) rates.set(hero, [...(rates.get(hero) ?? []), winRate]);
  return [...rates]
    .map(([hero, list]) => ({ hero, mean: list.reduce((sum, rate) => sum + rate, 0) / list.length }))
    .sort((a, b) => b.mean - a.mean);
}

const whole = (rate: number): number => Math.round(100 * rate);

/** A square with a number; `small` is the interval below it. */
function square(x: number, y: number, rate: number, title: string, small: string, isSure: boolean): string {
  const colour = ink(rate);
  const middle = x + CELL / 2;
  const lift = small === '' ? 6 : 1;
  return [
    `<g><title>${escaped(title)}</title><rect x="${x + 1}" y="${y + 1}" width="${CELL - 2}" height="${CELL - 2}" rx="5" class="cell" fill="${heatColour(rate)}"/>`,
    `<text x="${middle}" y="${y + CELL / 2 + lift}" text-anchor="middle" style="fill:${colour}" class="${isSure ? 'sure' : 'rate'}">${whole(rate)}</text>`,
    small === ''
      ? '</g>'
      : `<text x="${middle}" y="${y + CELL / 2 + 15}" text-anchor="middle" style="fill:${colour}" class="small">${small}</text></g>`,
  ].join('');
}

function cellsOf(report: Report, ranked: readonly string[], { left, top }: Origin): string[] {
  const pairings = new Map(report.matrix.map((cell) => [`${cell.hero} ${cell.against}`, cell]));
  return ranked.flatMap((hero, row) =>
    ranked.map((against, column) => {
      const [x, y] = [left + column * CELL, top + row * CELL];
      const names = `${displayName(hero)} against ${displayName(against)}`;
      const found = pairings.get(`${hero} ${against}`);
      if (found === undefined) return hero === against ? blank(x, y, 'self', '') : blank(x, y, 'none', names);
      const { winRate, low, high, games } = found;
      const range = `${whole(low)}–${whole(high)}`;
      const title = `${names}: ${whole(winRate)} % of ${games} games (95 %: ${range})`;
      return square(x, y, winRate, title, range, low > 0.5 || high < 0.5);
    }),
  );
}

/** A cell without a rate: a hero and itself, or two who have not met. */
function blank(x: number, y: number, kind: 'self' | 'none', names: string): string {
  const title = kind === 'none' ? `<title>${escaped(names)}: no game</title>` : '';
  return `<rect x="${x + 1}" y="${y + 1}" width="${CELL - 2}" height="${CELL - 2}" rx="5" class="${kind}">${title}</rect>`;
}

function legend(): string {
  const steps = Array.from({ length: 41 }, (_, i) => i / 40);
  const bars = steps.map(
    (rate) =>
      `<rect x="${20 + rate * (BAR - BAR / 41)}" y="84" width="${BAR / 41 + 0.6}" height="14" fill="${heatColour(rate)}"/>`,
  );
  const marks = [0, 0.25, 0.5, 0.75, 1].map(
    (rate) => `<text x="${20 + rate * BAR}" y="113" text-anchor="middle" class="mark">${whole(rate)}</text>`,
  );
  return [...bars, ...marks].join('');
}

const STYLE = `<style>
.heat text{font:14px system-ui,'Segoe UI',Roboto,sans-serif;fill:#2b2620}
.heat .rate{font-size:16px}.heat .sure{font-size:16px;font-weight:700}
.heat .small{font-size:10px}.heat .mark,.heat .note{font-size:12px;fill:#6a6257}
.heat .title{font-size:21px;font-weight:700}
.heat .paper{fill:#fffdf8}.heat .self{fill:#8d857833}.heat .cell{stroke:#8d857866;stroke-width:.75}
.heat .none{fill:none;stroke:#8d857899;stroke-dasharray:3 3}
@media (prefers-color-scheme:dark){.heat text{fill:#ece7dd}.heat .mark,.heat .note{fill:#a9a195}.heat .paper{fill:#1b1a18}}
</style>`;

/** How many games lie behind the picture. */
function footOf({ matrix, bots, seed }: Report): string {
  // Each pairing stands there twice.
  const games = matrix.reduce((sum, cell) => sum + cell.games, 0) / 2;
  const counts = matrix.map((cell) => cell.games);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const each = least === most ? `${least}` : `${least} to ${most}`;
  return `${games} duels of different heroes, ${each} a pairing; bots: ${bots.join(', ')}; seed ${seed}`;
}

/** The names of rows and columns, and the mean of each row. */
function sidesOf(ranked: ReturnType<typeof ranking>, { left, top }: Origin): string[] {
  const right = left + ranked.length * CELL + 16;
  const leaning = (x: number, text: string, kind: string): string =>
    `<text transform="translate(${x + CELL / 2 + 5} ${top - 10}) rotate(-50)"${kind}>${text}</text>`;
  const names = ranked.map(({ hero, mean }, i) => {
    const y = top + i * CELL;
    const name = escaped(displayName(hero));
    const row = `<text x="${left - 12}" y="${y + CELL / 2 + 5}" text-anchor="end">${name}</text>`;
    const title = `${displayName(hero)}: ${whole(mean)} % on average`;
    return row + leaning(left + i * CELL, name, '') + square(right, y, mean, title, '', false);
  });
  return ranked.length === 0 ? [] : [...names, leaning(right, 'average', ' class="note"')];
}

/** The win rates of duels as a picture: rows against columns, the strongest hero first, with the mean of each row. */
export function heatMap(report: Report): string {
  const ranked = ranking(report);
  const slugs = ranked.map(({ hero }) => hero);
  const size = ranked.length * CELL;
  const longest = Math.max(0, ...slugs.map((hero) => displayName(hero).length));
  const origin = { left: 32 + longest * LETTER.wide, top: Math.round(HEAD + longest * LETTER.high) };
  const foot = ranked.length === 0 ? 'No duel of different heroes was played.' : footOf(report);
  return svgDocument(Math.max(origin.left + size + RIGHT, LEAST_WIDTH), origin.top + size + 50, [
    `<g class="heat">${STYLE}<rect width="100%" height="100%" class="paper"/>`,
    '<text x="20" y="36" class="title">Who beats whom</text>',
    '<text x="20" y="62">Duels won by the row against the column, in percent</text>',
    legend(),
    '<text x="20" y="134" class="note">Small: 95 % interval. Bold: 50 is outside it. Dashed: no game.</text>',
    '<text x="20" y="152" class="note">Average: each opponent counts the same.</text>',
    ...cellsOf(report, slugs, origin),
    ...sidesOf(ranked, origin),
    `<text x="20" y="${origin.top + size + 32}" class="note">${escaped(foot)}</text></g>`,
  ]);
}
