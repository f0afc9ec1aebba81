export { analyse } from './analyse.ts';
export type { Bot, Budget, Expected, Ranked, Reason, Thought } from './bot.ts';
export { BOT_NAMES, botNamed, LEVELS, type Level } from './levels.ts';
export { type Share, wilson } from './statistics.ts';
