import { createRng, type Observation, type Rng } from '@peerless/rules';
import type { Budget, Thought } from './bot.ts';
import { botNamed } from './levels.ts';

/** Ranks the options of a position with their chances, as the strongest bot sees them: a hint for people. */
export const analyse = (observation: Observation, budget: Budget = {}, rng: Rng = createRng('1')): Thought =>
  botNamed('expert').think(observation, rng, budget);
