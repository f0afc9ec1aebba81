import type { Style } from '../style.ts';

/** A sheet of characters to draw on: thin lines of dots (Braille), and characters over them. */
export class Canvas {
  readonly columns: number;
  readonly rows: number;
  private readonly dots: Uint8Array;
  private readonly cells: (string | null)[];

  constructor(columns: number, rows: number) {
    this.columns = columns;
    this.rows = rows;
    this.dots = new Uint8Array(columns * rows);
    this.cells = new Array<string | null>(columns * rows).fill(null);
  }

  /** Sets the dot nearest to a place in columns and rows. */
  dot(x: number, y: number): void {
    const [dx, dy] = [Math.floor(x * 2), Math.floor(y * 4)];
    const [column, row] = [dx >> 1, dy >> 2];
    if (column < 0 || row < 0 || column >= this.columns || row >= this.rows) return;
    const at = row * this.columns + column;
    this.dots[at] = (this.dots[at] ?? 0) | (BITS[dy & 3]?.[dx & 1] ?? 0);
  }

  /** Puts one ready character, perhaps with colours, into a cell. */
  put(column: number, row: number, text: string): void {
    if (column < 0 || row < 0 || column >= this.columns || row >= this.rows) return;
    this.cells[row * this.columns + column] = text;
  }

  isFree(column: number, row: number): boolean {
    return (
      column >= 0 &&
      column < this.columns &&
      row >= 0 &&
      row < this.rows &&
      this.cells[row * this.columns + column] === null
    );
  }

  lines(style: Style): string[] {
    return Array.from({ length: this.rows }, (_, row) => {
      let line = '';
      for (let column = 0; column < this.columns; column++) {
        const at = row * this.columns + column;
        const dots = this.dots[at] ?? 0;
        line += this.cells[at] ?? (dots === 0 ? ' ' : style.ink(String.fromCodePoint(0x2800 + dots), 245));
      }
      return line.trimEnd();
    });
  }
}

/** The Braille bits by row and column of a cell. */
const BITS: readonly (readonly number[])[] = [
  [0x01, 0x08],
  [0x02, 0x10],
  [0x04, 0x20],
  [0x40, 0x80],
];
