/** A 64-bit hash of a text as 16 hex digits: not for secrets, only to tell contents and games apart. */
export function hashText(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x1b873593;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ (code + i), 0x85ebca6b);
    b ^= b >>> 13;
  }
  return hex(a) + hex(b);
}

/** The same for integers. */
export function hashInts(words: Int32Array): string {
  let a = 0x811c9dc5;
  let b = 0x1b873593;
  for (let i = 0; i < words.length; i++) {
    a = Math.imul(a ^ words[i], 0x01000193);
    b = Math.imul(b ^ (words[i] + i), 0x85ebca6b);
    b ^= b >>> 13;
  }
  return hex(a) + hex(b);
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');
