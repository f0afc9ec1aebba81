import { PeerlessError } from '@peerless/rules';
import { suggest } from '@peerless/rules/content';
import type { Bot } from './bot.ts';
import { BOT_NAMES, type BotWords, botNameOf, botWords } from './bot-names.ts';
import { casualBot, casualBot2026 } from './casual.ts';
import { flatBot } from './flat.ts';
import { noviceBot } from './novice.ts';
import { inviting } from './policy/first-sight.ts';
import { policyOf } from './policy/policy.ts';
import { randomBot } from './random.ts';
import type { SearchSettings } from './search/search.ts';
import { SearchBot } from './search-bot.ts';
import { FIRST_STRENGTH, faculties } from './sparring.ts';
import { PLAIN } from './style/manner.ts';
import { trained } from './trained/trained.ts';
import { learned } from './weights.ts';

/** What Skilled and Expert searched with until they learned a policy: kept to measure them by. */
export const SETTINGS_2026: SearchSettings = {
  value: learned,
  policy: inviting,
  sharpness: 1,
  turns: 0,
  tempo: { apart: 0, idle: 0, emptyDeck: 0 },
  exploration: 0.35,
  caution: 0.1,
  temperature: 1,
  keepsPriors: false,
};

/** With a policy and a value that were learned. */
export const settings = (): SearchSettings => ({
  ...SETTINGS_2026,
  value: trained().value,
  policy: policyOf(trained().policy),
  sharpness: 2,
  tempo: { apart: 0.017, idle: 0.02, emptyDeck: 0.1 },
  exploration: 0.6,
  caution: 0.2,
  keepsPriors: true,
});

const SKILLED_TRIALS = 500;
const EXPERT_TRIALS = 30_000;

/** A searching level. */
const searching =
  (trials: number) =>
  (words: BotWords): Bot =>
    new SearchBot(botNameOf(words), settings(), trials, { ...PLAIN, style: words.style });

/** Somebody of the strength that the name says. */
function sparringBot(words: BotWords): Bot {
  const { trials, slips } = faculties(words.strength ?? FIRST_STRENGTH);
  return new SearchBot(botNameOf(words), settings(), trials, { style: words.style, slips });
}

/** How each bot is made. */
const makers: ReadonlyMap<string, (words: BotWords) => Bot> = new Map<string, (words: BotWords) => Bot>(
  Object.entries({
    random: () => randomBot,
    flat: () => flatBot,
    novice: noviceBot,
    casual: casualBot,
    skilled: searching(SKILLED_TRIALS),
    expert: searching(EXPERT_TRIALS),
    sparring: sparringBot,
    'casual-2026': () => casualBot2026,
    'skilled-2026': () => new SearchBot('skilled-2026', SETTINGS_2026, SKILLED_TRIALS),
    'expert-2026': () => new SearchBot('expert-2026', SETTINGS_2026, EXPERT_TRIALS),
  }),
);

/** A new bot with that name, for one seat of one game. */
export function botNamed(name: string): Bot {
  const words = botWords(name.trim().toLowerCase());
  const make = words === null ? undefined : makers.get(words.bot);
  if (words !== null && make !== undefined) return make(words);
  throw new PeerlessError(`unknown bot "${name}"${suggest(name, [...BOT_NAMES])}`);
}
