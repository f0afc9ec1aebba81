/** SHA-256 (FIPS 180-4) in plain TypeScript: browsers give theirs only to pages with https, and clubs play without. */

const PRIMES = firstPrimes(64);
/** The first 32 bits of the fraction of a root of each prime. */
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

function fraction(root: number): number {
  return ((root % 1) * 2 ** 32) | 0;
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The hash of a text in UTF-8, as 64 hex digits. */
export function sha256(text: string): string {
  const words = padded(new TextEncoder().encode(text));
  let state: readonly number[] = START;
  for (let at = 0; at < words.length; at += 16) state = mixed(state, words.slice(at, at + 16));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The bytes as words, a one behind them, and their length in bits at the end of a block. */
function padded(bytes: Uint8Array): number[] {
  const words = Array.from({ length: 16 * Math.ceil((bytes.length + 9) / 64) }, () => 0);
  const put = (byte: number, at: number): void => {
    words[at >> 2] = (words[at >> 2] ?? 0) | (byte << (24 - 8 * (at % 4)));
  };
  bytes.forEach(put);
  put(0x80, bytes.length);
  words[words.length - 2] = Math.floor(bytes.length / 2 ** 29);
  words[words.length - 1] = (bytes.length << 3) | 0;
  return words;
}

/** The state after one more block. */
function mixed(state: readonly number[], block: readonly number[]): number[] {
  const words = [...block];
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (const [n, round] of ROUNDS.entries()) {
    if (n >= 16) words.push(scheduled(words, n));
    const sum = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + sum + ((e & f) ^ (~e & g)) + round + (words[n] ?? 0)) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + (state[i] ?? 0)) | 0);
}

function scheduled(words: readonly number[], n: number): number {
  const [early = 0, late = 0] = [words[n - 15], words[n - 2]];
  const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
  const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
  return ((words[n - 16] ?? 0) + first + (words[n - 7] ?? 0) + second) | 0;
}
