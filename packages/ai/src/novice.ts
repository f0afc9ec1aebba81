import type { Bot } from './bot.ts';
import { type BotWords, botNameOf } from './bot-names.ts';
import { judge } from './casual.ts';
import { handMade } from './weights.ts';

/** How often the first thing that comes to mind is done instead of the best one. */
const CARELESS = 0.7;

/** Sees what an action leads to, but often does not look: a beginner who makes mistakes on purpose. */
export const noviceBot = (words: BotWords): Bot => ({
  name: botNameOf(words),
  think: (observation, rng, budget) =>
    judge(observation, handMade, rng, { iterations: 60, ...budget }, { style: words.style, slips: CARELESS }),
});
