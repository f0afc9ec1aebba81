import { below } from '@peerless/rules';
import { type Bot, choicesOf, type Reason } from './bot.ts';

const reason: Reason = { kind: 'chance', iterations: 0, line: [], expected: null };

/** Any option, all equally likely. */
export const randomBot: Bot = {
  name: 'random',
  blind: (options, rng) => below(rng, options),
  think: (observation, rng) => ({ option: below(rng, choicesOf(observation)), ranking: [], reason }),
};
