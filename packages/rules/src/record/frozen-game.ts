import type { TableConfig } from '../content/config.ts';
import { contentFor } from '../content/content.ts';
import type { Library } from '../content/library.ts';
import { createGame, type Readable, reading } from '../state/game.ts';
import { hashInts } from '../state/hash.ts';

declare const FROZEN: unique symbol;

/**
 * A game, or an observation of one, on its way between two parts of one program, a page and its worker: plain data that
 * can be copied and sent, and nothing else. It is the engine's memory as it is, so only the same program with the same
 * heroes and boards can thaw it. What is kept or comes from elsewhere is a record (`toRecord`, `fromRecord`).
 */
export interface Frozen<G extends Readable> {
  readonly [FROZEN]: G;
}

interface Parts {
  readonly config: TableConfig;
  readonly viewer: number;
  readonly state: Int32Array;
}

/** A game or an observation, to be sent to another part of this program. */
export function freeze<G extends Readable>(game: G): Frozen<G> {
  const { content, viewer, state } = reading(game);
  const parts: Parts = { config: content.config, viewer, state: state.slice() };
  return parts as unknown as Frozen<G>;
}

/** What another part of this program has frozen. Never give it what a stranger sent. */
export function thaw<G extends Readable>(frozen: Frozen<G>, library: Library): G {
  const { config, viewer, state } = frozen as unknown as Parts;
  const thawed = createGame(contentFor(config, library));
  thawed.state.set(state);
  thawed.viewer = viewer;
  return thawed as Readable as G;
}

/** A hash of the whole state, to tell games of one run of this program apart; it means nothing to another version. */
export const hash = (game: Readable): string => hashInts(reading(game).state);
