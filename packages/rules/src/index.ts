export { OPTION_TYPES } from './ask/codes.ts';
export * from './ask/decision.ts';
export { applyKey, decision, indexOfKey, optionOf } from './ask/options.ts';
export * from './content/config.ts';
export { fullOptions } from './content/content.ts';
export { contentHash, createLibrary, type Library } from './content/library.ts';
export { apply, optionCount } from './engine.ts';
export { PeerlessError, suggest } from './error.ts';
export { countCards, determinize } from './knowledge/determinize.ts';
export { observe } from './knowledge/observe.ts';
export {
  OBSTACLES,
  type Obstacle,
  type Preview,
  preview,
  range,
  reach,
  type Step,
  targets,
  whyNot,
} from './knowledge/queries.ts';
export * from './knowledge/view.ts';
export { viewFor } from './knowledge/view-for.ts';
export { newGame } from './new-game.ts';
export * from './numbers.ts';
export {
  type FighterPosition,
  gameFromPosition,
  type Position,
  type SeatPosition,
  type TurnPosition,
} from './position.ts';
export { outcome } from './procedures/victory.ts';
export { fromJson, type GameJson, hash, RULES_VERSION, toJson } from './record/json.ts';
export { resign as resignGame } from './record/leave.ts';
export {
  agreeDraw,
  choose,
  type Entry,
  enter,
  eventFor,
  fromRecord,
  type GameRecord,
  type Match,
  newMatch,
  resign,
  type Told,
  timeout,
  toRecord,
  undo,
  undoFloor,
} from './record/match.ts';
export { type Listener, retell, standing } from './record/retell.ts';
export { ScenarioError } from './scenario/reader.ts';
export { readScenario, runScenario, type Scenario, type ScenarioResult } from './scenario/scenario.ts';
export { stampOf } from './state/cards.ts';
export * from './state/event.ts';
export { lowest, targetsOf } from './state/fighters.ts';
export { clone, createGame, type Game, isOver, type Trace } from './state/game.ts';
export { below, createRng, type Rng } from './state/random.ts';
