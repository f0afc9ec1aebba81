import type { Game } from '@peerless/rules';
import { cardPrint, heroPrint, ownerOfCard, seatCount, tableOf } from '@peerless/rules/numbers';
import type { Learned } from './layout.ts';

/** By seat and by card of a table: where their own weights begin; -1 for those nobody has learned. */
export interface OwnPlaces {
  readonly seats: Int32Array;
  readonly cards: Int32Array;
}

const MOST_CARDS = 128;
const SEATS = 4;

const kept = new WeakMap<object, WeakMap<object, OwnPlaces>>();
let last: { learned: Learned; table: object; places: OwnPlaces } | null = null;

export function ownPlaces(game: Game, learned: Learned): OwnPlaces {
  const table = tableOf(game);
  if (last !== null && last.table === table && last.learned === learned) return last.places;
  const tables = kept.get(learned) ?? new WeakMap<object, OwnPlaces>();
  kept.set(learned, tables);
  const places = tables.get(table) ?? reckoned(game, learned);
  tables.set(table, places);
  last = { learned, table, places };
  return places;
}

function reckoned(game: Game, { heroes, layout }: Learned): OwnPlaces {
  const seats = new Int32Array(SEATS).fill(-1);
  const cards = new Int32Array(MOST_CARDS).fill(-1);
  const begins = new Map<string, number>();
  let at = layout.shared;
  for (const [slug, names] of Object.entries(heroes)) {
    begins.set(slug, at);
    at += layout.own + names.length * layout.card;
  }
  for (let seat = seatCount(game) - 1; seat >= 0; seat--) {
    const { slug } = heroPrint(game, seat);
    const begin = begins.get(slug);
    if (begin === undefined) continue;
    seats[seat] = begin;
    for (let card = 0; card < MOST_CARDS; card++) {
      if (ownerOfCard(card) !== seat) continue;
      const index = heroes[slug].indexOf(cardPrint(game, card)?.slug ?? '');
      if (index >= 0) cards[card] = begin + layout.own + index * layout.card;
    }
  }
  return { seats, cards };
}
