import { FEATURES, type Feature } from './features.ts';

/** What a feature is worth, in the order of `FEATURES`; the difference of two sides is the logarithm of their odds. */
export interface Weights {
  readonly name: string;
  readonly values: readonly number[];
}

/** Weights from what each feature is worth. */
export const weightsOf = (name: string, worth: { readonly [F in Feature]: number }): Weights => ({
  name,
  values: FEATURES.map((feature) => worth[feature]),
});

/**
 * Made by hand: a point of health is the unit (1/5 of a logit), everything else is guessed in points of health. A deck is time:
 * with less for it they maneuver until it is empty, and a third of their games end by that (docs/ai.md).
 */
export const handMade: Weights = weightsOf('hand-made', {
  heroHealth: 3.2,
  heroShare: 0.6,
  heroSafe: 0.6,
  sidekickHealth: 0.9,
  sidekicks: 0.6,
  cards: 1.2,
  fourthCard: 0.9,
  attack: 0.4,
  defense: 0.4,
  boost: 0.1,
  deck: 6,
  exhausted: -0.5,
  threats: 0.15,
  threatsToHero: 0.15,
  exposed: -0.1,
  near: -0.5,
  pressed: 0.1,
  actions: 0.1,
});

/** Fitted to 72,047 positions of 1,400 games of self-play (scripts/train, seeds 11 and 22, 120 trials a choice). */
export const learned: Weights = weightsOf('learned', {
  heroHealth: 3.006,
  heroShare: 0.05,
  heroSafe: 1.302,
  sidekickHealth: 0.173,
  sidekicks: 0.975,
  cards: 1.673,
  fourthCard: 0.237,
  attack: 0.047,
  defense: 0.72,
  boost: -0.148,
  deck: 6.145,
  exhausted: -1.433,
  threats: -0.125,
  threatsToHero: 0.163,
  exposed: -0.121,
  near: -0.306,
  pressed: 0.022,
  actions: 0.112,
});
