import type { GameEvent, Side } from '@peerless/rules';
import type { Stand } from './steps.ts';

/** What is seen of a step of a combat, besides its words. */
export type Phase = 'lay' | 'reveal' | 'value' | 'clash' | 'hit' | 'end' | 'other';

export function phaseOf(event: GameEvent): Phase {
  switch (event.type) {
    case 'attackDeclared':
    case 'bonusAttack':
    case 'defended':
      return 'lay';
    case 'revealed':
      return 'reveal';
    case 'valueChanged':
    case 'boosted':
    case 'boostLaid':
      return 'value';
    case 'combatResolved':
      return 'clash';
    case 'damaged':
      return 'hit';
    case 'combatWon':
      return 'end';
    default:
      return 'other';
  }
}

/** Whether a card of the defender let nothing through. */
export const isBlocked = ({ damage, defense }: Stand): boolean =>
  damage === 0 && defense.card !== undefined && (defense.value ?? 0) > 0;

/** Who gives way when the cards meet: whoever is hit, or whoever did not get through; null before. */
export function loserOf({ damage, winner }: Stand): Side | null {
  if (winner !== null) return winner === 'attack' ? 'defense' : 'attack';
  if (damage === null) return null;
  return damage > 0 ? 'defense' : 'attack';
}

/** How hard it strikes, 1 for a blow like most: the stage shakes as much. */
export const forceOf = ({ damage }: Stand): number => Math.min(2.6, 0.5 + (damage ?? 0) * 0.2);
