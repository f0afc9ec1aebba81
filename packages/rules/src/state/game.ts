import type { Content } from '../content/content.ts';
import type { Sink } from './event.ts';
import { stateSize } from './layout.ts';
import { NONE } from './limits.ts';

/** A running game. Only `apply` changes it. */
export interface Game {
  readonly content: Content;
  readonly state: Int32Array;
  /** The options of the present decision as packed integers, `count` of them, once `listed`. */
  options: Int32Array;
  count: number;
  listed: boolean;
  sink: Sink | null;
  /** Cards that the next random results must give, for scenarios. */
  forced: number[];
  /** Listens to the engine itself, for tests and scenarios. */
  trace: Trace | null;
  /** Whose knowledge this is, for observations; NONE for the true game. */
  viewer: number;
}

declare const OBSERVED: unique symbol;

/** What a viewer knows of a game. It cannot be played on; `determinize` makes a playable guess of it. */
export interface Observation {
  readonly [OBSERVED]: true;
  readonly content: Content;
}

/** A game, or what is known of one: what only looks takes both. */
export type Readable = Game | Observation;

/** An observation is read by the same functions as a game, inside this package only. */
export const reading = (game: Readable): Game => game as Game;

/** What happens inside the engine, for those who test it: a game without a trace pays nothing for it. */
export interface Trace {
  /** A question answers itself; its options are listed. */
  skips?(game: Game): void;
  /** The effect in this frame goes on; whoever is asked first may return what is to be called after it. */
  runs?(game: Game, frame: number): () => void;
}

/** Room for the options of almost every decision; the list grows when a decision has more. */
const USUAL_OPTIONS = 256;

export function createGame(content: Content): Game {
  return {
    content,
    state: new Int32Array(stateSize()),
    options: new Int32Array(USUAL_OPTIONS),
    count: 0,
    listed: false,
    sink: null,
    forced: [],
    trace: null,
    viewer: NONE,
  };
}

/** A copy that can be played on its own. Give a game of the same content to copy into, e.g. from a pool, for speed. */
export function clone(game: Game, into: Game = createGame(game.content)): Game {
  into.state.set(game.state);
  into.count = 0;
  into.listed = false;
  into.viewer = game.viewer;
  return into;
}
