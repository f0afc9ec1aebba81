import { columnsOf, padded, type Style, wrapped } from './style.ts';

/** One column of a table. */
export interface Column<T> {
  readonly title: string;
  readonly value: (row: T) => string | number;
  readonly align?: 'left' | 'right';
  /** What is typed stays in one piece. */
  readonly isWhole?: true;
}

/** Rows under titles, as wide as needed and as the screen allows; what has no room breaks into several lines. */
export function table<T>(
  rows: readonly T[],
  columns: readonly Column<T>[],
  width: number,
  style: Style,
): string {
  const cells = rows.map((row) => columns.map((column) => String(column.value(row))));
  const titles = columns.map(({ title }) => title);
  const widths = fitting([titles, ...cells], columns, width);
  const linesOf = (row: readonly string[]): string[] => {
    const broken = row.map((cell, i) => wrapped(cell, widths[i] ?? 0));
    const height = Math.max(...broken.map((lines) => lines.length));
    return Array.from({ length: height }, (_, n) =>
      broken
        .map((lines, i) => padded(lines[n] ?? '', widths[i] ?? 0, columns[i]?.align))
        .join(GAP)
        .trimEnd(),
    );
  };
  return [...linesOf(titles).map(style.bold), ...cells.flatMap(linesOf), ''].join('\n');
}

const GAP = '  ';

/** Whether no cell has to be broken. */
export function fitsOnScreen<T>(rows: readonly T[], columns: readonly Column<T>[], width: number): boolean {
  const widths = columns.map(({ title, value }) =>
    Math.max(columnsOf(title), ...rows.map((row) => columnsOf(String(value(row))))),
  );
  return totalOf(widths) <= width;
}

const totalOf = (widths: readonly number[]): number =>
  widths.reduce((sum, wide) => sum + wide + GAP.length, -GAP.length);

/** The width of each column: that of its widest cell, and less for the widest columns until all fit. */
function fitting<T>(
  cells: readonly (readonly string[])[],
  columns: readonly Column<T>[],
  width: number,
): number[] {
  const widest = (i: number, pieces: (cell: string) => string[]): number =>
    Math.max(...cells.flatMap((row) => pieces(row[i] ?? '').map(columnsOf)));
  const widths = columns.map((_, i) => widest(i, (cell) => [cell]));
  const least = columns.map(({ isWhole }, i) =>
    isWhole ? (widths[i] ?? 0) : widest(i, (cell) => cell.split(' ')),
  );
  while (totalOf(widths) > width) {
    const slack = widths.map((w, i) => (w > Math.max(least[i] ?? 0, 8) ? w : 0));
    const at = slack.indexOf(Math.max(...slack));
    if (slack[at] === 0) break;
    widths[at] = (widths[at] ?? 0) - 1;
  }
  return widths;
}
