import { addToDiscard, forgetSymbols, removeOpenly, stamp } from '../state/cards.ts';
import { cardId, emit, faceOf, fighterId, type Game, pop, push, seatOfFighter } from '../state/game.ts';
import { NONE, REG, SCHEME_CARD, STEP } from '../state/layout.ts';
import { asksNothing, type Procedure, SCHEME_PROC } from './procedure.ts';
import { startEffect } from './resolve.ts';

/** Section 7: show the card, resolve it, discard it. */

const FIGHTER = REG;

/** the fighter plays the card. */
export function startScheme(game: Game, fighter: number, card: number): void {
  const s = game.state;
  const seat = seatOfFighter(fighter);
  removeOpenly(game, card);
  stamp(game);
  s[SCHEME_CARD] = card;
  const frame = push(game, SCHEME_PROC, seat, card);
  s[frame + FIGHTER] = fighter;
  if (game.sink !== null)
    emit(game, 'schemePlayed', { fighter: fighterId(game, fighter), card: cardId(game, card) });
}

export const scheme: Procedure = {
  run(game, frame) {
    const s = game.state;
    if (s[frame + STEP] === 0) {
      const card = s[SCHEME_CARD];
      const { scheme: node } = faceOf(game, card);
      s[frame + STEP] = 1;
      if (node !== NONE) startEffect(game, node, seatOfFighter(s[frame + FIGHTER]), card, s[frame + FIGHTER]);
      return;
    }
    discardScheme(game);
    pop(game);
  },
  list: asksNothing,
};

/** the card reaches the discard pile after its effect, unless the effect sent it elsewhere. */
export function discardScheme(game: Game): void {
  forgetSymbols(game);
  const card = game.state[SCHEME_CARD];
  if (card === NONE) return;
  game.state[SCHEME_CARD] = NONE;
  addToDiscard(game, card);
  if (game.sink !== null)
    emit(game, 'discarded', { seat: card >> 5, card: cardId(game, card), why: 'played' });
}
