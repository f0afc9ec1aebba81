import type { Io } from './io.ts';

/** Words in colour, or plain where colours are not wanted. */
export interface Style {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly strong: (text: string) => string;
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
  readonly reverse: (text: string) => string;
  /** Text in one of the 256 terminal colours. */
  readonly ink: (text: string, colour: number) => string;
  /** Text on one of them, black or white, whichever reads better. */
  readonly on: (text: string, colour: number, ink?: number) => string;
}

const plain = (text: string): string => text;
/** No colours, no weights. */
export const PLAIN: Style = {
  bold: plain,
  dim: plain,
  strong: plain,
  good: plain,
  bad: plain,
  reverse: plain,
  ink: plain,
  on: plain,
};

const wrap = (open: string, close: string) => (text: string) => `\u001b[${open}m${text}\u001b[${close}m`;

const ANSI: Style = {
  bold: wrap('1', '22'),
  dim: wrap('2', '22'),
  strong: wrap('1;36', '22;39'),
  good: wrap('32', '39'),
  bad: wrap('31', '39'),
  reverse: wrap('7', '27'),
  ink: (text, colour) => wrap(`38;5;${colour}`, '39')(text),
  on: (text, colour, ink = 16) => wrap(`48;5;${colour};38;5;${ink}`, '49;39')(text),
};

export const styleFor = (io: Pick<Io, 'hasColours'>): Style => (io.hasColours ? ANSI : PLAIN);

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
const COLOURS = /\u001b\[[0-9;]*m/g;

/** A text without its colours. */
export const uncoloured = (text: string): string => text.replace(COLOURS, '');

/** How many columns a text takes. */
export const columnsOf = (text: string): number => [...uncoloured(text)].length;

/** A text filled up with spaces to a number of columns. */
export function padded(text: string, columns: number, align: 'left' | 'right' = 'left'): string {
  const fill = ' '.repeat(Math.max(0, columns - columnsOf(text)));
  return align === 'left' ? text + fill : fill + text;
}

/** Breaks a text into lines of at most so many columns, at spaces where there are any. */
export function wrapped(text: string, columns: number): string[] {
  const room = Math.max(8, columns);
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (columnsOf(longer) <= room || line === '') line = longer;
      else {
        lines.push(line);
        line = word;
      }
    }
    return [...lines, line];
  });
}

/** The same with a margin, as one text; `first` may take the place of the first line's margin. */
export function indented(text: string, columns: number, margin: string, first: string = margin): string {
  // A first margin that is longer takes its room from the first line.
  const longer = Math.max(0, columnsOf(first) - columnsOf(margin));
  return wrapped('x'.repeat(longer) + text, columns - columnsOf(margin))
    .map((line, i) => (i === 0 ? first + line.slice(longer) : margin + line))
    .join('\n');
}
