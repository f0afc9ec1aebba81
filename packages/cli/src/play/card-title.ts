import type { CardDef } from '@peerless/language';
import type { View } from '@peerless/rules';
import type { Names } from '@peerless/text';
import { heroBySlug } from '../collection/library.ts';
import { capital } from '../sentence.ts';

/** What a card is called at the table, with the symbol that it will put on the discard pile. */

type Seats = Pick<View, 'seats'>;

/** The card in somebody's deck. */
export function cardIn(view: Seats, seat: number, slug: string): CardDef | undefined {
  const bare = slug.split(':')[0];
  return heroBySlug(view.seats[seat]?.hero ?? '')?.cards.find((card) => card.slug === bare);
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
