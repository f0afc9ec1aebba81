/**
 * `@peerless/rules/position`: for those who set up tables and look into the engine, such as scenarios and tests. Whoever
 * plays games needs none of it.
 */
export { movementOf, movementOn, stepsOf } from '../ask/moving.ts';
export { heroNames, isCardNamed, isFighterNamed } from '../content/names.ts';
export { type Path, PositionError, pathText } from '../error.ts';
export {
  type FighterPosition,
  gameFromPosition,
  type Position,
  type SeatPosition,
  type TurnPosition,
} from '../position.ts';
export { RULES } from '../state/cause.ts';
export { stampOf } from '../state/clock.ts';
export { type ForcedResult, forcedResults, forceRandom } from '../state/forced.ts';
export { listenTo, type Trace, wordsOf } from '../state/game.ts';
