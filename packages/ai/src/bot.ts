import type { Game, Rng } from '@peerless/rules';

/** Somebody who plays by itself. It sees an observation, never the game, and answers with the index of an option. */
export interface Bot {
  readonly name: string;
  /** Whether it looks at the position at all; a blind bot only needs to know how many options there are. */
  readonly isBlind: boolean;
  choose(observation: Game, rng: Rng): number;
}
