/** Seeded randomness: xoshiro128** on four words of the state, one generator a deck and one for play. */

/** Brings a seed to 32 hex digits; `1` becomes 000…01. Returns null if it is none. */
export function normaliseSeed(seed: string): string | null {
  const text = seed.trim().toLowerCase();
  return /^[0-9a-f]{1,32}$/.test(text) ? text.padStart(32, '0') : null;
}

function mix(word: number): number {
  let h = word | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** The four words of a normalised seed. */
export const seedWords = (seed: string): readonly number[] =>
  [0, 8, 16, 24].map((at) => Number.parseInt(seed.slice(at, at + 8), 16) | 0);

/** Expands a seed into the four words of generator number `stream`. */
export function seedGenerator(words: Int32Array, at: number, seed: readonly number[], stream: number): void {
  let h = mix(0x9e3779b9 ^ Math.imul(stream + 1, 0x632be5ab));
  for (let round = 0; round < 2; round++) {
    for (let i = 0; i < 4; i++) {
      h = mix(h ^ seed[i]);
      words[at + i] = mix(h + Math.imul(i + 1, 0x9e3779b9)) ^ (round === 0 ? 0 : words[at + i]);
    }
  }
  // The all-zero state is the only one a generator cannot leave.
  if ((words[at] | words[at + 1] | words[at + 2] | words[at + 3]) === 0) words[at] = 1;
}

const rotate = (x: number, k: number): number => (x << k) | (x >>> (32 - k));

/** The next 32 random bits as an unsigned number. */
export function nextWord(words: Int32Array, at: number): number {
  const s1 = words[at + 1];
  const result = Math.imul(rotate(Math.imul(s1, 5), 7), 9);
  const t = s1 << 9;
  words[at + 2] ^= words[at];
  words[at + 3] ^= words[at + 1];
  words[at + 1] ^= words[at + 2];
  words[at] ^= words[at + 3];
  words[at + 2] ^= t;
  words[at + 3] = rotate(words[at + 3], 11);
  return result >>> 0;
}

/** A number from 0 to `bound - 1`, every one equally likely. */
export function nextBelow(words: Int32Array, at: number, bound: number): number {
  for (;;) {
    // 31 bits, so that all arithmetic stays in small integers; the last, incomplete block is drawn again.
    const word = nextWord(words, at) >>> 1;
    const result = word % bound;
    if (((word - result + (bound - 1)) | 0) >= 0) return result;
  }
}

/** A generator outside any game, for bots and tests. */
export interface Rng {
  readonly words: Int32Array;
}
export function createRng(seed: string): Rng {
  const normal = normaliseSeed(seed);
  if (normal === null) throw new RangeError(`a seed is 1 to 32 hex digits, not "${seed}"`);
  const words = new Int32Array(4);
  seedGenerator(words, 0, seedWords(normal), 99);
  return { words };
}
export const below = (rng: Rng, bound: number): number => nextBelow(rng.words, 0, bound);
