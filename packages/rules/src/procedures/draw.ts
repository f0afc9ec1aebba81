import { addToHand, deckFace, deckKnowers, setAside, stamp, takeTop } from '../state/cards.ts';
import { cardId, emit, type Game, rule, sourceOf } from '../state/game.ts';
import { DECK_SIZE, ON_BOARD } from '../state/layout.ts';
import { EXHAUSTION, startDamageTo } from './damage.ts';

/** Draws cards; for each one that is missing all fighters of the seat take 2 damage. */
export function drawCards(game: Game, seat: number, count: number, aside: boolean = false): void {
  const s = game.state;
  const drawn = Math.min(count, s[DECK_SIZE + seat]);
  if (drawn > 0) take(game, seat, drawn, aside);
  const missing = count - drawn;
  if (missing <= 0) return;
  if (game.sink !== null) emit(game, 'exhausted', { seat, missing }, rule('R-6.3'));
  if (s[ON_BOARD + seat] !== 0)
    startDamageTo(game, s[ON_BOARD + seat], 2 * missing, EXHAUSTION, seat, rule('R-6.3'));
}

function take(game: Game, seat: number, count: number, aside: boolean): void {
  const cards: number[] | null = game.sink === null ? null : [];
  for (let n = 0; n < count; n++) {
    const entry = takeTop(game, seat);
    const card = seat * 32 + deckFace(entry);
    if (aside) setAside(game, card, deckKnowers(entry) | game.content.insiders[seat]);
    else addToHand(game, card, deckKnowers(entry));
    cards?.push(card);
  }
  stamp(game);
  if (cards !== null) {
    const ids = cards.map((card) => cardId(game, card));
    emit(game, 'drew', { seat, count, cards: ids }, sourceOf(game), game.content.insiders[seat]);
  }
}
