export { analyse } from './analyse.ts';
export type { Bot, Budget, Expected, Ranked, Reason, Thought } from './bot.ts';
export { choiceSeed } from './choice-seed.ts';
export { type Encounter, eloOfRate, eloTable, type Rating } from './elo.ts';
export { BOT_NAMES, botNamed, LEVELS, type Level } from './levels.ts';
export {
  type Hypotheses,
  SequentialTest,
  type Share,
  type Verdict,
  wilson,
  wilsonOfUnits,
} from './statistics.ts';
