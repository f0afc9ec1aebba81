/** What a feature is worth, in the order of `FEATURES`; the difference of two sides is the logarithm of their odds. */
export interface Weights {
  readonly name: string;
  readonly values: readonly number[];
}

/** Made by hand: a point of health is the unit (1/5 of a logit), everything else is guessed in points of health. */
export const handMade: Weights = {
  name: 'hand-made',
  values: [3.2, 0.6, 0.6, 0.9, 0.6, 0.5, 0.9, 0.4, 0.4, 0.1, 0.3, -0.5, 0.15, 0.15, -0.1, -0.5, 0.1, 0.1],
};

/** Fitted to 72,047 positions of 1,400 games of self-play (scripts/train, seeds 11 and 22, 120 trials a choice). */
export const learned: Weights = {
  name: 'learned',
  values: [
    3.006, 0.05, 1.302, 0.173, 0.975, 1.673, 0.237, 0.047, 0.72, -0.148, 6.145, -1.433, -0.125, 0.163, -0.121,
    -0.306, 0.022, 0.112,
  ],
};
