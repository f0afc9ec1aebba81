import type { View } from '@peerless/rules';
import type { Moment } from '@peerless/table';
import type { Ending } from './score/cadence.ts';
import type { Tension } from './score/notes.ts';

/** A hero is low with a third of its health, and nearly down with a sixth. */
const LOW = 1 / 3;
const NEARLY_DOWN = 1 / 6;

const FIGHTING = new Set(['attackDeclared', 'bonusAttack', 'revealed', 'combatResolved']);

/** How much presses in a moment, from what everybody at the table sees: health, and whether there is a combat. */
export function tensionOf({ view, events }: Moment): Tension {
  const shares = view.fighters
    .filter(({ hero, status }) => hero && status === 'board')
    .map(({ health, maxHealth }) => health / maxHealth);
  const least = Math.min(1, ...shares);
  const need = least <= NEARLY_DOWN ? 2 : least <= LOW ? 1 : 0;
  const fight = view.combat !== null || events.some(({ type }) => FIGHTING.has(type)) ? 1 : 0;
  return Math.min(3, need + fight) as Tension;
}

/** How a game ended for whoever looks; null while it goes on. Onlookers hear the winner. */
export function endingOf({ outcome, seats, viewer }: View): Ending | null {
  if (outcome === null) return null;
  if (outcome.winners.length === 0) return 'over';
  const own = seats.filter(({ player }) => player === viewer);
  const hasWon = own.some(({ team }) => outcome.winners.some((seat) => seats[seat]?.team === team));
  return own.length === 0 || hasWon ? 'won' : 'lost';
}
