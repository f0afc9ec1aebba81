/** `@peerless/ai/training`: what the training scripts need beside the public bots. */
export { evaluate, type Value } from './evaluation.ts';
export { FEATURE_COUNT, FEATURES, type Feature, type Numbers, seatFeatures } from './features.ts';
export { SETTINGS } from './levels.ts';
export type { SearchSettings } from './search/search.ts';
export { SearchBot } from './search-bot.ts';
export { INPUTS, LAYER_INPUTS, seatInputs } from './value/inputs.ts';
export type { Network } from './value/network.ts';
export { networkFrom, networkText } from './value/network-text.ts';
export { handMade, learned, type Weights, weightsOf } from './weights.ts';
