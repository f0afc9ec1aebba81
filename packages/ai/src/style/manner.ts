import type { Observation, Rng } from '@peerless/rules';
import type { Ranked } from '../bot.ts';
import type { Style } from '../bot-names.ts';
import { fraction } from '../dice.ts';
import { TASTES, type Taste } from './styles.ts';
import { pleasure } from './taste.ts';

/** How a bot takes one of the options that it has rated. */
export interface Manner {
  readonly style: Style | null;
  /** How often it does what comes to mind first, as a beginner does, 0 to 1. */
  readonly slips: number;
}

/** Takes the best. */
export const PLAIN: Manner = { style: null, slips: 0 };

/** What was taken, and whether it was a slip. */
export interface Taken {
  readonly option: number;
  readonly isSlip: boolean;
}

/** One of the options of a ranking, the best first. */
export function take(
  observation: Observation,
  ranking: readonly Ranked[],
  { style, slips }: Manner,
  rng: Rng,
): Taken {
  const [best] = ranking;
  if (slips > 0 && ranking.length > 1 && fraction(rng) < slips)
    return { option: slipOf(ranking, rng), isSlip: true };
  const option = style === null ? best?.option : tastiest(observation, ranking, TASTES[style], rng);
  return { option: option ?? 0, isSlip: false };
}

/** How far from the best a slip may be, as a share of the options. */
const SIGHT = 0.7;

function slipOf(ranking: readonly Ranked[], rng: Rng): number {
  const seen = Math.max(2, Math.ceil(ranking.length * SIGHT));
  return ranking[Math.floor(fraction(rng) * seen)]?.option ?? 0;
}

/** What was tried less often than this share of the best option's trials is not known well enough. */
const KNOWN = 0.1;

/**
 * What pleases most among options that are nearly as good as the best. A chance above that of the best is no merit: it was
 * tried less, which is why it is not the best.
 */
function tastiest(observation: Observation, ranking: readonly Ranked[], taste: Taste, rng: Rng): number {
  const best = ranking[0] ?? { option: 0, chance: 0, trials: 0 };
  let chosen = best.option;
  let most = Number.NEGATIVE_INFINITY;
  for (const { option, chance, trials } of ranking) {
    const lost = 100 * Math.max(0, best.chance - chance);
    if (lost > taste.reach || trials < KNOWN * best.trials) continue;
    const whim = taste.whim === 0 ? 0 : taste.whim * fraction(rng);
    const joy = pleasure(observation, option, taste) + whim - lost;
    if (joy <= most) continue;
    most = joy;
    chosen = option;
  }
  return chosen;
}
