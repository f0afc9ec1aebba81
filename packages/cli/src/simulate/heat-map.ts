import { heroes } from '../collection/library.ts';
import { escaped, svgDocument } from '../drawing/svg.ts';
import type { Report } from './report.ts';

const CELL = 48;
const LEFT = 210;
const TOP = 276;
const RIGHT = 90;
const BAR = 320;

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
    `<g><title>${escaped(title)}</title><rect x="${x + 1}" y="${y + 1}" width="${CELL - 2}" height="${CELL - 2}" rx="5" fill="${heatColour(rate)}"/>`,
    `<text x="${middle}" y="${y + CELL / 2 + lift}" text-anchor="middle" style="fill:${colour}" class="${isSure ? 'sure' : 'rate'}">${whole(rate)}</text>`,
    small === ''
      ? '</g>'
      : `<text x="${middle}" y="${y + CELL / 2 + 15}" text-anchor="middle" style="fill:${colour}" class="small">${small}</text></g>`,
  ].join('');
}

function cellsOf(report: Report, at: (hero: string) => number): string[] {
  return report.matrix.map(({ hero, against, winRate, low, high, games }) => {
    const range = `${whole(low)}–${whole(high)}`;
    const title = `${displayName(hero)} against ${displayName(against)}: ${whole(winRate)} % of ${games} games (95 %: ${range})`;
    return square(LEFT + at(against), TOP + at(hero), winRate, title, range, low > 0.5 || high < 0.5);
  });
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
.heat .paper{fill:#fffdf8}.heat .self{fill:#8d857833}
@media (prefers-color-scheme:dark){.heat text{fill:#ece7dd}.heat .mark,.heat .note{fill:#a9a195}.heat .paper{fill:#1b1a18}}
</style>`;

/** The win rates of duels as a picture: rows against columns, the strongest hero first, with the mean of each row. */
export function heatMap(report: Report): string {
  const ranked = ranking(report);
  const size = ranked.length * CELL;
  const at = (hero: string): number => ranked.findIndex((row) => row.hero === hero) * CELL;
  const sides = ranked.map(({ hero, mean }, i) => {
    const middle = i * CELL + CELL / 2;
    const name = escaped(displayName(hero));
    const own = `<rect x="${LEFT + i * CELL + 1}" y="${TOP + i * CELL + 1}" width="${CELL - 2}" height="${CELL - 2}" rx="5" class="self"/>`;
    const row = `<text x="${LEFT - 12}" y="${TOP + middle + 5}" text-anchor="end">${name}</text>`;
    const column = `<text transform="translate(${LEFT + middle + 5} ${TOP - 10}) rotate(-50)">${name}</text>`;
    const title = `${displayName(hero)}: ${whole(mean)} % on average`;
    return own + row + column + square(LEFT + size + 16, TOP + i * CELL, mean, title, '', false);
  });
  const foot = `${report.games} games, bots: ${report.bots.join(', ')}, seed ${report.seed}`;
  return svgDocument(LEFT + size + RIGHT, TOP + size + 50, [
    `<g class="heat">${STYLE}<rect width="100%" height="100%" class="paper"/>`,
    '<text x="20" y="36" class="title">Who beats whom</text>',
    '<text x="20" y="62">Duels won by the row against the column, in percent</text>',
    legend(),
    '<text x="20" y="134" class="note">Small: 95 % interval. Bold: 50 is outside it.</text>',
    `<text transform="translate(${LEFT + size + 16 + CELL / 2 + 5} ${TOP - 10}) rotate(-50)" class="note">average</text>`,
    ...cellsOf(report, at),
    ...sides,
    `<text x="20" y="${TOP + size + 32}" class="note">${escaped(foot)}</text></g>`,
  ]);
}
