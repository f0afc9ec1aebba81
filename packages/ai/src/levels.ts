import { PeerlessError } from '@peerless/rules';
import { suggest } from '@peerless/rules/content';
import type { Bot } from './bot.ts';
import { BOT_NAMES } from './bot-names.ts';
import { casualBot } from './casual.ts';
import { flatBot } from './flat.ts';
import { noviceBot } from './novice.ts';
import { randomBot } from './random.ts';
import type { SearchSettings } from './search/search.ts';
import { SearchBot } from './search-bot.ts';
import { learned } from './weights.ts';

export const SETTINGS: SearchSettings = {
  value: learned,
  turns: 0,
  exploration: 0.35,
  caution: 0.1,
  temperature: 1,
};

const SKILLED_TRIALS = 500;
const EXPERT_TRIALS = 30_000;

/** How each bot is made; bots that remember nothing are made once. */
const makers: ReadonlyMap<string, () => Bot> = new Map<string, () => Bot>(
  Object.entries({
    random: () => randomBot,
    flat: () => flatBot,
    novice: () => noviceBot,
    casual: () => casualBot,
    skilled: () => new SearchBot('skilled', SETTINGS, SKILLED_TRIALS),
    expert: () => new SearchBot('expert', SETTINGS, EXPERT_TRIALS),
  }),
);

/** A new bot with that name, for one seat of one game. */
export function botNamed(name: string): Bot {
  const make = makers.get(name.trim().toLowerCase());
  if (make !== undefined) return make();
  throw new PeerlessError(`unknown bot "${name}"${suggest(name, [...BOT_NAMES])}`);
}
