import type { Option, OptionOf } from '@peerless/rules';
import { isReturn } from '@peerless/text';
import { type Pick, pickKey } from './pick.ts';
import type { Plan } from './plan.ts';

/** What can be chosen with one wish: an option of the question, or a plan that begins with one. */
export type Offer = Option | Plan;

/** Everything an option can be pointed at by. */
export function picksOf(option: Offer): readonly Pick[] {
  switch (option.type) {
    case 'maneuverTo':
      return [
        ...(option.boost === null ? [] : [{ card: option.boost }]),
        { fighter: option.move.fighter },
        { space: option.move.to },
      ];
    case 'maneuverPlace':
      return [{ card: option.boost }, { fighter: option.fighter }, { space: option.space }];
    case 'boostWith':
    case 'thenScheme':
      return [{ card: option.card }];
    case 'thenAttack':
      return [{ fighter: option.target }];
    case 'attack':
      return [{ card: option.card }, { fighter: option.fighter }, { fighter: option.target }];
    case 'scheme':
      return [{ card: option.card }, { fighter: option.fighter }];
    case 'item':
      return [{ fighter: option.fighter }];
    case 'move':
      // Where one goes and comes back is no other space to point at.
      return isReturn(option)
        ? [{ fighter: option.fighter }]
        : [{ fighter: option.fighter }, { space: option.to }];
    case 'step':
      return [{ fighter: option.fighter }, { space: option.to }];
    case 'stay':
    case 'fighter':
      return [{ fighter: option.fighter }];
    case 'open':
    case 'close':
      return [{ fighter: option.fighter }, { door: option.door }];
    case 'space':
      // Whoever is placed can be pointed at first, like whoever moves.
      return [
        ...(option.fighter === undefined ? [] : [{ fighter: option.fighter }]),
        { space: option.space },
      ];
    case 'token':
      return [{ space: option.space }];
    case 'card':
      return [{ card: option.card }];
    default:
      return [];
  }
}

/** What else may have been picked before it: the button of its action, and whoever could do it. */
function besides(option: Offer): readonly Pick[] {
  if (option.type === 'attack' || option.type === 'scheme') return [{ action: option.type }];
  if (option.type === 'boostWith') return option.fighters.map((fighter) => ({ fighter }));
  return option.type === 'thenAttack'
    ? [...option.fighters.map((fighter) => ({ fighter })), ...option.cards.map((card) => ({ card }))]
    : [];
}

const has = (option: Offer, key: string): boolean =>
  [...picksOf(option), ...besides(option)].some((pick) => pickKey(pick) === key);

/** The options that all picks point at. */
export const narrowed = <O extends Offer>(options: readonly O[], picks: readonly Pick[]): O[] =>
  options.filter((option) => picks.every((pick) => has(option, pickKey(pick))));

/** The move that an option makes, or a plan in the end. */
export function moveOf(offer: Offer): OptionOf<'move'> | null {
  if (offer.type === 'maneuverTo') return offer.move;
  return offer.type === 'move' ? offer : null;
}

/** Where somebody is placed instead of moving: an option among moves, or a plan in the end. */
export function placingOf(offer: Offer): { readonly fighter: string; readonly space: number } | null {
  if (offer.type !== 'space' && offer.type !== 'maneuverPlace') return null;
  return offer.fighter === undefined ? null : { fighter: offer.fighter, space: offer.space };
}

/**
 * What these options mean, if that is one thing: the only one; or, of several who could go to the same space, the one who is
 * nearest, the hero before others. Whoever wants another one to go points at it first.
 */
export function meantBy(offers: readonly Offer[]): Offer | null {
  const [first, another] = offers;
  if (first === undefined || another === undefined) return first ?? null;
  const moves = offers.flatMap((offer) => {
    const move = moveOf(offer);
    return move === null ? [] : [{ offer, move }];
  });
  if (moves.length < offers.length || new Set(moves.map(({ move }) => move.to)).size > 1) return null;
  return moves.reduce((near, each) => (each.move.distance < near.move.distance ? each : near)).offer;
}

/** What can be pointed at to tell these options apart, with the options it stands for. */
export function pointable(options: readonly Offer[]): Map<string, { pick: Pick; options: Offer[] }> {
  const found = new Map<string, { pick: Pick; options: Offer[] }>();
  for (const option of options) {
    for (const pick of picksOf(option)) {
      const entry = found.get(pickKey(pick)) ?? { pick, options: [] };
      if (!entry.options.includes(option)) entry.options.push(option);
      found.set(pickKey(pick), entry);
    }
  }
  // What all options share tells none of them from the others; but a single option may be pointed at.
  if (options.length > 1)
    for (const [key, entry] of found) if (entry.options.length === options.length) found.delete(key);
  return found;
}

/**
 * The picks after something was pointed at: taken back if it was picked, added if options are left with it, otherwise
 * begun anew.
 */
export function pointedAt(options: readonly Offer[], picks: readonly Pick[], pick: Pick): readonly Pick[] {
  const key = pickKey(pick);
  if (picks.some((other) => pickKey(other) === key)) return picks.filter((other) => pickKey(other) !== key);
  const more = [...picks, pick];
  if (narrowed(options, more).length > 0) return more;
  return narrowed(options, [pick]).length > 0 ? [pick] : picks;
}

/** Whether an option cannot be told from the others by pointing at all it is about: it needs words of its own. */
export const needsWords = (option: Offer, options: readonly Offer[]): boolean =>
  narrowed(options, picksOf(option)).length > 1 || picksOf(option).length === 0;
