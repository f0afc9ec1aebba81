/**
 * `@peerless/rules`: what it takes to play a game. The rest is behind doors of its own, so that this one stays small
 * (docs/decisions/0016-a-small-door.md): `/match`, `/content`, `/queries`, `/numbers`, `/position` and `/laws`.
 */
export * from './ask/decision.ts';
export { applyKey, decision } from './ask/options.ts';
export * from './content/config.ts';
export { createLibrary, type Library, type LibraryContent } from './content/library.ts';
export { apply, optionCount } from './engine.ts';
export { PeerlessError } from './error.ts';
export { determinize } from './knowledge/determinize.ts';
export { observe } from './knowledge/observe.ts';
export type * from './knowledge/view.ts';
export { viewFor } from './knowledge/view-for.ts';
export { newGame } from './new-game.ts';
export { outcome } from './procedures/victory.ts';
export { eventFor } from './record/match.ts';
export { isOver } from './state/clock.ts';
export type * from './state/event.ts';
export { clone, type Game, type Observation, type Readable } from './state/game.ts';
export { below, createRng, type Rng } from './state/random.ts';
export type { Viewer } from './state/viewers.ts';
