import { PeerlessError } from '../error.ts';
import { cardOf, seatOfCard } from './card.ts';
import type { Game } from './game.ts';
import { cardSlug } from './ids.ts';

/** Chance as somebody wants it, for scenarios and tests. */

/** A card of a seat by its slug. */
export interface ForcedResult {
  readonly seat: number;
  readonly card: string;
}

/** The next random choice among that seat's hand gives this card, if it is in the hand then. */
export function forceRandom(game: Game, { seat, card }: ForcedResult): void {
  const hero = game.content.heroes[seat];
  const face = hero.faces.findIndex(({ slug }) => slug === card);
  if (face < 0) throw new PeerlessError(`${hero.def.slug} has no card "${card}"`);
  game.forced.push(cardOf(seat, face));
}

/** The results that were asked for and have not come up yet. */
export const forcedResults = (game: Game): readonly ForcedResult[] =>
  game.forced.map((card) => ({ seat: seatOfCard(card), card: cardSlug(game, card) }));
