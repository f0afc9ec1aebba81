import { bitOf, hasBit } from './bits.ts';
import type { Game } from './game.ts';
import { MAX_SEATS, NONE } from './limits.ts';

/** Who looks at a game: players 0 to 3, the public, or somebody who sees everything. Several are one set of bits. */

export const PUBLIC = MAX_SEATS;
/** Whose knowledge is kept with the cards. */
export const VIEWERS = PUBLIC + 1;
export const EVERYONE = (1 << VIEWERS) - 1;
/** Sees everything; nobody at the table does. */
export const OPEN = VIEWERS;

export type Viewer = number | 'spectator' | 'open';

/** The number of a viewer. Nobody else may look: a number from outside must not stand for somebody who sees more. */
export function viewerNumber(viewer: Viewer): number {
  if (viewer === 'spectator') return PUBLIC;
  if (viewer === 'open') return OPEN;
  if (Number.isInteger(viewer) && viewer >= 0 && viewer < MAX_SEATS) return viewer;
  throw new RangeError(`a viewer is a player from 0 to ${MAX_SEATS - 1}, "spectator" or "open"`);
}
export const viewerNamed = (viewer: number): Viewer =>
  viewer === OPEN || viewer === NONE ? 'open' : viewer === PUBLIC ? 'spectator' : viewer;

/** Whether this viewer sees all that a seat holds: its player, in teams also the partner. */
export const isInsider = (game: Game, viewer: number, seat: number): boolean =>
  viewer === OPEN || hasBit(game.content.insiders[seat], viewer);

/** The knowers of a card as that viewer knows of them: everybody, or the viewer alone. None: the card is unknown. */
export function knownTo(knowers: number, viewer: number): number {
  if (viewer === OPEN) return knowers;
  return hasBit(knowers, PUBLIC) ? EVERYONE : knowers & bitOf(viewer);
}
