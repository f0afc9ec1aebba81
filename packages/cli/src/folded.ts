/**
 * A text as it is compared with what somebody typed: small letters, Latin ones without accents (`épée` is `epee`), no
 * apostrophes of any shape. Ukrainian й, ї and ґ are letters of their own and stay.
 */
export const folded = (text: string): string =>
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
