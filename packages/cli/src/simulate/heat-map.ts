import { escaped, svgDocument } from '../drawing/svg.ts';
import type { Report } from './report.ts';

const CELL = 46;
const LEFT = 190;
const TOP = 170;

/** Red for the column, white for even, green for the row. */
export function heatColour(rate: number): string {
  const even = [247, 243, 232] as const;
  const end = rate < 0.5 ? ([190, 62, 48] as const) : ([46, 125, 92] as const);
  const share = Math.min(1, Math.abs(rate - 0.5) * 2);
  const mixed = even.map((part, i) => Math.round(part + ((end[i] ?? 0) - part) * share));
  return `rgb(${mixed.join(',')})`;
}

/** The win-rate matrix of duels as a picture. */
export function heatMap(report: Report): string {
  const heroes = [...new Set(report.matrix.map((cell) => cell.hero))];
  const size = heroes.length * CELL;
  const at = (hero: string): number => heroes.indexOf(hero) * CELL;
  const cells = report.matrix.map(({ hero, against, winRate, low, high, games }) => {
    const x = LEFT + at(against);
    const y = TOP + at(hero);
    const rate = Math.round(100 * winRate);
    const title = `${hero} against ${against}: ${rate} % of ${games} (${Math.round(100 * low)}–${Math.round(100 * high)})`;
    return `<g><title>${escaped(title)}</title><rect x="${x + 1}" y="${y + 1}" width="${CELL - 2}" height="${CELL - 2}" rx="4" fill="${heatColour(winRate)}"/><text x="${x + CELL / 2}" y="${y + CELL / 2 - 1}" text-anchor="middle" class="rate">${rate}</text><text x="${x + CELL / 2}" y="${y + CELL / 2 + 13}" text-anchor="middle" class="small">${Math.round(100 * low)}–${Math.round(100 * high)}</text></g>`;
  });
  const names = heroes.map((hero) => {
    const middle = at(hero) + CELL / 2;
    return `<text x="${LEFT - 10}" y="${TOP + middle + 5}" text-anchor="end">${escaped(hero)}</text><text transform="translate(${LEFT + middle + 4} ${TOP - 10}) rotate(-55)">${escaped(hero)}</text>`;
  });
  return svgDocument(LEFT + size + 110, TOP + size + 50, [
    '<style>text{font:14px Georgia,serif;fill:#2b2620}.rate{font-weight:bold;font-size:15px}.small{font-size:9px;fill:#5b5348}.title{font-size:20px;font-weight:bold}</style>',
    '<rect width="100%" height="100%" fill="#fffdf6"/>',
    `<text x="20" y="34" class="title">Duels</text><text x="20" y="56">Wins of the row against the column in percent, with 95 % intervals</text>`,
    ...cells,
    ...names,
    `<text x="20" y="${TOP + size + 32}" class="small">${escaped(`${report.games} games, bots: ${report.bots.join(', ')}, seed ${report.seed}`)}</text>`,
  ]);
}
