import { below, optionCount } from '@peerless/rules';
import type { Bot } from './bot.ts';

/** Any option, all equally likely. */
export const randomBot: Bot = {
  name: 'random',
  isBlind: true,
  choose: (observation, rng) => below(rng, optionCount(observation)),
};
