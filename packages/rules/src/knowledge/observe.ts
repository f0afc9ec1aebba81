import { createGame, type Game, type Observation, reading } from '../state/game.ts';
import { BLOCKS } from '../state/layout.ts';
import { type Viewer, viewerNamed, viewerNumber } from '../state/viewers.ts';

/**
 * Observations: the state as one viewer knows it, in the same layout. It starts from nothing and takes over what the
 * words of the state say the viewer may know (see layout.ts); unknown cards have the unknown face.
 */

/** The game as the viewer knows it. Give an observation of the same content to fill, e.g. from a pool, for speed. */
export function observe(game: Game, viewer: Viewer, into?: Observation): Observation {
  const seen = into === undefined ? createGame(game.content) : reading(into);
  const number = viewerNumber(viewer);
  const from = game.state;
  const to = seen.state;
  to.fill(0);
  for (const { at, size, audience } of BLOCKS) {
    if (audience === 'everybody') for (let i = at; i < at + size; i++) to[i] = from[i];
    else if (audience !== 'nobody') audience(game, number, to);
  }
  seen.count = 0;
  seen.listed = false;
  seen.viewer = number;
  return seen as unknown as Observation;
}

/** Whose knowledge it is. */
export const viewerOf = (observation: Observation): Viewer => viewerNamed(reading(observation).viewer);
