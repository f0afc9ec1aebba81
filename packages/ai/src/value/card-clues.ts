import type { Game } from '@peerless/rules';
import { copiesInHand, deckCard, deckSize, firstInHand, nextInHand, tableOf } from '@peerless/rules/numbers';
import { clue } from '../learned/clues.ts';
import type { Learned } from '../learned/layout.ts';
import { type OwnPlaces, ownPlaces } from '../learned/own-places.ts';
import { TRAIT_COUNT, traitsOf } from './card-traits.ts';
import { AT, CARD_AT } from './slots.ts';

/** What single cards in hand and in the deck say of a seat. */

const HELD = 0.5;
const IN_HAND = 0.25;
const IN_DECK = 1 / 16;

/** Adds the clues of the cards of a seat. */
export function cardClues(game: Game, seat: number, places: OwnPlaces): void {
  const traits = traitsOf(game);
  for (let card = firstInHand(game, seat); card >= 0; card = nextInHand(game, card, seat)) {
    const copies = copiesInHand(game, card, seat);
    const row = card * TRAIT_COUNT;
    for (let i = 0; i < TRAIT_COUNT; i++) clue(AT.handTraits + i, IN_HAND * copies * traits[row + i]);
    if (places.cards[card] >= 0) clue(places.cards[card] + CARD_AT.held, HELD * copies);
  }
  sums.fill(0);
  for (let n = deckSize(game, seat) - 1; n >= 0; n--) {
    const row = deckCard(game, seat, n) * TRAIT_COUNT;
    for (let i = 0; i < TRAIT_COUNT; i++) sums[i] += traits[row + i];
  }
  for (let i = 0; i < TRAIT_COUNT; i++) clue(AT.deckTraits + i, IN_DECK * sums[i]);
}
const sums = new Float64Array(TRAIT_COUNT);

const MOST_CARDS = 128;

/** By card: what its clues add up to in hand, and in the deck. They are the same all game, so they are added up once. */
interface Worth {
  readonly hand: Float64Array;
  readonly deck: Float64Array;
}

const kept = new WeakMap<Learned, WeakMap<object, Worth>>();
let last: { learned: Learned; table: object; worth: Worth } | null = null;

/** What the clues of a seat's cards add up to. */
export function cardScore(game: Game, seat: number, learned: Learned): number {
  const { hand, deck } = worthOf(game, learned);
  let sum = 0;
  for (let card = firstInHand(game, seat); card >= 0; card = nextInHand(game, card, seat))
    sum += copiesInHand(game, card, seat) * hand[card];
  for (let n = deckSize(game, seat) - 1; n >= 0; n--) sum += deck[deckCard(game, seat, n)];
  return sum;
}

function worthOf(game: Game, learned: Learned): Worth {
  const table = tableOf(game);
  if (last !== null && last.table === table && last.learned === learned) return last.worth;
  const tables = kept.get(learned) ?? new WeakMap<object, Worth>();
  kept.set(learned, tables);
  const worth = tables.get(table) ?? reckoned(game, learned);
  tables.set(table, worth);
  last = { learned, table, worth };
  return worth;
}

function reckoned(game: Game, learned: Learned): Worth {
  const { weights } = learned;
  const { cards } = ownPlaces(game, learned);
  const traits = traitsOf(game);
  const hand = new Float64Array(MOST_CARDS);
  const deck = new Float64Array(MOST_CARDS);
  for (let card = 0; card < MOST_CARDS; card++) {
    if (cards[card] >= 0) hand[card] = HELD * weights[cards[card] + CARD_AT.held];
    for (let i = 0; i < TRAIT_COUNT; i++) {
      const trait = traits[card * TRAIT_COUNT + i];
      hand[card] += IN_HAND * trait * weights[AT.handTraits + i];
      deck[card] += IN_DECK * trait * weights[AT.deckTraits + i];
    }
  }
  return { hand, deck };
}
