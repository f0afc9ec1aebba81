import { type Game, isOver, observe, optionCount, optionOf, type View, viewFor } from '@peerless/rules';

/** Light laws, checked while games are simulated. */

/** More choices than any game of 400 turns has. */
export const MAX_CHOICES = 50_000;
export const MAX_TURNS = 400;

/** Whether somebody is about to begin an action: no card is in combat or being resolved. */
export const isAction = (game: Game): boolean =>
  !isOver(game) && optionCount(game) > 0 && optionOf(game, game.options[0] ?? 0).type === 'maneuver';

/** Says what is wrong with the cards and the clock between two actions, or null. */
export function brokenLaw(game: Game, scratch: Game): string | null {
  const view = viewFor(observe(game, 'spectator', scratch));
  if (view.turn > MAX_TURNS) return `turn ${view.turn} is beyond the limit of ${MAX_TURNS}`;
  return lostCards(view, game);
}

/** Cards are conserved: deck, hand, discard pile and what is set aside make up the whole deck. */
function lostCards(view: View, game: Game): string | null {
  for (const side of view.seats) {
    const cards = side.deckSize + side.handSize + side.discard.length + side.aside.length;
    const whole = game.content.heroes[side.seat]?.deck.length ?? 0;
    if (cards !== whole) return `seat ${side.seat + 1} has ${cards} cards instead of ${whole}`;
  }
  return null;
}

/** The same card by card, with all cards open: each face exists exactly as often as the deck has it. */
export function brokenDeck(game: Game, scratch: Game): string | null {
  const view = viewFor(observe(game, 'open', scratch));
  for (const side of view.seats) {
    const counts = new Map<string, number>();
    for (const card of [...side.deck, ...side.hand, ...side.discard, ...side.aside]) {
      if (card === null) return `seat ${side.seat + 1} has a card without a face`;
      counts.set(card, (counts.get(card) ?? 0) + 1);
    }
    for (const face of game.content.heroes[side.seat]?.faces ?? []) {
      const copies = counts.get(face.slug) ?? 0;
      if (copies !== face.copies)
        return `seat ${side.seat + 1} has ${copies} copies of ${face.slug} instead of ${face.copies}`;
    }
  }
  return null;
}
