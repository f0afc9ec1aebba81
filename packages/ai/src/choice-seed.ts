import { hashOfText } from './hash.ts';

/** A seed of its own for every choice of a game, so that a bot in a resumed game goes on as it would have. */
export const choiceSeed = (seed: string, choices: number): string => hashOfText(`${seed} ${choices}`);
