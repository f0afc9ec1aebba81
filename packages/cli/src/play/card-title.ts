import type { CardDef, HeroDef } from '@peerless/language';
import type { View } from '@peerless/rules';
import type { Names } from '@peerless/text';
import { heroBySlug } from '../collection/library.ts';
import { capital } from '../sentence.ts';

/** What a card is called at the table, with the symbol that it will put on the discard pile. */

type Seats = Pick<View, 'seats'>;

/** The hero of whose deck a card of a seat is, its own or that of `loki/feint`, and its slug there. */
export function deckOf(
  view: Seats,
  seat: number,
  card: string,
): { readonly hero: HeroDef | undefined; readonly slug: string } {
  const cut = card.indexOf('/');
  const hero = cut < 0 ? (view.seats[seat]?.hero ?? '') : card.slice(0, cut);
  return { hero: heroBySlug(hero), slug: card.slice(cut + 1) };
}

/** A card that a seat has. */
export function cardIn(view: Seats, seat: number, slug: string): CardDef | undefined {
  const { hero, slug: own } = deckOf(view, seat, slug);
  const bare = own.split(':')[0];
  return hero?.cards.find((card) => card.slug === bare);
}

/** The symbol of that copy, or of all copies where they do not differ. */
function symbolOn(view: Seats, seat: number, slug: string): string | undefined {
  const printed = new Set(cardIn(view, seat, slug)?.symbols ?? []);
  return slug.split(':')[1] ?? (printed.size === 1 ? [...printed][0] : undefined);
}

/** `The Wolf's Skin [Knife]` */
export function cardTitle(slug: string, seat: number, view: Seats, names: Names): string {
  const symbol = symbolOn(view, seat, slug);
  const title = names.card(slug, seat);
  return symbol === undefined ? title : `${title} [${capital(names.symbol(symbol).name)}]`;
}

/** the symbol of the top discard; before that the one that lies there instead of a card. */
export function shownSymbol(view: Seats, seat: number): string | undefined {
  const top = view.seats[seat]?.discard.at(-1);
  return top === undefined
    ? heroBySlug(view.seats[seat]?.hero ?? '')?.symbols?.start
    : symbolOn(view, seat, top);
}
