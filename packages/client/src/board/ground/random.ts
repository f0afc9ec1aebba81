/** A number from 0 to 1, the same ones in the same order for the same seed. */
export type Random = () => number;

export function hashOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

/** Mulberry32: short, and good enough for trees. */
export function randomOf(seed: string): Random {
  let state = hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth hills and valleys from -1 to 1, about one unit wide. */
export function noiseOf(seed: string): (x: number, y: number) => number {
  const salt = hashOf(seed);
  const corner = (x: number, y: number): number => {
    let h = Math.imul(x ^ salt, 374761393) ^ Math.imul(y + salt, 668265263);
    h = Math.imul(h ^ (h >>> 13), 1274126177);
    return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1;
  };
  const ease = (t: number): number => t * t * (3 - 2 * t);
  return (x, y) => {
    const i = Math.floor(x);
    const j = Math.floor(y);
    const u = ease(x - i);
    const v = ease(y - j);
    const top = corner(i, j) * (1 - u) + corner(i + 1, j) * u;
    const low = corner(i, j + 1) * (1 - u) + corner(i + 1, j + 1) * u;
    return top * (1 - v) + low * v;
  };
}
