import type { TableConfig } from '../content/config.ts';
import { contentFor } from '../content/content.ts';
import type { Library } from '../content/library.ts';
import { createGame, type Game } from '../state/game.ts';
import { hashInts } from '../state/hash.ts';

declare const frozen: unique symbol;

/**
 * A game on its way between two parts of one program, a page and its worker: plain data that can be copied and sent, and
 * nothing else. It is the engine's memory as it is, so only the same program with the same heroes and boards can thaw
 * it. What is kept or comes from elsewhere is a record (`toRecord`, `fromRecord`).
 */
export interface FrozenGame {
  readonly [frozen]: true;
}

interface Frozen {
  readonly config: TableConfig;
  readonly viewer: number;
  readonly state: Int32Array;
}

/** A game or an observation, to be sent to another part of this program. */
export function freeze(game: Game): FrozenGame {
  const parts: Frozen = { config: game.content.config, viewer: game.viewer, state: game.state.slice() };
  return parts as unknown as FrozenGame;
}

/** The game that another part of this program has frozen. Never give it what a stranger sent. */
export function thaw(game: FrozenGame, library: Library): Game {
  const { config, viewer, state } = game as unknown as Frozen;
  const thawed = createGame(contentFor(config, library));
  thawed.state.set(state);
  thawed.viewer = viewer;
  return thawed;
}

/** A hash of the whole state, to tell games of one run of this program apart; it means nothing to another version. */
export const hash = (game: Game): string => hashInts(game.state);
