/**
 * `@peerless/rules/numbers`: games read by their numbers, without making objects, for bots that look at thousands of
 * positions for one choice.
 */
export { OPTION_TYPES } from '../ask/codes.ts';
export { indexOfKey, optionOf } from '../ask/options.ts';
export { targetsOf } from '../board/range.ts';
export * from '../numbers.ts';
export { lowest } from '../state/bits.ts';
export { createGame } from '../state/game.ts';
