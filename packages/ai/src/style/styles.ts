import type { Style } from '../bot-names.ts';

/**
 * What pleases somebody about an option, in hundredths of a chance to win: so much worse may it be than the best one and is
 * still taken. All of it acts in one place, the choice among options that were rated (`taste.ts`).
 */
export interface Taste {
  /** No option is taken that is worse than the best by more than this, however it pleases. */
  readonly reach: number;
  /** An attack, and more if it is on a hero. */
  readonly attack: number;
  readonly attackHero: number;
  readonly maneuver: number;
  readonly scheme: number;
  /** Every step that a fighter ends up nearer to the nearest hero of its foes. */
  readonly nearer: number;
  /** A card paid as a BOOST or for something else, instead of paying nothing. */
  readonly boost: number;
  /** A card laid against an attack, instead of none. */
  readonly defend: number;
  /** A card that cancels effects: a feint. */
  readonly feint: number;
  /** Whatever comes to mind: up to so much, by lot. */
  readonly whim: number;
}

const NONE: Taste = {
  reach: 0,
  attack: 0,
  attackHero: 0,
  maneuver: 0,
  scheme: 0,
  nearer: 0,
  boost: 0,
  defend: 0,
  feint: 0,
  whim: 0,
};

export const TASTES: { readonly [S in Style]: Taste } = {
  aggressive: { ...NONE, reach: 2, attack: 1.5, attackHero: 0.5, nearer: 0.1, boost: 0.5 },
  patient: { ...NONE, reach: 2.5, attack: -2, boost: -1, defend: 0.5 },
  trickster: { ...NONE, reach: 3, scheme: 2.5, boost: 1, feint: 1.5, whim: 1.5 },
};
