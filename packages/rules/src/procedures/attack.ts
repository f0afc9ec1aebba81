import { ask, offer, offerWord, offerYesNo } from '../ask/ask.ts';
import { isOption, KIND, OPTION, objectOf, PROMPT, pack } from '../ask/codes.ts';
import { offerHand } from '../ask/offer-hand.ts';
import type { Sets } from '../board/board.ts';
import { type BonusFace, type Face, MOMENT } from '../content/hero.ts';
import { dropNextReach } from '../evaluate/abilities.ts';
import { combatValue, defenseFaces } from '../evaluate/evaluate.ts';
import { noteAbilities, noteValue, tellAnew } from '../evaluate/values.ts';
import { bitOf } from '../state/bits.ts';
import { faceBit, seatOfCard } from '../state/card.ts';
import { abilityOf, causeOf, itemCause, RULE } from '../state/cause.ts';
import { countWin, stamp } from '../state/clock.ts';
import {
  ATTACK,
  addItem,
  baseValue,
  beginBonusAttack,
  beginCombat,
  boostCard,
  combatant,
  combatCard,
  combatPlayer,
  DEFENSE,
  decideWinner,
  endCombat,
  hasCardInPlay,
  isAfterCancelled,
  isBonusAttack,
  isBonusDue,
  isCancelled,
  isVirtual,
  itemOf,
  layBoostCard,
  layCombatCard,
  layFaceUp,
  markGone,
  markRevealed,
  noteBoost,
  predict,
  predictionOf,
  setFinalValue,
  sideId,
  startValue,
  takeHighGround,
  wasFaceUp,
  winnerOf,
} from '../state/combat.ts';
import { chooseSymbol, forgetSymbols } from '../state/declared.ts';
import { isOnBoard, seatOfFighter, spaceOf } from '../state/fighters.ts';
import { inFile, itemFile } from '../state/files.ts';
import type { Game } from '../state/game.ts';
import { handSize, layFaceDown, turnUp } from '../state/hand.ts';
import { cardId, cardIdOrNull, faceOf, fighterId } from '../state/ids.ts';
import { itemAt } from '../state/items.ts';
import { NONE } from '../state/limits.ts';
import { answerOf, askedPrompt, settle } from '../state/question.ts';
import { goTo, ownerOf, pop, push, setSource, sourceOf } from '../state/stack.ts';
import { emit } from '../state/tell.ts';
import { EVERYONE } from '../state/viewers.ts';
import { COMBAT, startDamageTo } from './damage.ts';
import { clearAway, startBoosted } from './discard.ts';
import { useItem } from './item.ts';
import { inSteps, PROCEDURE, type Procedure } from './procedure.ts';
import { startEffect, startHooks, startResolve } from './resolve.ts';
import { settleFall } from './victory.ts';

/** Sections 8 and 9: an attack from its declaration to the last effect after it. */

/** R-9.1 (a) to (e), each the defender's effects first, then the attacker's. */
const { at, steps } = inSteps({
  askAttackItem: (game, frame) => askItem(game, frame, ATTACK, at.takeAttackItem),
  takeAttackItem: (game, frame) => takeItem(game, frame, ATTACK),
  declared: (game) =>
    startHooks(game, combatPlayer(game, ATTACK), MOMENT.declareAttack, combatant(game, ATTACK)),
  attacked: (game) =>
    startHooks(game, combatPlayer(game, DEFENSE), MOMENT.attacked, combatant(game, DEFENSE)),
  askDefender,
  defend,
  notePrediction,
  askDefenseItem: (game, frame) => askItem(game, frame, DEFENSE, at.takeDefenseItem),
  takeDefenseItem: (game, frame) => takeItem(game, frame, DEFENSE),
  reveal,
  defenderImmediately: (game) => startSide(game, DEFENSE, 'immediately'),
  attackerImmediately: (game) => startSide(game, ATTACK, 'immediately'),
  defenderDuring: (game) => startSide(game, DEFENSE, 'during'),
  attackerDuring: (game) => startSide(game, ATTACK, 'during'),
  dealDamage,
  winner,
  defenderAfter: (game) => startSide(game, DEFENSE, 'after'),
  defenderSettled: (game) => settleFall(game, DEFENSE),
  attackerAfter: (game) => startSide(game, ATTACK, 'after'),
  attackerSettled: (game) => settleFall(game, ATTACK),
  // abilities after the effects of both cards
  defenderAbilities: (game) => startAbilities(game, DEFENSE),
  attackerAbilities: (game) => startAbilities(game, ATTACK),
  cleanUpBefore: (game) => {
    if (game.content.options.cleanup === 'beforeAfterAttack') cleanUp(game);
  },
  //
  afterAttack: (game) =>
    startHooks(game, combatPlayer(game, ATTACK), MOMENT.afterAttack, combatant(game, ATTACK)),
  cleanUpLast: (game) => {
    if (game.content.options.cleanup === 'last') cleanUp(game); // D-9
  },
  finish,
});

export const attack: Procedure = {
  steps,
  list(game) {
    if (askedPrompt(game) === PROMPT.predict) {
      const { beyond } = game.content.heroes[combatPlayer(game, ATTACK)];
      for (let number = 0; number <= beyond; number++) offer(game, pack(OPTION.number, 0, number));
      return;
    }
    if (askedPrompt(game) === PROMPT.useItem) {
      offerYesNo(game);
      return;
    }
    const defender = combatant(game, DEFENSE);
    const seat = seatOfFighter(defender);
    offerWord(game, OPTION.none);
    offerHand(game, seat, defenseFaces, defender);
  },
};

/** declares the attack and lays the card face down. */
export function startAttack(game: Game, attacker: number, target: number, card: number): void {
  const seat = seatOfFighter(attacker);
  beginCombat(game, attacker, target, card);
  layFaceDown(game, card, seat);
  const open = faceOf(game, card).faceUp;
  if (open) {
    turnUp(game, card, seat);
    stamp(game);
    layFaceUp(game, ATTACK);
  }
  dropNextReach(game, seat);
  const frame = push(game, PROCEDURE.attack, seat, RULE['R-9.1']);
  if (game.content.items.length === 0) goTo(game, frame, at.declared);
  if (game.sink !== null) {
    emit(
      game,
      {
        type: 'attackDeclared',
        cause: causeOf(game, RULE['R-9.1']),
        attacker: fighterId(game, attacker),
        target: fighterId(game, target),
        card: cardId(game, card),
      },
      open ? EVERYONE : game.content.insiders[seat],
    );
  }
}

/** who stands at a combat item may add it to the card just played; the others hear of it before they choose. */
function askItem(game: Game, frame: number, side: number, take: number): void {
  const item =
    combatCard(game, side) === NONE ? NONE : itemAt(game, 'combat', spaceOf(game, combatant(game, side)));
  if (item === NONE) {
    goTo(game, frame, take + 1);
    return;
  }
  setSource(game, frame, itemCause(item));
  ask(game, frame, take, combatPlayer(game, side), KIND['yes-no'], PROMPT.useItem);
}

function takeItem(game: Game, frame: number, side: number): void {
  setSource(game, frame, RULE['R-9.1']);
  if (isOption(answerOf(game), OPTION.yes))
    addItem(game, side, useItem(game, 'combat', combatant(game, side)));
}

/** a defender with cards is always asked, or the missing question would betray the hand. */
function askDefender(game: Game, frame: number): void {
  const seat = combatPlayer(game, DEFENSE);
  if (handSize(game, seat) === 0) settle(game, pack(OPTION.none, 0, 0));
  else ask(game, frame, at.defend, seat, KIND.card, PROMPT.defend, true);
}

function defend(game: Game, frame: number): void {
  const defender = combatant(game, DEFENSE);
  const seat = seatOfFighter(defender);
  const played = isOption(answerOf(game), OPTION.card);
  goTo(game, frame, at.askDefenseItem);
  if (!played) {
    if (game.sink !== null)
      emit(game, { type: 'defended', cause: causeOf(game), defender: fighterId(game, defender), played });
    return;
  }
  const card = objectOf(answerOf(game));
  layCombatCard(game, DEFENSE, card);
  chooseSymbolByUse(game, card, seat);
  layFaceDown(game, card, seat);
  const open = faceOf(game, card).predicts;
  if (game.sink !== null) {
    emit(
      game,
      {
        type: 'defended',
        cause: causeOf(game),
        defender: fighterId(game, defender),
        played,
        card: cardId(game, card),
      },
      open ? EVERYONE : game.content.insiders[seat],
    );
  }
  if (!open) return;
  turnUp(game, card, seat);
  stamp(game);
  layFaceUp(game, DEFENSE);
  setSource(game, frame, card);
  ask(game, frame, at.notePrediction, seat, KIND.number, PROMPT.predict);
}

/** A card that is only playable because of its symbol: a wild symbol now stands for it. */
function chooseSymbolByUse(game: Game, card: number, seat: number): void {
  const { playAs, def } = faceOf(game, card);
  if (playAs === null || def.type === 'versatile' || def.type === playAs.as) return;
  if (playAs.as === 'defense' && playAs.if !== null && playAs.if.name === 'symbol')
    chooseSymbol(game, seat, playAs.if.symbol);
}

function notePrediction(game: Game, frame: number): void {
  predict(game, DEFENSE, objectOf(answerOf(game)));
  setSource(game, frame, RULE['R-9.1']);
  if (game.sink !== null) {
    emit(game, {
      type: 'predicted',
      cause: causeOf(game),
      seat: combatPlayer(game, DEFENSE),
      number: predictionOf(game, DEFENSE),
      card: cardId(game, combatCard(game, DEFENSE)),
    });
  }
}

/** all cards are turned up together; the values start from what is printed. */
function reveal(game: Game): void {
  markRevealed(game);
  stamp(game);
  for (let side = ATTACK; side <= DEFENSE; side++) {
    const card = combatCard(game, side);
    if (card === NONE) continue;
    const bonus = isVirtual(game, side) ? faceOf(game, card).bonus : null;
    startValue(game, side, bonus === null ? faceOf(game, card).value : bonus.value);
    if (bonus === null && !wasFaceUp(game, side)) turnUp(game, card, combatPlayer(game, side));
    if (boostCard(game, side) !== NONE) turnUp(game, boostCard(game, side), combatPlayer(game, side));
  }
  if (game.sink !== null) tellReveal(game);
  // What is started last comes first: the defender's
  for (let side = ATTACK; side <= DEFENSE; side++)
    if (boostCard(game, side) !== NONE) boostWith(game, side, boostCard(game, side));
}

/** A BOOST that lay face down counts from now on. */
function boostWith(game: Game, side: number, card: number): void {
  const seat = combatPlayer(game, side);
  if (seatOfCard(card) === seat) noteBoost(game, side, faceBit(card));
  startBoosted(game, card, seat);
}

function tellReveal(game: Game): void {
  emit(game, {
    type: 'revealed',
    cause: causeOf(game),
    attack: isBonusAttack(game) ? null : cardIdOrNull(game, combatCard(game, ATTACK)),
    defense: cardIdOrNull(game, combatCard(game, DEFENSE)),
    boost: cardIdOrNull(game, boostCard(game, ATTACK)),
    attackValue: baseValue(game, ATTACK),
    defenseValue: baseValue(game, DEFENSE),
  });
  for (let side = ATTACK; side <= DEFENSE; side++)
    if (combatCard(game, side) !== NONE) tellAbilities(game, side);
}

/** What abilities add to a card that has just been turned up, a face-down boost among them. */
function tellAbilities(game: Game, side: number): void {
  const seat = combatPlayer(game, side);
  const boost = boostCard(game, side);
  if (boost !== NONE) {
    emit(game, {
      type: 'boosted',
      cause: causeOf(game, abilityOf(seat)),
      seat,
      card: cardId(game, boost),
      amount: faceOf(game, boost).boost,
      what: sideId(side),
      faceDown: true,
    });
  }
  tellAnew(game, side, abilityOf(seat));
}

/** The card effect of a side for a step, unless it is cancelled, and abilities with the same label. */
function startSide(game: Game, side: number, timing: 'immediately' | 'during' | 'after'): void {
  const card = combatCard(game, side);
  const fighter = combatant(game, side);
  const seat = combatPlayer(game, side);
  let node = NONE;
  if (card !== NONE && !(timing === 'after' ? isAfterCancelled : isCancelled)(game, side)) {
    const face = faceOf(game, card);
    const played = isVirtual(game, side) ? face.bonus : face;
    const entry = played === null ? NONE : effectAt(played, timing);
    if (entry !== NONE) node = inFile(seatOfCard(card), entry);
  }
  if (timing === 'immediately') startResolve(game, seat, MOMENT.immediately, fighter, node, card);
  else if (timing === 'during') {
    startResolve(game, seat, MOMENT.during, fighter, node, card);
    if (itemOf(game, side) !== NONE) actItem(game, side, card);
  } else if (node !== NONE) startEffect(game, node, seat, card, fighter);
}

/** an item is an effect on the card it was added to; it acts before what is printed there (RU-62). */
function actItem(game: Game, side: number, card: number): void {
  if (card === NONE || isCancelled(game, side)) return;
  const fighter = combatant(game, side);
  const item = itemOf(game, side);
  const node = inFile(itemFile(game), game.content.items[item].node);
  startEffect(game, node, combatPlayer(game, side), itemCause(item), fighter);
}

function effectAt(face: Face | BonusFace, timing: 'immediately' | 'during' | 'after'): number {
  if (timing === 'immediately') return face.immediately;
  return timing === 'during' ? face.during : face.after;
}

function startAbilities(game: Game, side: number): void {
  const fighter = combatant(game, side);
  startHooks(game, combatPlayer(game, side), MOMENT.afterCombat, fighter);
}

/** an attack along an arrow of the board has +1, by where the two stand now (RU-57). */
function countHighGround(game: Game, above: Sets): void {
  const from = spaceOf(game, combatant(game, ATTACK));
  const to = spaceOf(game, combatant(game, DEFENSE));
  if (from < 0 || to < 0 || !above[from].has(to)) return;
  const before = combatValue(game, ATTACK);
  takeHighGround(game);
  noteValue(game, ATTACK, 'add', before, RULE['R-14.62']);
}

/** only the defender takes combat damage. */
function dealDamage(game: Game, frame: number): void {
  noteAbilities(game);
  if (game.content.board.highGround !== null) countHighGround(game, game.content.board.highGround);
  const attackValue = combatValue(game, ATTACK);
  const defenseValue = combatValue(game, DEFENSE);
  const amount = Math.max(0, attackValue - defenseValue);
  setFinalValue(game, ATTACK, attackValue);
  setFinalValue(game, DEFENSE, defenseValue);
  if (game.sink !== null) {
    emit(game, {
      type: 'combatResolved',
      cause: causeOf(game, RULE['R-9.6']),
      attack: attackValue,
      defense: defenseValue,
      damage: amount,
    });
  }
  const defender = combatant(game, DEFENSE);
  if (amount > 0 && isOnBoard(game, defender))
    startDamageTo(game, bitOf(defender), amount, COMBAT, ownerOf(game, frame), RULE['R-9.6']);
}

function winner(game: Game): void {
  decideWinner(game);
  countWin(game, combatPlayer(game, winnerOf(game)));
  if (game.sink !== null) {
    const side = winnerOf(game);
    const fighter = fighterId(game, combatant(game, side));
    emit(game, {
      type: 'combatWon',
      cause: causeOf(game),
      winner: sideId(side),
      fighter,
    });
  }
}

/** R-9.1 (e), and the abilities that speak of it. */
function cleanUp(game: Game): void {
  clearCombat(game);
  startCleanUp(game);
}

/** Abilities that act once the cards have been put away, the defender's first: what is started last comes first. */
export function startCleanUp(game: Game): void {
  for (let side = ATTACK; side <= DEFENSE; side++)
    startHooks(game, combatPlayer(game, side), MOMENT.cleanUp, combatant(game, side));
}

/** Played cards go to their owners' discard piles. */
export function clearCombat(game: Game, source: number = sourceOf(game)): void {
  for (let side = DEFENSE; side >= ATTACK; side--) {
    const seat = combatPlayer(game, side);
    const opponent = combatPlayer(game, 1 - side);
    if (boostCard(game, side) !== NONE)
      clearAway(game, boostCard(game, side), seat, opponent, 'boost', source);
    layBoostCard(game, side, NONE);
    if (hasCardInPlay(game, side)) clearAway(game, combatCard(game, side), seat, opponent, 'combat', source);
    markGone(game, side);
  }
  forgetSymbols(game);
}

/** the bonus attack follows if it is due and both fighters still stand; else the attack is over. */
function finish(game: Game, frame: number): void {
  const attacker = combatant(game, ATTACK);
  const target = combatant(game, DEFENSE);
  const card = combatCard(game, ATTACK);
  const bonus = card === NONE ? null : faceOf(game, card).bonus;
  if (!isBonusDue(game) || bonus === null || !isOnBoard(game, attacker) || !isOnBoard(game, target)) {
    endCombat(game);
    pop(game);
    return;
  }
  beginBonusAttack(game);
  goTo(game, frame, at.declared);
  if (game.sink !== null) {
    emit(game, {
      type: 'bonusAttack',
      cause: causeOf(game, card),
      attacker: fighterId(game, attacker),
      target: fighterId(game, target),
      name: bonus.slug,
      value: bonus.value,
    });
  }
}
