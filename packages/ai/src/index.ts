export { analyse } from './analyse.ts';
export type { Bot, Budget, Expected, OwnBot, Ranked, Reason, Thought } from './bot.ts';
export { BOT_NAMES, LEVELS, type Level } from './bot-names.ts';
export { choiceSeed } from './choice-seed.ts';
export { type Encounter, eloOfRate, eloTable, type Rating } from './elo.ts';
export { botNamed } from './levels.ts';
export {
  type Hypotheses,
  SequentialTest,
  type Share,
  type Verdict,
  wilson,
  wilsonOfUnits,
} from './statistics.ts';
