import type { Content } from '../content/content.ts';
import type { Sink } from './event.ts';
import { stateSize } from './layout.ts';
import { NONE } from './limits.ts';

declare const PLAYED: unique symbol;
declare const OBSERVED: unique symbol;

/** A running game. Only `apply` changes it. What is marked internal is not in the types that other packages see. */
export interface Game {
  readonly [PLAYED]: true;
  /** What does not change during the game. */
  readonly content: Content;
  /** @internal */
  readonly state: Int32Array;
  /** @internal The options of the present decision as packed integers, `count` of them, once `listed`. */
  options: Int32Array;
  /** @internal */
  count: number;
  /** @internal */
  listed: boolean;
  /** @internal */
  sink: Sink | null;
  /** @internal The values of the combat as the listener was last told them; NONE before it was told any. */
  readonly told: [attack: number, defense: number];
  /** @internal Cards that the next random results must give, for scenarios. */
  forced: number[];
  /** @internal Listens to the engine itself, for tests and scenarios. */
  trace: Trace | null;
  /** @internal Whose knowledge this is, for observations; NONE for the true game. */
  viewer: number;
}

/** What a viewer knows of a game. It cannot be played on; `determinize` makes a playable guess of it. */
export interface Observation {
  readonly [OBSERVED]: true;
  readonly content: Content;
}

/** A game, or what is known of one: what only looks takes both. */
export type Readable = Game | Observation;

/** @internal An observation is read by the same functions as a game, inside this package only. */
export const reading = (game: Readable): Game => game as Game;

/** The words of a state, for those who look into the engine. */
export const wordsOf = (game: Readable): Int32Array => reading(game).state;

/** What happens inside the engine, for those who test it: a game without a trace pays nothing for it. */
export interface Trace {
  /** A question answers itself; its options are listed. */
  skips?(game: Game): void;
  /** The effect in this frame goes on; whoever is asked first may return what is to be called after it. */
  runs?(game: Game, frame: number): () => void;
}

/** From now on this trace hears what happens inside the engine while that game is played. */
export function listenTo(game: Game, trace: Trace): void {
  game.trace = trace;
}

/** Room for the options of almost every decision; the list grows when a decision has more. */
const USUAL_OPTIONS = 256;

export function createGame(content: Content): Game {
  const game: Omit<Game, typeof PLAYED> = {
    content,
    state: new Int32Array(stateSize(content)),
    options: new Int32Array(USUAL_OPTIONS),
    count: 0,
    listed: false,
    sink: null,
    told: [NONE, NONE],
    forced: [],
    trace: null,
    viewer: NONE,
  };
  return game as Game;
}

/** A copy that can be played on its own. Give a game of the same content to copy into, e.g. from a pool, for speed. */
export function clone(game: Game, into: Game = createGame(game.content)): Game {
  into.state.set(game.state);
  into.count = 0;
  into.listed = false;
  into.viewer = game.viewer;
  into.told[0] = game.told[0];
  into.told[1] = game.told[1];
  return into;
}
