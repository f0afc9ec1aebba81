import type { FighterView, View } from '@peerless/rules';

/** A hero with no more of its health than this is on the brink: the next blow may end the game. */
const BRINK = 1 / 4;

/** Whether a hero is about to fall. */
export const isOnBrink = ({ hero, status, health, maxHealth }: FighterView): boolean =>
  hero && status === 'board' && health > 0 && health <= maxHealth * BRINK;

/** Whether a hero of whoever looks is about to fall, in a game that goes on. */
export const isViewerOnBrink = ({ fighters, seats, viewer, outcome }: View): boolean =>
  outcome === null &&
  fighters.some((fighter) => seats[fighter.seat]?.player === viewer && isOnBrink(fighter));
