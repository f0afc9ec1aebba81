import { cardIn, knowersIn } from '../state/card.ts';
import { causeOf, RULE } from '../state/cause.ts';
import { stamp } from '../state/clock.ts';
import { standing } from '../state/fighters.ts';
import type { Game } from '../state/game.ts';
import { addToHand } from '../state/hand.ts';
import { cardId } from '../state/ids.ts';
import { deckSize, setAside, takeTop } from '../state/piles.ts';
import { emit } from '../state/tell.ts';
import { EXHAUSTION, startDamageTo } from './damage.ts';

/** Draws cards; for each one that is missing all fighters of the seat take 2 damage. */
export function drawCards(game: Game, seat: number, count: number, aside: boolean = false): void {
  const drawn = Math.min(count, deckSize(game, seat));
  if (drawn > 0) take(game, seat, drawn, aside);
  const missing = count - drawn;
  if (missing <= 0) return;
  if (game.sink !== null)
    emit(game, { type: 'exhausted', cause: causeOf(game, RULE['R-6.3']), seat, missing });
  const fighters = standing(game, seat);
  if (fighters !== 0) startDamageTo(game, fighters, 2 * missing, EXHAUSTION, seat, RULE['R-6.3']);
}

function take(game: Game, seat: number, count: number, aside: boolean): void {
  const cards: number[] | null = game.sink === null ? null : [];
  for (let n = 0; n < count; n++) {
    const entry = takeTop(game, seat);
    const card = cardIn(entry);
    if (aside) setAside(game, card, knowersIn(entry) | game.content.insiders[seat], seat);
    else addToHand(game, card, knowersIn(entry), seat);
    cards?.push(card);
  }
  stamp(game);
  if (cards !== null) {
    const ids = cards.map((card) => cardId(game, card));
    const to = aside ? 'aside' : 'hand';
    emit(
      game,
      { type: 'drew', cause: causeOf(game), seat, count, to, cards: ids },
      game.content.insiders[seat],
    );
  }
}
