import type { GameEvent, Side, View } from '@peerless/rules';

/** Who attacks and who is attacked: in the combat that goes on, else in the last one that these events tell of. */
export function combatantsOf({ combat }: View, events: readonly GameEvent[]): ReadonlyMap<string, Side> {
  if (combat !== null) return sidesOf(combat.attacker, combat.defender);
  const attack = events.findLast((event) => event.type === 'attackDeclared' || event.type === 'bonusAttack');
  return attack === undefined ? new Map() : sidesOf(attack.attacker, attack.target);
}

/** One attacks, the other is attacked. */
export const sidesOf = (attacker: string, defender: string): ReadonlyMap<string, Side> =>
  new Map([
    [attacker, 'attack'],
    [defender, 'defense'],
  ]);
