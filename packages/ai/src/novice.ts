import type { Observation, Rng } from '@peerless/rules';
import type { Bot, Ranked, Thought } from './bot.ts';
import { judge } from './casual.ts';
import { fraction } from './dice.ts';
import { handMade } from './weights.ts';

/** How often the first thing that comes to mind is done instead of the best one. */
const CARELESS = 0.7;
/** How far from the best a careless choice may be, as a share of the options. */
const SIGHT = 0.7;

/** Sees what an action leads to, but often does not look: a beginner who makes mistakes on purpose. */
export const noviceBot: Bot = {
  name: 'novice',
  think(observation: Observation, rng: Rng, budget): Thought {
    const thought = judge(observation, handMade, rng, { iterations: 60, ...budget });
    if (thought.ranking.length < 2 || fraction(rng) >= CARELESS) return thought;
    const seen = Math.max(2, Math.ceil(thought.ranking.length * SIGHT));
    const slip = thought.ranking[Math.floor(fraction(rng) * seen)] as Ranked;
    return { ...thought, option: slip.option, reason: { ...thought.reason, kind: 'chance', line: [] } };
  },
};
