import { ask, offerWord } from '../ask/ask.ts';
import { isOption, KIND, OPTION, objectOf, PROMPT } from '../ask/codes.ts';
import { offerWholeHand } from '../ask/offer-hand.ts';
import { combatValue, evaluate, fixedValue, laidBoost } from '../evaluate/evaluate.ts';
import { select } from '../evaluate/select.ts';
import { noteValue } from '../evaluate/values.ts';
import { discardFromHand, startBoosted } from '../procedures/discard.ts';
import { lowest } from '../state/bits.ts';
import { faceBit, seatOfCard } from '../state/card.ts';
import { causeOf } from '../state/cause.ts';
import * as combat from '../state/combat.ts';
import { combatant, combatCard, combatPlayer, inCombat, sideId } from '../state/combat.ts';
import type { Game } from '../state/game.ts';
import { handSize, layFaceDown } from '../state/hand.ts';
import { cardId, faceOf, fighterId } from '../state/ids.ts';
import { NONE } from '../state/limits.ts';
import { answerOf } from '../state/question.ts';
import { goTo, stepOf } from '../state/stack.ts';
import { emit } from '../state/tell.ts';
import { sideFor, successors } from './futile.ts';
import { done, instant, type Operation } from './operation.ts';

/** Operations on the running combat. */

/** Changes a side's value if there is a card there, and tells. */
function change(
  game: Game,
  side: number,
  how: 'set' | 'add' | 'ignore' | 'fix' | 'printed',
  act: () => void,
): void {
  if (!inCombat(game) || combatCard(game, side) === NONE) return;
  const before = game.sink === null ? 0 : combatValue(game, side);
  act();
  noteValue(game, side, how, before);
}

export const setValue: Operation<'setValue'> = instant((game, frame, node) => {
  const value = evaluate(game, frame, node.to);
  const side = sideFor(game, frame, node.of);
  change(game, side, node.printed ? 'printed' : 'set', () =>
    combat.setBaseValue(game, side, value, node.printed),
  );
});

export const addValue: Operation<'addValue'> = instant((game, frame, node) => {
  const value = evaluate(game, frame, node.by);
  const side = sideFor(game, frame, node.of);
  change(game, side, 'add', () => combat.addToValue(game, side, value));
});

export const ignoreValue: Operation<'ignoreValue'> = instant((game, frame, node) => {
  const side = sideFor(game, frame, node.of);
  change(game, side, 'ignore', () => combat.ignoreValue(game, side));
});

/** Both values are taken first, then set; what abilities add stays with its side (RU-75). */
export const swapValues: Operation<'swapValues'> = instant((game) => {
  if (!inCombat(game)) return;
  const sides = [combat.ATTACK, combat.DEFENSE];
  if (sides.some((side) => combatCard(game, side) === NONE)) return;
  const before = sides.map((side) => combatValue(game, side));
  // A BOOST that was laid face down goes on adding to its own side; a value that nothing changes is what it is.
  const values = sides.map((side) => {
    const fixed = fixedValue(game, side);
    return fixed === NONE ? combat.cardValue(game, side) + laidBoost(game, side) : fixed;
  });
  for (const side of sides) combat.setWholeValue(game, side, values[1 - side] - laidBoost(game, side));
  for (const side of sides) noteValue(game, side, 'set', before[side]);
});

export const fixValue: Operation<'fixValue'> = instant((game, frame, node) => {
  const value = evaluate(game, frame, node.to);
  const side = sideFor(game, frame, node.of);
  const asPrinted = typeof node.to !== 'number' && node.to.name === 'printed';
  change(game, side, 'fix', () => combat.fixValue(game, side, value, node.deaf, asPrinted));
});

/** some cards cannot be cancelled. A face-down boost is lost with the effects it belongs to (RU-11). */
export const cancel: Operation<'cancel'> = instant((game, frame, { after }) => {
  const side = sideFor(game, frame, 'theirs');
  const card = combatCard(game, side);
  if (!inCombat(game) || card === NONE) return;
  const face = faceOf(game, card);
  const { protectedFaces } = game.content.heroes[seatOfCard(card)];
  if (face.uncancellable || (protectedFaces & faceBit(card)) !== 0) {
    if (game.sink !== null)
      emit(game, {
        type: 'notCancelled',
        cause: causeOf(game),
        side: sideId(side),
        card: cardId(game, card),
      });
    return;
  }
  if (after !== null) {
    combat.cancelAfter(game, side, after);
    if (game.sink !== null) tellAfterCancelled(game, side, after);
    return;
  }
  const before = game.sink === null ? 0 : combatValue(game, side);
  combat.markCancelled(game, side);
  // RU-12: a card without effects cannot have them cancelled
  const hasEffects = face.hasEffects || combat.itemOf(game, side) !== NONE; // RU-62
  if (hasEffects || game.content.options.excaliburBoost === 'lost') combat.loseBoost(game, side);
  if (game.sink === null) return;
  emit(game, {
    type: 'effectsCancelled',
    cause: causeOf(game),
    side: sideId(side),
    card: cardId(game, card),
  });
  noteValue(game, side, 'add', before);
});

function tellAfterCancelled(game: Game, side: number, when: 'always' | 'won'): void {
  emit(game, {
    type: 'afterCancelled',
    cause: causeOf(game),
    side: sideId(side),
    card: cardId(game, combatCard(game, side)),
    if: when,
  });
}

export const boost: Operation<'boost'> = {
  run(game, frame, node) {
    const side = sideFor(game, frame, node.of);
    const step = stepOf(game, frame);
    // An even step asks for a card, the odd one after it knows the answer.
    if (step % 2 === 0) {
      const seat = combatPlayer(game, side);
      const tooLate = node.faceDown && (combat.isRevealed(game) || combat.boostCard(game, side) !== NONE);
      const enough = step / 2 >= (node.count === null ? 1 : evaluate(game, frame, node.count));
      const cannot = !inCombat(game) || combatCard(game, side) === NONE || handSize(game, seat) === 0;
      if (cannot || tooLate || enough) done(game, frame);
      else ask(game, frame, step + 1, seat, KIND.card, PROMPT.boost, true);
      return;
    }
    goTo(game, frame, step + 1);
    if (!isOption(answerOf(game), OPTION.card)) {
      done(game, frame);
      return;
    }
    const card = objectOf(answerOf(game));
    const seat = combatPlayer(game, side);
    if (node.faceDown) layBoost(game, side, card, seat);
    else boostValue(game, side, card, seat);
  },
  list(game, frame, node) {
    const seat = combatPlayer(game, sideFor(game, frame, node.of));
    if (node.may) offerWord(game, OPTION.none);
    offerWholeHand(game, seat);
  },
};

function layBoost(game: Game, side: number, card: number, seat: number): void {
  layFaceDown(game, card, seat);
  combat.layBoostCard(game, side, card);
  if (game.sink !== null) {
    emit(
      game,
      { type: 'boostLaid', cause: causeOf(game), seat, side: sideId(side), card: cardId(game, card) },
      game.content.insiders[seat],
    );
  }
}

/** only its BOOST number counts. */
function boostValue(game: Game, side: number, card: number, seat: number): void {
  const amount = faceOf(game, card).boost;
  discardFromHand(game, card, 'boost', seat);
  if (game.sink !== null) {
    emit(game, {
      type: 'boosted',
      cause: causeOf(game),
      seat,
      card: cardId(game, card),
      amount,
      what: sideId(side),
      faceDown: false,
    });
  }
  change(game, side, 'add', () => combat.addToValue(game, side, amount));
  if (seatOfCard(card) === seat) combat.noteBoost(game, side, faceBit(card));
  startBoosted(game, card, seat);
}

export const prevent: Operation<'prevent'> = instant((game, frame, node) => {
  const fighters = select(game, frame, node.who);
  if (node.over === null) combat.shield(game, fighters, node.kind);
  else combat.cap(game, fighters, Math.max(0, evaluate(game, frame, node.over)));
});

export const redirect: Operation<'redirect'> = instant((game, frame, node) => {
  combat.redirect(game, select(game, frame, node.from), select(game, frame, node.to));
});

/** The same combat and cards go on with another fighter; the range is not checked again. */
export const become: Operation<'become'> = instant((game, frame, node) => {
  const fighters = successors(game, frame, node);
  if (fighters === 0) return;
  const side = sideFor(game, frame, 'mine');
  const from = combatant(game, side);
  const to = lowest(fighters);
  combat.setCombatant(game, side, to);
  if (game.sink !== null)
    emit(game, {
      type: 'combatantReplaced',
      cause: causeOf(game),
      side: sideId(side),
      from: fighterId(game, from),
      to: fighterId(game, to),
    });
});

export const bonusAttack: Operation<'bonusAttack'> = instant((game) => {
  if (inCombat(game) && !combat.isBonusAttack(game)) combat.setBonusDue(game, true);
});
