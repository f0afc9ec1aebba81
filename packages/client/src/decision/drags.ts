import type { Drops } from '../board/marks.ts';
import { narrowed, type Offer, placingOf } from './narrow.ts';
import { type Pick, pickKey } from './pick.ts';

/** Where each fighter may be dragged: to the spaces it may go to, onto the fighters it may attack. */
export function dragsOf(options: readonly Offer[]): ReadonlyMap<string, Drops> {
  const drags = new Map<string, { spaces: Set<number>; fighters: Set<string> }>();
  const of = (fighter: string) => {
    const drops = drags.get(fighter) ?? { spaces: new Set(), fighters: new Set() };
    drags.set(fighter, drops);
    return drops;
  };
  for (const option of options) {
    const placing = placingOf(option);
    if (placing !== null) of(placing.fighter).spaces.add(placing.space);
    else if (option.type === 'move' || option.type === 'step') of(option.fighter).spaces.add(option.to);
    else if (option.type === 'maneuverTo') of(option.move.fighter).spaces.add(option.move.to);
    else if (option.type === 'attack') of(option.fighter).fighters.add(option.target);
    else if (option.type === 'thenAttack')
      for (const fighter of option.fighters) of(fighter).fighters.add(option.target);
  }
  return drags;
}

/** The picks after a fighter or a card was dragged somewhere: as if both had been pointed at, whatever of them was before. */
export function draggedTo(
  options: readonly Offer[],
  picks: readonly Pick[],
  ...ends: readonly Pick[]
): readonly Pick[] {
  const keys = new Set(ends.map(pickKey));
  const more = [...picks.filter((pick) => !keys.has(pickKey(pick))), ...ends];
  return narrowed(options, more).length > 0 ? more : ends;
}
