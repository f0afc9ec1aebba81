/** Finding words in rules and cards, however they are written: capitals, accents, apostrophes and endings do not matter. */

/** One letter as it is compared. Every letter stays one letter, so that places in the text stay the same. */
function foldedLetter(letter: string): string {
  if (/['’‘ʼ`´]/.test(letter)) return "'";
  const small = letter.toLowerCase();
  // Only Latin letters: Ukrainian й and ї are letters of their own.
  const [base = small] = small.normalize('NFD');
  return /^\p{Script=Latin}$/u.test(base) ? base : small.length === 1 ? small : letter;
}

const folded = (text: string): string => Array.from(text, foldedLetter).join('');

/** The words somebody looks for. */
export const wordsIn = (query: string): readonly string[] =>
  folded(query)
    .split(/[\s,;]+/)
    .filter((word) => word !== '');

/** Two forms of a word begin with at least so many equal letters, and end in at most so many others. */
const [STEM, ENDING] = [4, 3];

/** Whether two words may be forms of one: "piocher" and "piochez", «карту» and «картка». */
function isKin(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > ENDING) return false;
  let stem = 0;
  while (stem < a.length && a[stem] === b[stem]) stem++;
  return stem >= STEM && Math.max(a.length, b.length) - stem <= ENDING;
}

/** What stands in a text, letter for letter or in another form, for a word that is looked for. */
function formsIn(within: string, word: string): readonly string[] {
  if (within.includes(word)) return [word];
  return (within.match(/[\p{L}']+/gu) ?? []).filter((other) => isKin(word, other));
}

/** Whether every word stands somewhere in the text. */
export function holds(text: string, words: readonly string[]): boolean {
  const within = folded(text);
  return words.every((word) => formsIn(within, word).length > 0);
}

/** A piece of a text, and whether it is one of the words looked for. */
export interface Piece {
  /** Where it begins. */
  readonly at: number;
  readonly text: string;
  readonly hit: boolean;
}

/** Cuts a text at the words looked for. */
export function pieces(text: string, words: readonly string[]): readonly Piece[] {
  const within = folded(text);
  const forms = words.flatMap((word) => formsIn(within, word));
  const found: Piece[] = [];
  let from = 0;
  while (from < text.length) {
    const next = nextHit(within, forms, from);
    if (next === null) break;
    if (next.at > from) found.push({ at: from, text: text.slice(from, next.at), hit: false });
    from = next.at + next.length;
    found.push({ at: next.at, text: text.slice(next.at, from), hit: true });
  }
  if (from < text.length) found.push({ at: from, text: text.slice(from), hit: false });
  return found;
}

/** The first word from there on; of several at one place the longest. */
function nextHit(
  within: string,
  words: readonly string[],
  from: number,
): { readonly at: number; readonly length: number } | null {
  let best: { at: number; length: number } | null = null;
  for (const word of words) {
    const at = within.indexOf(word, from);
    if (at < 0) continue;
    if (best === null || at < best.at || (at === best.at && word.length > best.length))
      best = { at, length: word.length };
  }
  return best;
}
