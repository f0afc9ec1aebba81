/** `@peerless/ai/training`: what the training scripts need beside the public bots. */
export { evaluate, type Value } from './evaluation.ts';
export { FEATURE_COUNT, FEATURES, type Feature, type Numbers, seatFeatures } from './features.ts';
export { amounts, clueCount, places } from './learned/clues.ts';
export { type Layout, type Learned, weightCount } from './learned/layout.ts';
export { learnedFrom, learnedText } from './learned/text.ts';
export { SETTINGS_2026, settings } from './levels.ts';
export type { Finish } from './playout.ts';
export { inviting } from './policy/first-sight.ts';
export { type Policy, policyOf, readOption, readQuestion } from './policy/policy.ts';
export { POLICY } from './policy/slots.ts';
export type { SearchSettings } from './search/search.ts';
export type { Tempo } from './search/tempo.ts';
export { SearchBot } from './search-bot.ts';
export type { Manner } from './style/manner.ts';
export { readSeat } from './value/learned-value.ts';
export { VALUE } from './value/slots.ts';
export { handMade, learned, type Weights, weightsOf } from './weights.ts';
