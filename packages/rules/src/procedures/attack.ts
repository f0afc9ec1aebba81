import { ask, offer, offerFaces } from '../ask/ask.ts';
import { KIND, PROMPT, pack, partB, T, typeOf } from '../ask/codes.ts';
import { MOMENT } from '../content/library.ts';
import { combatValue, defenseFaces } from '../evaluate/evaluate.ts';
import { cardIdOrNull, noteValue } from '../evaluate/values.ts';
import { addToDiscard, forgetSymbols, layFaceDown, stamp, turnUp } from '../state/cards.ts';
import {
  ABILITY,
  cardId,
  emit,
  faceOf,
  fighterId,
  type Game,
  pop,
  push,
  rule,
  seatOfFighter,
  sourceOf,
} from '../state/game.ts';
import {
  ANSWER,
  ASK_PROMPT,
  BASE,
  BONUS_DUE,
  BOOST_CARD,
  CANCELLED,
  CARD,
  COMBAT_DAMAGE,
  FACE_UP,
  FIGHTER,
  FINAL,
  FLAGS,
  HAND_MASK,
  HAND_SIZE,
  IN_COMBAT,
  IS_BONUS,
  NONE,
  PREDICTION,
  PREVIOUS_CARD,
  PRINTED,
  RETURNED,
  REVEALED,
  SEAT,
  SIDE,
  SIDE_WIDTH,
  SOURCE,
  SPACE,
  STEP,
  SYMBOL,
  sideAt,
  WINNER_SIDE,
} from '../state/layout.ts';
import { COMBAT, startDamageTo } from './damage.ts';
import { ATTACK_PROC, type Procedure } from './procedure.ts';
import { startEffect, startHooks, startResolve } from './resolve.ts';

/** Sections 8 and 9: an attack from its declaration to the last effect after it. */

const ATTACK = SIDE;
const DEFENSE = SIDE + SIDE_WIDTH;

const DECLARED = 0;
const DEFEND = 1;
const DEFEND_ANSWER = 2;
const PREDICT_ANSWER = 3;
const REVEAL = 4;
/** R-9.1 (a) to (d), each the defender's effects first, then the attacker's. */
const IMMEDIATELY_DEFENDER = 5;
const IMMEDIATELY_ATTACKER = 6;
const DURING_DEFENDER = 7;
const DURING_ATTACKER = 8;
const DAMAGE = 9;
const WINNER = 10;
const AFTER_DEFENDER = 11;
const AFTER_ATTACKER = 12;
const ABILITY_DEFENDER = 13;
const ABILITY_ATTACKER = 14;
const CLEANUP = 15;
const AFTER_ATTACK = 16;
const BONUS = 17;

/** declares the attack and lays the card face down. */
export function startAttack(game: Game, attacker: number, target: number, card: number): void {
  const seat = seatOfFighter(attacker);
  beginCombat(game, attacker, target, card);
  layFaceDown(game, card);
  push(game, ATTACK_PROC, seat, rule('R-9.1'));
  if (game.sink !== null) {
    const event = {
      attacker: fighterId(game, attacker),
      target: fighterId(game, target),
      card: cardId(game, card),
    };
    emit(game, 'attackDeclared', event, rule('R-9.1'), game.content.insiders[seat]);
  }
}

function beginCombat(game: Game, attacker: number, target: number, card: number): void {
  const s = game.state;
  s.fill(0, IN_COMBAT, SIDE + 2 * SIDE_WIDTH);
  s[IN_COMBAT] = 1;
  s[WINNER_SIDE] = NONE;
  s[PREVIOUS_CARD] = NONE;
  for (const at of [ATTACK, DEFENSE]) {
    s[at + CARD] = NONE;
    s[at + BOOST_CARD] = NONE;
    s[at + PREDICTION] = NONE;
  }
  s[ATTACK + FIGHTER] = attacker;
  s[ATTACK + CARD] = card;
  s[DEFENSE + FIGHTER] = target;
}

export const attack: Procedure = {
  run(game, frame) {
    const s = game.state;
    const step = s[frame + STEP];
    s[frame + STEP] = step + 1;
    switch (step) {
      case DECLARED:
        startHooks(game, seatOfFighter(s[ATTACK + FIGHTER]), MOMENT.declareAttack, s[ATTACK + FIGHTER]);
        return;
      case DEFEND:
        askDefender(game, frame);
        return;
      case DEFEND_ANSWER:
        defend(game, frame);
        return;
      case PREDICT_ANSWER:
        predict(game, frame);
        return;
      case REVEAL:
        reveal(game);
        return;
      case IMMEDIATELY_DEFENDER:
      case IMMEDIATELY_ATTACKER:
        startSide(game, step === IMMEDIATELY_DEFENDER ? 1 : 0, 'immediately');
        return;
      case DURING_DEFENDER:
      case DURING_ATTACKER:
        startSide(game, step === DURING_DEFENDER ? 1 : 0, 'during');
        return;
      case DAMAGE:
        dealDamage(game, frame);
        return;
      case WINNER:
        decideWinner(game);
        return;
      case AFTER_DEFENDER:
      case AFTER_ATTACKER:
        startSide(game, step === AFTER_DEFENDER ? 1 : 0, 'after');
        return;
      case ABILITY_DEFENDER:
      case ABILITY_ATTACKER: // abilities after the effects of both cards
        startAbilities(game, step === ABILITY_DEFENDER ? 1 : 0);
        return;
      case CLEANUP:
        if (game.content.options.cleanup === 'beforeAfterAttack') cleanUp(game);
        return;
      case AFTER_ATTACK:
        startHooks(game, seatOfFighter(s[ATTACK + FIGHTER]), MOMENT.afterAttack, s[ATTACK + FIGHTER]);
        return;
      case BONUS:
        if (game.content.options.cleanup === 'last') cleanUp(game); // D-9
        finish(game, frame);
        return;
    }
  },

  list(game) {
    const s = game.state;
    if (s[ASK_PROMPT] === PROMPT.predict) {
      const { highest } = game.content.heroes[seatOfFighter(s[ATTACK + FIGHTER])];
      for (let number = 0; number <= highest; number++) offer(game, pack(T.number, 0, number));
      return;
    }
    const defender = s[DEFENSE + FIGHTER];
    const seat = seatOfFighter(defender);
    offer(game, pack(T.none, 0, 0));
    offerFaces(game, seat, s[HAND_MASK + seat] & defenseFaces(game, defender));
  },
};

/** a defender with cards is always asked, or the missing question would betray the hand. */
function askDefender(game: Game, frame: number): void {
  const s = game.state;
  const seat = seatOfFighter(s[DEFENSE + FIGHTER]);
  if (s[HAND_SIZE + seat] === 0) {
    s[ANSWER] = pack(T.none, 0, 0);
    return;
  }
  ask(game, frame, DEFEND_ANSWER, seat, KIND.card, PROMPT.defend, true);
}

function defend(game: Game, frame: number): void {
  const s = game.state;
  const defender = s[DEFENSE + FIGHTER];
  const seat = seatOfFighter(defender);
  const played = typeOf(s[ANSWER]) === T.card;
  s[frame + STEP] = REVEAL;
  if (!played) {
    if (game.sink !== null) emit(game, 'defended', { defender: fighterId(game, defender), played });
    return;
  }
  const card = partB(s[ANSWER]);
  s[DEFENSE + CARD] = card;
  chooseSymbolByUse(game, card, seat);
  layFaceDown(game, card);
  const open = faceOf(game, card).predicts;
  if (game.sink !== null) {
    const event = { defender: fighterId(game, defender), played, card: cardId(game, card) };
    emit(game, 'defended', event, sourceOf(game), open ? 31 : game.content.insiders[seat]);
  }
  if (!open) return;
  turnUp(game, card);
  stamp(game);
  s[DEFENSE + FLAGS] |= FACE_UP;
  s[frame + SOURCE] = card;
  ask(game, frame, PREDICT_ANSWER, seat, KIND.number, PROMPT.predict);
}

/** A card that is only playable because of its symbol: a wild symbol now stands for it. */
function chooseSymbolByUse(game: Game, card: number, seat: number): void {
  const { playAs, def } = faceOf(game, card);
  if (playAs === null || def.type === 'versatile' || def.type === playAs.as) return;
  if (playAs.as === 'defense' && playAs.if !== null && playAs.if.name === 'symbol')
    game.state[SYMBOL + seat] = playAs.if.symbol;
}

function predict(game: Game, frame: number): void {
  const s = game.state;
  s[DEFENSE + PREDICTION] = partB(s[ANSWER]);
  s[frame + SOURCE] = rule('R-9.1');
  if (game.sink !== null) {
    const seat = seatOfFighter(s[DEFENSE + FIGHTER]);
    emit(game, 'predicted', { seat, number: s[DEFENSE + PREDICTION], card: cardId(game, s[DEFENSE + CARD]) });
  }
}

/** all cards are turned up together; the values start from what is printed. */
function reveal(game: Game): void {
  const s = game.state;
  s[REVEALED] = 1;
  stamp(game);
  for (let side = 0; side < 2; side++) {
    const at = sideAt(side);
    const card = s[at + CARD];
    if (card === NONE) continue;
    const bonus = side === 0 && s[IS_BONUS] === 1 ? faceOf(game, card).bonus : null;
    s[at + BASE] = bonus === null ? faceOf(game, card).value : bonus.value;
    s[at + PRINTED] = s[at + BASE];
    if (bonus === null && (s[at + FLAGS] & FACE_UP) === 0) turnUp(game, card);
    if (s[at + BOOST_CARD] !== NONE) turnUp(game, s[at + BOOST_CARD]);
  }
  if (game.sink !== null) tellReveal(game);
}

function tellReveal(game: Game): void {
  const s = game.state;
  emit(game, 'revealed', {
    attack: s[IS_BONUS] === 1 ? null : cardIdOrNull(game, s[ATTACK + CARD]),
    defense: cardIdOrNull(game, s[DEFENSE + CARD]),
    boost: cardIdOrNull(game, s[ATTACK + BOOST_CARD]),
  });
  for (let side = 0; side < 2; side++) if (s[sideAt(side) + CARD] !== NONE) tellAbilities(game, side);
}

/** What abilities add to a card that has just been turned up, a face-down boost among them. */
function tellAbilities(game: Game, side: number): void {
  const s = game.state;
  const at = sideAt(side);
  const seat = seatOfFighter(s[at + FIGHTER]);
  const boost = s[at + BOOST_CARD];
  if (boost !== NONE) {
    const what = side === 0 ? 'attack' : 'defense';
    emit(
      game,
      'boosted',
      { seat, card: cardId(game, boost), amount: game.content.boost[boost], what },
      ABILITY + seat,
    );
  }
  noteValue(game, side, 'add', s[at + BASE], ABILITY + seat);
}

/** The card effect of a side for a step, unless it is cancelled, and abilities with the same label. */
function startSide(game: Game, side: number, timing: 'immediately' | 'during' | 'after'): void {
  const s = game.state;
  const at = sideAt(side);
  const card = s[at + CARD];
  const fighter = s[at + FIGHTER];
  const seat = seatOfFighter(fighter);
  let node = NONE;
  if (card !== NONE && (s[at + FLAGS] & CANCELLED) === 0) {
    const face = faceOf(game, card);
    node = side === 0 && s[IS_BONUS] === 1 ? (face.bonus?.[timing] ?? NONE) : face[timing];
  }
  if (timing !== 'after') startResolve(game, seat, MOMENT[timing], fighter, node, card);
  else if (node !== NONE) startEffect(game, node, seat, card, fighter);
}

function startAbilities(game: Game, side: number): void {
  const fighter = game.state[sideAt(side) + FIGHTER];
  startHooks(game, seatOfFighter(fighter), MOMENT.afterCombat, fighter);
}

/** only the defender takes combat damage. */
function dealDamage(game: Game, frame: number): void {
  const s = game.state;
  const attackValue = combatValue(game, 0);
  const defenseValue = combatValue(game, 1);
  const amount = Math.max(0, attackValue - defenseValue);
  s[ATTACK + FINAL] = attackValue;
  s[DEFENSE + FINAL] = defenseValue;
  if (game.sink !== null) {
    emit(
      game,
      'combatResolved',
      { attack: attackValue, defense: defenseValue, damage: amount },
      rule('R-9.6'),
    );
  }
  const defender = s[DEFENSE + FIGHTER];
  if (amount > 0 && s[SPACE + defender] >= 0) {
    startDamageTo(game, 1 << defender, amount, COMBAT, s[frame + SEAT], rule('R-9.6'));
  }
}

/** the attacker wins if combat damage was dealt, otherwise the defender. */
function decideWinner(game: Game): void {
  const s = game.state;
  s[WINNER_SIDE] = s[COMBAT_DAMAGE] > 0 ? 0 : 1;
  if (game.sink !== null) {
    const winner = s[WINNER_SIDE] === 0 ? 'attack' : 'defense';
    emit(game, 'combatWon', { winner, fighter: fighterId(game, s[sideAt(s[WINNER_SIDE]) + FIGHTER]) });
  }
}

/** R-9.1 (e): played cards go to their owners' discard piles. */
export function cleanUp(game: Game): void {
  const s = game.state;
  for (let side = 1; side >= 0; side--) {
    const at = sideAt(side);
    if (s[at + BOOST_CARD] !== NONE) discardPlayed(game, s[at + BOOST_CARD]);
    s[at + BOOST_CARD] = NONE;
    const virtual = side === 0 && s[IS_BONUS] === 1;
    if (s[at + CARD] !== NONE && !virtual && (s[at + FLAGS] & RETURNED) === 0)
      discardPlayed(game, s[at + CARD]);
    s[at + FLAGS] |= RETURNED;
  }
  forgetSymbols(game);
}

function discardPlayed(game: Game, card: number): void {
  addToDiscard(game, card);
  if (game.sink !== null)
    emit(game, 'discarded', { seat: card >> 5, card: cardId(game, card), why: 'played' });
}

/** the bonus attack follows if it is due and both fighters still stand; else the attack is over. */
function finish(game: Game, frame: number): void {
  const s = game.state;
  const attacker = s[ATTACK + FIGHTER];
  const target = s[DEFENSE + FIGHTER];
  const card = s[ATTACK + CARD];
  const against = s[DEFENSE + CARD];
  const bonus = card === NONE ? null : faceOf(game, card).bonus;
  if (s[BONUS_DUE] === 0 || bonus === null || s[SPACE + attacker] < 0 || s[SPACE + target] < 0) {
    s[IN_COMBAT] = 0;
    pop(game);
    return;
  }
  beginCombat(game, attacker, target, card);
  s[IS_BONUS] = 1;
  s[PREVIOUS_CARD] = against;
  s[frame + STEP] = DECLARED;
  if (game.sink !== null) {
    const event = {
      attacker: fighterId(game, attacker),
      target: fighterId(game, target),
      name: bonus.slug,
      value: bonus.value,
    };
    emit(game, 'bonusAttack', event, card);
  }
}
