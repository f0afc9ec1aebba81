export { stampOf } from './cards.ts';
export { OPTION_TYPES } from './codes.ts';
export * from './config.ts';
export * from './decision.ts';
export { countCards, determinize } from './determinize.ts';
export { apply, optionCount } from './engine.ts';
export * from './event.ts';
export { lowest, targetsOf } from './fighters.ts';
export { clone, createGame, type Game, isOver } from './game.ts';
export { fromJson, type GameJson, hash, RULES_VERSION, toJson } from './json.ts';
export { resign as resignGame } from './leave.ts';
export { contentHash, createLibrary, type Library } from './library.ts';
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
} from './match.ts';
export { fullOptions, newGame, PeerlessError, suggest } from './new-game.ts';
export * from './numbers.ts';
export { observe } from './observe.ts';
export { applyKey, decision, indexOfKey, optionOf } from './options.ts';
export {
  type FighterPosition,
  gameFromPosition,
  type Position,
  type SeatPosition,
  type TurnPosition,
} from './position.ts';
export { outcome } from './procedures/victory.ts';
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
} from './queries.ts';
export { below, createRng, type Rng } from './random.ts';
export { type Listener, retell, standing } from './retell.ts';
export { ScenarioError } from './scenario/reader.ts';
export { readScenario, runScenario, type Scenario, type ScenarioResult } from './scenario/scenario.ts';
export * from './view.ts';
export { viewFor } from './view-for.ts';
