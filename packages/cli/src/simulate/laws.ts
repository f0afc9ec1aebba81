import {
  type Game,
  type Observation,
  observe,
  optionCount,
  type SeatView,
  type View,
  viewFor,
} from '@peerless/rules';
import { countCards } from '@peerless/rules/laws';
import { optionAt } from '@peerless/rules/numbers';

/** Light laws, checked while games are simulated. */

/** More choices than any game of 400 turns has. */
export const MAX_CHOICES = 50_000;
export const MAX_TURNS = 400;

/** The packed option "maneuver", which every list of actions begins with. */
export const MANEUVER = 0;

/** Whether somebody is about to begin an action: no card is in combat or being resolved. */
export const isAction = (game: Game): boolean => optionCount(game) > 0 && optionAt(game, 0) === MANEUVER;

/** Cards are conserved at every choice, wherever they lie: null, or who has too many or too few. */
export function lostCards(game: Game): string | null {
  for (let seat = 0; seat < game.content.seats; seat++) {
    const cards = countCards(game, seat);
    const whole = game.content.heroes[seat]?.deck.length ?? 0;
    if (cards !== whole) return `seat ${seat + 1} has ${cards} cards instead of ${whole}`;
  }
  return null;
}

/** Says what is wrong with the cards and the clock between two actions, or null. */
export function brokenLaw(game: Game, scratch: Observation): string | null {
  const view = viewFor(observe(game, 'open', scratch));
  if (view.turn > MAX_TURNS) return `turn ${view.turn} is beyond the limit of ${MAX_TURNS}`;
  for (const side of view.seats) {
    const problem = wrongCards(side, view.seats, game);
    if (problem !== null) return `seat ${side.seat + 1} has ${problem}`;
  }
  return null;
}

const pilesOf = ({ deck, hand, discard, piles, aside }: SeatView): readonly (string | null)[] => [
  ...deck,
  ...hand,
  ...discard,
  ...Object.values(piles ?? {}).flat(),
  ...aside,
];
const isGuest = (card: string | null): boolean => card?.includes('/') === true;

/** Between actions deck, hand, discard pile, own piles and what is set aside, of whoever holds the cards, make up the deck, face by face. */
function wrongCards(side: SeatView, seats: View['seats'], game: Game): string | null {
  const hero = game.content.heroes[side.seat];
  // Whose a card is cannot be told by its name where three seats or more have the hero twice.
  const twice = seats.filter((other) => other.hero === side.hero).length > 1;
  if (twice && seats.length > 2) return null;
  const abroad = seats.filter((other) => other !== side).flatMap(pilesOf);
  const cards = [
    ...pilesOf(side).filter((card) => !isGuest(card)),
    ...abroad.flatMap((card) =>
      card?.startsWith(`${side.hero}/`) ? [card.slice(side.hero.length + 1)] : [],
    ),
  ];
  const whole = hero?.deck.length ?? 0;
  if (cards.length !== whole) return `${cards.length} cards instead of ${whole}`;
  const counts = new Map<string | null, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  for (const face of hero?.faces ?? []) {
    const copies = counts.get(face.slug) ?? 0;
    if (copies !== face.copies) return `${copies} copies of ${face.slug} instead of ${face.copies}`;
  }
  return null;
}
