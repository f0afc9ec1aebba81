// Seeded randomness for the peers: sfc32 with its state in an Int32Array.

/** @param {number} seed */
export function sfc32seed(seed) {
  const s = new Int32Array([0x9e3779b9 | 0, 0x243f6a88, seed | 0, 1]);
  for (let i = 0; i < 12; i++) sfc32(s);
  return s;
}

/** @param {Int32Array} s */
export function sfc32(s) {
  const t = (((s[0] + s[1]) | 0) + s[3]) | 0;
  s[3] = (s[3] + 1) | 0;
  s[0] = s[1] ^ (s[1] >>> 9);
  s[1] = (s[2] + (s[2] << 3)) | 0;
  s[2] = (((s[2] << 21) | (s[2] >>> 11)) + t) | 0;
  return t >>> 0;
}

/**
 * A function that gives a number below n.
 * @param {number} seed
 */
export function rngOf(seed) {
  const s = sfc32seed(seed);
  return (/** @type {number} */ n) => sfc32(s) % n;
}

/**
 * A function that shuffles an array in place.
 * @param {(n: number) => number} rng
 */
export function shuffleWith(rng) {
  return (/** @type {number[]} */ items) => {
    for (let i = items.length - 1; i > 0; i--) {
      const j = rng(i + 1);
      [items[i], items[j]] = [items[j], items[i]];
    }
    return items;
  };
}
