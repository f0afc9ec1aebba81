/**
 * `@peerless/rules/numbers`: games read by their numbers, without making objects, for bots that look at thousands of
 * positions for one choice.
 */
export type { OptionCodes, PromptCodes } from '../ask/codes.ts';
export { indexOfKey, optionOf } from '../ask/options.ts';
export * from '../numbers.ts';
