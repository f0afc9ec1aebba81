import { columnsOf, padded, type Style, wrapped } from './style.ts';

/** One column of a table. The last column may break into several lines. */
export interface Column<T> {
  readonly title: string;
  readonly value: (row: T) => string | number;
  readonly align?: 'left' | 'right';
}

/** Rows under titles, as wide as needed and as the screen allows. */
export function table<T>(
  rows: readonly T[],
  columns: readonly Column<T>[],
  width: number,
  style: Style,
): string {
  const cells = rows.map((row) => columns.map((column) => String(column.value(row))));
  const widths = columns.map((column, i) =>
    Math.max(columnsOf(column.title), ...cells.map((row) => columnsOf(row[i] ?? ''))),
  );
  const last = columns.length - 1;
  const before = widths.slice(0, last).reduce((sum, w) => sum + w + 2, 0);
  const room = Math.min(widths[last] ?? 0, Math.max(12, width - before));
  const align = (i: number) => columns[i]?.align ?? 'left';
  const lines = cells.flatMap((row) => {
    const tail =
      align(last) === 'right' ? [padded(row[last] ?? '', room, 'right')] : wrapped(row[last] ?? '', room);
    return tail.map((text, n) => {
      const head = row.slice(0, last).map((cell, i) => padded(n === 0 ? cell : '', widths[i] ?? 0, align(i)));
      return [...head, text].join('  ').trimEnd();
    });
  });
  const titles = columns.map((column, i) =>
    padded(column.title, i === last ? room : (widths[i] ?? 0), align(i)),
  );
  return [style.bold(titles.join('  ').trimEnd()), ...lines, ''].join('\n');
}
