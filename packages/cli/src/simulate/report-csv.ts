import type { Report } from './report.ts';
import type { Result } from './result.ts';

/** The tables of a report that can be printed as CSV. */
export const CSV_TABLES = ['matrix', 'cards', 'seats', 'lengths', 'heroes', 'boards'] as const;
export type CsvTable = (typeof CSV_TABLES)[number];

type Row = readonly (string | number)[];

const RESULT = ['games', 'wins', 'draws', 'winRate', 'low', 'high'];
const resultCells = (row: Result): Row => [
  row.games,
  row.wins,
  row.draws,
  row.winRate.toFixed(4),
  row.low.toFixed(4),
  row.high.toFixed(4),
];

const DRAWN = ['drawnGames', 'drawnWinRate', 'openingGames', 'impact', 'impactLow', 'impactHigh'];
const share = (value: number | null): string => value?.toFixed(4) ?? '';

const USES = ['copies', 'attack', 'defense', 'scheme', 'boost', 'damage'] as const;

/** The titles of a table and its rows. */
const TABLES: { readonly [T in CsvTable]: (report: Report) => readonly Row[] } = {
  /** One line a pairing of duels and one a hero in all (against `*`). */
  matrix: ({ wins, matrix }) => [
    ['hero', 'against', ...RESULT],
    ...Object.entries(wins).map(([hero, row]) => [hero, '*', ...resultCells(row)]),
    ...matrix.map((row) => [row.hero, row.against, ...resultCells(row)]),
  ],
  cards: ({ cards }) => [
    ['hero', 'card', 'title', ...USES, 'playedShare', ...RESULT, ...DRAWN],
    ...cards.map((row) => [
      row.hero,
      row.card,
      row.title,
      ...USES.map((use) => row[use]),
      row.playedShare.toFixed(4),
      ...resultCells(row),
      row.drawn.games,
      share(row.drawn.winRate),
      row.opening.games,
      ...[row.impact.points, row.impact.low, row.impact.high].map(share),
    ]),
  ],
  seats: ({ seats }) => [
    ['mode', 'seat', ...RESULT],
    ...seats.map((row) => [row.mode, row.seat, ...resultCells(row)]),
  ],
  heroes: ({ wins, heroes }) => [
    ['hero', ...RESULT, 'firstWinRate', 'secondWinRate', 'spread', 'best', 'worst', 'exhausted'],
    ...heroes.flatMap(({ hero, first, second, spread, best, worst, exhausted }) => {
      const all = wins[hero];
      if (all === undefined) return [];
      const [begun, answered] = [first, second].map((row) => (row.games === 0 ? '' : share(row.winRate)));
      return [
        [
          hero,
          ...resultCells(all),
          begun ?? '',
          answered ?? '',
          share(spread),
          best ?? '',
          worst ?? '',
          share(exhausted),
        ],
      ];
    }),
  ],
  /** One line a board (hero `*`, its duels of seat 1), and one a hero on it. */
  boards: ({ boards, onBoards }) => [
    ['board', 'hero', 'turns', 'exhausted', 'spread', ...RESULT],
    ...boards.map((row) => [
      row.board,
      '*',
      row.turns.toFixed(1),
      share(row.exhausted),
      share(row.spread),
      ...resultCells(row.seatOne),
    ]),
    ...onBoards.map((row) => [row.board, row.hero, '', '', '', ...resultCells(row)]),
  ],
  lengths: ({ lengths }) => [
    ['mode', 'from', 'to', 'games'],
    ...lengths.flatMap(({ mode, histogram }) =>
      histogram.map(({ from, to, games }) => [mode, from, to, games]),
    ),
  ],
};

/** One table of a report. */
export const reportCsv = (report: Report, which: CsvTable): string =>
  TABLES[which](report)
    .map((row) => `${row.map(cell).join(',')}\n`)
    .join('');

/** Quoted where a comma, a quotation mark or a line break would be misread. */
const cell = (value: string | number): string =>
  /[",\n]/.test(String(value)) ? `"${String(value).replace(/"/g, '""')}"` : String(value);
