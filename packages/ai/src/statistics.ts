/** A share with its 95 % interval. */
export interface Share {
  readonly winRate: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;

/** The Wilson interval of `wins` (halves allowed) in `games`; nothing is known of no games. */
export function wilson(wins: number, games: number): Share {
  if (games === 0) return { winRate: 0, low: 0, high: 1 };
  const rate = wins / games;
  const square = Z * Z;
  const spread = Z * Math.sqrt((rate * (1 - rate) + square / (4 * games)) / games);
  const scale = 1 + square / games;
  const middle = rate + square / (2 * games);
  return {
    winRate: rate,
    low: Math.max(0, (middle - spread) / scale),
    high: Math.min(1, (middle + spread) / scale),
  };
}
