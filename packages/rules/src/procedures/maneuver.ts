import { ask, offerWord } from '../ask/ask.ts';
import { isOption, KIND, OPTION, objectOf, PROMPT } from '../ask/codes.ts';
import { offerWholeHand } from '../ask/offer-hand.ts';
import { MOMENT } from '../content/hero.ts';
import { moveValue } from '../evaluate/abilities.ts';
import { evaluate, holds } from '../evaluate/evaluate.ts';
import { causeOf, RULE } from '../state/cause.ts';
import { countManeuver } from '../state/clock.ts';
import { free, standing } from '../state/fighters.ts';
import type { Game } from '../state/game.ts';
import { handSize } from '../state/hand.ts';
import { cardId, faceOf } from '../state/ids.ts';
import { NONE } from '../state/limits.ts';
import { answerOf } from '../state/question.ts';
import { goTo, ownerOf, pop, register, setRegister, setSource } from '../state/stack.ts';
import { emit } from '../state/tell.ts';
import { discardFromHand, startBoosted } from './discard.ts';
import { drawCards } from './draw.ts';
import { BOOSTED_MANEUVER, MANEUVER, startMoves } from './moves.ts';
import { inSteps, type Procedure } from './procedure.ts';
import { startHooks } from './resolve.ts';

/** Section 6: first draw, then move. */

// Registers
/** What the BOOST adds, and whether there was one. */
const BOOSTED = 0;
const IS_BOOSTED = 1;

const { at, steps } = inSteps({
  draw: (game, frame) => drawCards(game, ownerOf(game, frame), drawnCards(game, ownerOf(game, frame))),
  drawn: (game, frame) => startHooks(game, ownerOf(game, frame), MOMENT.maneuverDrawn, NONE),
  askBoost,
  boost,
  setOut: move,
  afterManeuver,
});

export const maneuver: Procedure = {
  steps,
  list(game, frame) {
    const seat = ownerOf(game, frame);
    offerWord(game, OPTION.none);
    offerWholeHand(game, seat);
  },
};

/** with any card of the hand: nobody has to be able to play it. */
function askBoost(game: Game, frame: number): void {
  const seat = ownerOf(game, frame);
  if (handSize(game, seat) === 0 || standing(game, seat) === 0) {
    move(game, frame);
    return;
  }
  setSource(game, frame, RULE['R-6.9']);
  ask(game, frame, at.boost, seat, KIND.card, PROMPT.moveBoost, true);
}

function boost(game: Game, frame: number): void {
  if (isOption(answerOf(game), OPTION.card)) boostWith(game, frame, objectOf(answerOf(game)));
}

function boostWith(game: Game, frame: number, card: number): void {
  const amount = faceOf(game, card).boost;
  setRegister(game, frame, BOOSTED, amount);
  setRegister(game, frame, IS_BOOSTED, 1);
  const seat = ownerOf(game, frame);
  discardFromHand(game, card, 'boost', seat);
  if (game.sink !== null)
    emit(game, {
      type: 'boosted',
      cause: causeOf(game),
      seat,
      card: cardId(game, card),
      amount,
      what: 'move',
      faceDown: false,
    });
  startBoosted(game, card, seat);
}

/** with the fighters that are still there. */
function move(game: Game, frame: number): void {
  const seat = ownerOf(game, frame);
  const source = RULE['R-6.6'];
  setSource(game, frame, source);
  goTo(game, frame, at.afterManeuver);
  const distance = moveValue(game, seat) + register(game, frame, BOOSTED);
  const how = register(game, frame, IS_BOOSTED) === 1 ? BOOSTED_MANEUVER : MANEUVER;
  startMoves(game, seat, source, standing(game, seat) & free(game), distance, how);
}

function afterManeuver(game: Game, frame: number): void {
  countManeuver(game);
  const seat = ownerOf(game, frame);
  pop(game);
  startHooks(game, seat, MOMENT.afterManeuver, NONE);
}

/** one card, and what abilities add to it. */
function drawnCards(game: Game, seat: number): number {
  const { drawModifiers } = game.content.heroes[seat];
  let cards = 1;
  for (let i = 0; i < drawModifiers.length; i++) {
    const { by, if: cond } = drawModifiers[i];
    if (cond === null || holds(game, NONE, cond, seat)) cards += evaluate(game, NONE, by, seat);
  }
  return Math.max(0, cards);
}
