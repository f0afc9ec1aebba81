export * from './ask/decision.ts';
export { applyKey, decision, indexOfKey, optionOf } from './ask/options.ts';
export * from './content/config.ts';
export { type ContentHashes, contentHashes } from './content/content-hash.ts';
export { type Figure, facesOf, figuresOf, type PrintedFace } from './content/hero.ts';
export { createLibrary, type Library, type LibraryContent } from './content/library.ts';
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
export { outcome } from './procedures/victory.ts';
export { type Frozen, freeze, hash, thaw } from './record/frozen-game.ts';
export { resign as resignGame } from './record/leave.ts';
export {
  agreeDraw,
  choose,
  enter,
  eventFor,
  type Match,
  newMatch,
  resign,
  timeout,
  undo,
  undoFloor,
} from './record/match.ts';
export { fromRecord, toRecord } from './record/open-record.ts';
export { type Entry, type GameRecord, OLDER_FORMATS, RECORD_FORMAT, type Told } from './record/record.ts';
export { type Changes, RecordError, type RecordProblem } from './record/record-error.ts';
export { type Listener, retell, standing } from './record/retell.ts';
export { RULES_VERSION } from './record/rules-version.ts';
export { isOver, stampOf } from './state/clock.ts';
export * from './state/event.ts';
export { clone, type Game, type Observation, type Readable } from './state/game.ts';
export { below, createRng, type Rng } from './state/random.ts';
export type { Viewer } from './state/viewers.ts';
