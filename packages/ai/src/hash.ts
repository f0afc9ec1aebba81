/** Numbers that look like chance but follow from what they are made of. The only bits in this package, and its own. */

/** A hash of a text, in hex digits. */
export function hashOfText(text: string): string {
  let hash = 0x2f0b4d1c;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0).toString(16);
}

/** A place for a pair of whole numbers in a table whose size is a power of two. */
export function slotOf(a: number, b: number, size: number): number {
  let hash = Math.imul(a + 1, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) & (size - 1);
}

/** A hash of what was hashed before and one number more. */
export const mixed = (before: number, number: number): number => {
  const hash = Math.imul(before ^ number, 0x9e3779b1);
  return hash ^ (hash >>> 15);
};
