import { PeerlessError, suggest } from '@peerless/rules';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';

export type { Bot } from './bot.ts';
export { greedyBot } from './greedy.ts';
export { randomBot } from './random.ts';
export { type Share, wilson } from './statistics.ts';

/** All bots, the weakest first. */
export const BOTS: readonly Bot[] = [randomBot, greedyBot];

/** The bot with that name. */
export function botNamed(name: string): Bot {
  const bot = BOTS.find((known) => known.name === name.trim().toLowerCase());
  if (bot !== undefined) return bot;
  const names = BOTS.map((known) => known.name);
  throw new PeerlessError(`unknown bot "${name}"${suggest(name, names)}`);
}
