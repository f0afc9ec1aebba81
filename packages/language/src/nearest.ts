import type { Fault } from './fault.ts';
import type { Noun } from './fault-english.ts';

/** The known name that was probably meant, if one is close enough: case, a slip or two, swapped letters. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const typed = name.toLowerCase().slice(0, 64);
  let best: string | undefined;
  // Of one letter nothing may differ: "m" is no slip of "x".
  let least = Math.min(typed.length, Math.max(1, Math.floor(typed.length / 3)) + 1);
  for (const candidate of known) {
    const other = candidate.toLowerCase();
    // A word that is so much longer or shorter is as many slips away at least.
    if (Math.abs(other.length - typed.length) >= least) continue;
    const slips = distance(typed, other);
    if (slips < least) {
      least = slips;
      best = candidate;
    }
  }
  return best;
}

/** That a name is not known, and which one was probably meant or which there are. */
export function unknownName(noun: Noun, name: string, known: readonly string[]): Fault {
  const unknown = { noun, name: quoted(name) };
  const meant = nearest(name, known);
  if (meant !== undefined) return { is: 'unknownNear', ...unknown, meant };
  if (known.length === 0) return { is: 'unknownNone', ...unknown };
  return { is: known.length === 1 ? 'unknownOnly' : 'unknownOf', ...unknown, words: known };
}

/** A text from a stranger in quotes, cut when it is long. */
export const quoted = (text: string): string => JSON.stringify(foreign(text));

/**
 * A text from a stranger as it may be repeated: cut when it is long, and a sign instead of everything that moves a
 * cursor, changes a colour or turns letters around.
 */
export function foreign(text: string, most: number = 40): string {
  const letters = [...text.slice(0, 2 * most + 2)];
  const cut = letters.length > most ? `${letters.slice(0, most).join('')}…` : letters.join('');
  return printable(cut);
}

/** A text as one line that does nothing to a terminal. */
export const printable = (text: string): string =>
  text.replace(/[\t\n\r\p{Zl}\p{Zp}]+/gu, ' ').replace(/\p{C}/gu, '\ufffd');

/** How many insertions, deletions, changes and swaps of neighbours lead from one word to the other. */
function distance(a: string, b: string): number {
  let older: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  const at = (from: readonly number[], index: number) => from[index] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      let least = Math.min(
        at(previous, j) + 1,
        at(row, j - 1) + 1,
        at(previous, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, at(older, j - 2) + 1);
      row.push(least);
    }
    older = previous;
    previous = row;
  }
  return previous[b.length] ?? a.length;
}
