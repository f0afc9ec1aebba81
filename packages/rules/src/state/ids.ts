import type { Face } from '../content/hero.ts';
import { faceBit, faceNumber, seatOfCard } from './card.ts';
import type { Game } from './game.ts';
import { NONE } from './limits.ts';

/** The names behind the numbers, as options, events and views have them. */

export const faceOf = (game: Game, card: number): Face =>
  game.content.heroes[seatOfCard(card)].faces[faceNumber(card)];
/** `feint` */
export const cardSlug = (game: Game, card: number): string => faceOf(game, card).slug;
/** `king-arthur/feint` */
export const cardId = (game: Game, card: number): string => faceOf(game, card).id;
/** The pile of its owner's where a card went instead of the discard pile, or where it came from. */
export const pileNamed = (game: Game, card: number, pile: number): { pile?: string } =>
  pile === NONE ? {} : { pile: game.content.heroes[seatOfCard(card)].def.piles?.[pile].slug };
/** A card among those of a seat: `feint`, or `loki/feint` if it is of another deck. */
export const heldName = (game: Game, holder: number, card: number): string =>
  seatOfCard(card) === holder ? cardSlug(game, card) : cardId(game, card);
/** `feint`; `2.feint` where cards of that name can be in one hand and are of two decks. */
export function cardKey(game: Game, card: number): string {
  const slug = cardSlug(game, card);
  if (!game.content.guests) return slug;
  const owner = seatOfCard(card);
  const isTwice = game.content.heroes.some(
    ({ faces }, seat) => seat !== owner && faces.some((face) => face.slug === slug),
  );
  const travels = (game.content.heroes[owner].handOverMask & faceBit(card)) !== 0;
  return isTwice && travels ? `${owner + 1}.${slug}` : slug;
}
export const cardIdOrNull = (game: Game, card: number): string | null =>
  card === NONE ? null : cardId(game, card);
export const fighterId = (game: Game, fighter: number): string => game.content.fighterIds[fighter];
export const spaceId = (game: Game, space: number): number => game.content.board.ids[space];
