const MANY = 10_000;
const known = new Map<string, string>();

/**
 * A text as it is compared with what somebody typed: small letters, Latin ones without accents (`épée` is `epee`), no
 * apostrophes of any shape. Ukrainian й, ї and ґ are letters of their own and stay.
 */
export function folded(text: string): string {
  // The same titles and spaces are compared on every screen.
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size >= MANY) known.clear();
  const now = compared(text);
  known.set(text, now);
  return now;
}

const compared = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/['’‘ʼ`´]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
