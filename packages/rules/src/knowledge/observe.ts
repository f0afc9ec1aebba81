import { createGame, type Game, type Observation, reading } from '../state/game.ts';
import { shownWords } from '../state/layout.ts';
import { type Viewer, viewerNamed, viewerNumber } from '../state/viewers.ts';

/**
 * Observations: the state as one viewer knows it, in the same layout. It starts from nothing and takes over what the
 * words of the state say the viewer may know (see layout.ts); unknown cards have the unknown face.
 */

/** From so many words on, copying them as a whole is faster than one by one. */
const LONG = 32;

/** The game as the viewer knows it. Give an observation of the same content to fill, e.g. from a pool, for speed. */
export function observe(game: Game, viewer: Viewer, into?: Observation): Observation {
  const seen = into === undefined ? createGame(game.content) : reading(into);
  const number = viewerNumber(viewer);
  const from = game.state;
  const to = seen.state;
  to.fill(0);
  const { open, rules } = shownWords(game.content.seats);
  for (const { at, end } of open) {
    if (end - at >= LONG) to.set(from.subarray(at, end), at);
    else for (let i = at; i < end; i++) to[i] = from[i];
  }
  for (const copy of rules) copy(game, number, to);
  seen.count = 0;
  seen.listed = false;
  seen.viewer = number;
  return seen as unknown as Observation;
}

/** Whose knowledge it is. */
export const viewerOf = (observation: Observation): Viewer => viewerNamed(reading(observation).viewer);
