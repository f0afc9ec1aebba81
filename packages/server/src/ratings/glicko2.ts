/**
 * Glicko-2: how strong somebody is, how sure that is, and how steady they play (M. Glickman, "Example of the Glicko-2
 * system", 2013; the steps and letters of the comments are his). Pure.
 */

export interface Strength {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** One opponent of a period, and what came of it: 1 won, ½ drawn, 0 lost. */
export interface Bout {
  readonly opponent: Pick<Strength, 'rating' | 'deviation'>;
  readonly score: number;
}

/** Somebody of whom nothing is known. */
export const NEWCOMER: Strength = { rating: 1500, deviation: 350, volatility: 0.06 };

/** How far volatility may change (τ). */
const TAU = 0.5;
const SCALE = 173.7178;
const EPSILON = 0.000001;

/** The strength after some bouts, which end a time of so many periods. */
export function strengthAfter(player: Strength, bouts: readonly Bout[], periods = 1): Strength {
  if (bouts.length === 0) return rested(player, periods);
  // Step 2
  const mu = (player.rating - NEWCOMER.rating) / SCALE;
  const phi = player.deviation / SCALE;
  // Steps 3 and 4
  let [information, surprise] = [0, 0];
  for (const { opponent, score } of bouts) {
    const weight = g(opponent.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-weight * (mu - (opponent.rating - NEWCOMER.rating) / SCALE)));
    information += weight ** 2 * expected * (1 - expected);
    surprise += weight * (score - expected);
  }
  const v = 1 / information;
  const sigma = newVolatility(player.volatility, phi, v, v * surprise);
  // Steps 6 to 8
  const before = phi ** 2 + periods * sigma ** 2;
  const after = 1 / (1 / before + information);
  return {
    rating: NEWCOMER.rating + SCALE * (mu + after * surprise),
    deviation: SCALE * Math.sqrt(after),
    volatility: sigma,
  };
}

/** The strength after so many periods without a bout: nobody is as sure of it any more. */
export const rested = (player: Strength, periods: number): Strength => ({
  ...player,
  deviation: Math.hypot(player.deviation, SCALE * player.volatility * Math.sqrt(periods)),
});

/** After how many periods without a bout the deviation reaches a limit; 0 if it is there already. */
export const periodsUntil = ({ deviation, volatility }: Strength, limit: number): number =>
  Math.max(0, (limit ** 2 - deviation ** 2) / (SCALE * volatility) ** 2);

const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);

/** Step 5: the new volatility, by the Illinois algorithm. */
function newVolatility(sigma: number, phi: number, v: number, delta: number): number {
  const a = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const ex = Math.exp(x);
    return (ex * (delta ** 2 - phi ** 2 - v - ex)) / (2 * (phi ** 2 + v + ex) ** 2) - (x - a) / TAU ** 2;
  };
  let A = a;
  let B = delta ** 2 > phi ** 2 + v ? Math.log(delta ** 2 - phi ** 2 - v) : below(a, f);
  let [fA, fB] = [f(A), f(B)];
  while (Math.abs(B - A) > EPSILON) {
    const C = A + ((A - B) * fA) / (fB - fA);
    const fC = f(C);
    if (fC * fB <= 0) [A, fA] = [B, fB];
    else fA /= 2;
    [B, fB] = [C, fC];
  }
  return Math.exp(A / 2);
}

function below(a: number, f: (x: number) => number): number {
  let k = 1;
  while (f(a - k * TAU) < 0) k++;
  return a - k * TAU;
}
