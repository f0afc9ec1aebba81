import { ask, offer, offerFaces } from '../ask/ask.ts';
import { KIND, PROMPT, pack, partB, T, typeOf } from '../ask/codes.ts';
import { MOMENT } from '../content/library.ts';
import { evaluate } from '../evaluate/evaluate.ts';
import { discardFromHand } from '../state/cards.ts';
import { cardId, emit, type Game, pop, rule } from '../state/game.ts';
import { ANSWER, HAND_MASK, HAND_SIZE, NONE, ON_BOARD, REG, SEAT, SOURCE, STEP } from '../state/layout.ts';
import { drawCards } from './draw.ts';
import { startMoves } from './moves.ts';
import type { Procedure } from './procedure.ts';
import { startHooks } from './resolve.ts';

/** Section 6: first draw, then move. */

const DRAW = 0;
const BOOST = 1;
const BOOST_ANSWER = 2;
const MOVE = 3;
const AFTER = 4;
const END = 5;

const BOOSTED = REG;

export const maneuver: Procedure = {
  run(game, frame) {
    const s = game.state;
    const seat = s[frame + SEAT];
    switch (s[frame + STEP]) {
      case DRAW:
        s[frame + STEP] = BOOST;
        drawCards(game, seat, 1);
        return;
      case BOOST: // with any card of the hand: nobody has to be able to play it
        if (s[HAND_SIZE + seat] === 0 || s[ON_BOARD + seat] === 0) s[frame + STEP] = MOVE;
        else {
          s[frame + SOURCE] = rule('R-6.9');
          ask(game, frame, BOOST_ANSWER, seat, KIND.card, PROMPT.moveBoost, true);
        }
        return;
      case BOOST_ANSWER:
        s[frame + STEP] = MOVE;
        if (typeOf(s[ANSWER]) === T.card) boostMove(game, frame, partB(s[ANSWER]));
        return;
      case MOVE: // with the fighters that are still there
        s[frame + STEP] = AFTER;
        s[frame + SOURCE] = rule('R-6.6');
        startMoves(
          game,
          seat,
          s[frame + SOURCE],
          s[ON_BOARD + seat],
          moveValue(game, seat) + s[frame + BOOSTED],
          false,
          true,
        );
        return;
      case AFTER:
        s[frame + STEP] = END;
        startHooks(game, seat, MOMENT.afterManeuver, NONE);
        return;
      case END:
        pop(game);
        return;
    }
  },

  list(game, frame) {
    const seat = game.state[frame + SEAT];
    offer(game, pack(T.none, 0, 0));
    offerFaces(game, seat, game.state[HAND_MASK + seat]);
  },
};

function boostMove(game: Game, frame: number, card: number): void {
  const s = game.state;
  s[frame + BOOSTED] = game.content.boost[card];
  discardFromHand(game, card, 'boost');
  if (game.sink !== null) {
    emit(game, 'boosted', {
      seat: s[frame + SEAT],
      card: cardId(game, card),
      amount: s[frame + BOOSTED],
      what: 'move',
    });
  }
}

/** The move value with what abilities add to it. */
export function moveValue(game: Game, seat: number): number {
  const { def, moveModifiers } = game.content.heroes[seat];
  let value = def.move;
  for (let i = 0; i < moveModifiers.length; i++) value += evaluate(game, NONE, moveModifiers[i].by, seat);
  return value;
}
