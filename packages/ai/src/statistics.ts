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

/**
 * The Wilson interval of games that come in units of the same setup, such as two games with swapped seats. `units` are
 * the mean scores of whole units (0 to 1). Where games of a unit go together, the interval is as wide as for the fewer
 * independent games they are worth (Kish's design effect); it is never narrower than without units.
 */
export function wilsonOfUnits(wins: number, games: number, units: readonly number[]): Share {
  const effect = designEffect(wins, games, units);
  const { low, high } = wilson(wins / effect, games / effect);
  return { ...wilson(wins, games), low, high };
}

function designEffect(wins: number, games: number, units: readonly number[]): number {
  const rate = wins / games;
  if (units.length < 2 || rate <= 0 || rate >= 1) return 1;
  const mean = sum(units) / units.length;
  const variance = sum(units.map((score) => (score - mean) ** 2)) / (units.length - 1);
  return Math.max(1, (variance * (games / units.length)) / (rate * (1 - rate)));
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Two win rates a sequential test decides between, at most `low` or at least `high`, and its chance of error. */
export interface Hypotheses {
  readonly low: number;
  readonly high: number;
  /** The chance to decide for the wrong one, for both. */
  readonly error: number;
}

/** What a sequential test knows: units so far, the log-likelihood ratio and, once it is sure, what it decided. */
export interface Verdict {
  readonly units: number;
  readonly ratio: number;
  readonly decided: 'low' | 'high' | null;
}

/**
 * A generalised sequential probability ratio test (Wald; Van den Bergh for pairs of games): scores of units are
 * taken as normal with unknown variance, so that what games of a unit have in common is accounted for.
 */
export class SequentialTest {
  private readonly hypotheses: Hypotheses;
  private units = 0;
  private ratio = 0;
  private fromLow: number;
  private fromHigh: number;

  constructor(hypotheses: Hypotheses) {
    this.hypotheses = hypotheses;
    // One unit's worth of a win and a loss, lest the first few units that agree seem to have no variance at all.
    this.fromLow = (hypotheses.low ** 2 + (1 - hypotheses.low) ** 2) / 2;
    this.fromHigh = (hypotheses.high ** 2 + (1 - hypotheses.high) ** 2) / 2;
  }

  /** Adds the mean score of one unit, 0 to 1; after the decision nothing changes any more. */
  add(score: number): Verdict {
    if (this.verdict.decided !== null) return this.verdict;
    this.units++;
    this.fromLow += (score - this.hypotheses.low) ** 2;
    this.fromHigh += (score - this.hypotheses.high) ** 2;
    this.ratio = (this.units / 2) * Math.log(this.fromLow / this.fromHigh);
    return this.verdict;
  }

  get verdict(): Verdict {
    const { units, ratio } = this;
    const { error } = this.hypotheses;
    const bound = Math.log((1 - error) / error);
    return { units, ratio, decided: ratio >= bound ? 'high' : ratio <= -bound ? 'low' : null };
  }
}
