import { createGame, type Game, type Observation, reading } from '../state/game.ts';
import { fillWords, shownWords } from '../state/layout.ts';
import { type Viewer, viewerNamed, viewerNumber } from '../state/viewers.ts';

/**
 * Observations: the state as one viewer knows it, in the same layout. Of all words only those stay that everybody may know
 * (see layout.ts); the others are emptied, and then the rules put in what this viewer may know. Unknown cards have the
 * unknown face.
 */

/** From so many words on, emptying them as a whole is faster than one by one. */
const LONG = 64;

/** The game as the viewer knows it. Give an observation of the same content to fill, e.g. from a pool, for speed. */
export function observe(game: Game, viewer: Viewer, into?: Observation): Observation {
  const seen = into === undefined ? createGame(game.content) : reading(into);
  const number = viewerNumber(viewer);
  const { state } = seen;
  const { closed, rules } = shownWords(game.content);
  state.set(game.state);
  for (const { at, end } of closed) {
    if (end - at >= LONG) state.fill(0, at, end);
    else fillWords(state, 0, at, end - at);
  }
  for (const copy of rules) copy(game, number, state);
  seen.count = 0;
  seen.listed = false;
  seen.viewer = number;
  return seen as unknown as Observation;
}

/** Whose knowledge it is. */
export const viewerOf = (observation: Observation): Viewer => viewerNamed(reading(observation).viewer);
