import type { View } from '@peerless/rules';

/** Where the copies of one card are, as far as a viewer knows. */
export interface CardCount {
  readonly card: string;
  readonly copies: number;
  /** In the deck, or somewhere this viewer does not see. */
  readonly left: number;
  readonly inHand: number;
  readonly discarded: number;
}

export interface DeckCount {
  readonly cards: readonly CardCount[];
  /** How many of those left are not in the deck but hidden elsewhere: in a hand, or face down. */
  readonly hidden: number;
}

/** A face of a deck and how many copies show it: `into-the-woods:knife` is another than `into-the-woods:wolfskin`. */
export interface DeckFace {
  readonly slug: string;
  readonly copies: number;
}

const times = (cards: readonly (string | null)[], card: string): number =>
  cards.filter((other) => other === card).length;

/** What is left of a seat's deck: everything that this viewer does not see elsewhere. */
export function deckCount(view: View, seat: number, faces: readonly DeckFace[]): DeckCount {
  const side = view.seats[seat];
  if (side === undefined) return { cards: [], hidden: 0 };
  const elsewhere = [...side.aside, ...Object.values(side.piles ?? {}).flat(), ...inPlay(view, seat)];
  const cards = faces.map(({ slug, copies }) => {
    const [inHand, discarded] = [times(side.hand, slug), times(side.discard, slug)];
    const left = Math.max(0, copies - inHand - discarded - times(elsewhere, slug));
    return { card: slug, copies, left, inHand, discarded };
  });
  const left = cards.reduce((sum, card) => sum + card.left, 0);
  return { cards, hidden: Math.max(0, left - side.deckSize) };
}

/** The cards of a seat that lie on the table and that this viewer knows. */
export function inPlay({ combat, scheme, active, fighters }: View, seat: number): string[] {
  const owner = (id: string): number => fighters.find((fighter) => fighter.id === id)?.seat ?? -1;
  const attacks = combat !== null && owner(combat.attacker) === seat;
  const defends = combat !== null && owner(combat.defender) === seat;
  return [
    ...(active === seat ? [scheme] : []),
    ...(attacks && !combat.bonus ? [combat.attackCard] : []),
    ...(attacks ? [combat.boostCard] : []),
    ...(defends ? [combat.defenseCard] : []),
  ].filter((card) => card !== null);
}
