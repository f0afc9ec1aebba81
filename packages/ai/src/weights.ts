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
