import type {
  CCondition,
  CConditions,
  CFilter,
  CModifiers,
  CValue,
  CValueNode,
  CValues,
} from '../content/compile.ts';
import { WILD } from '../content/library.ts';
import { discardAt, inHand } from '../state/cards.ts';
import { countBits, emptySpaces, lowest, masks } from '../state/fighters.ts';
import { faceOf, type Game, seatOfCard, seatOfFighter } from '../state/game.ts';
import {
  ACTIONS_TAKEN,
  ADDED,
  ASIDE,
  ASIDE_SIZE,
  BASE,
  BOOST_CARD,
  BOOST_LOST,
  CARD,
  COUNTER,
  DEALT,
  DECK,
  DECK_SIZE,
  DISCARD_SIZE,
  FACES,
  FIGHTER,
  FINAL,
  FIXED,
  FLAGS,
  FORM,
  HEALTH,
  IGNORED,
  IN_COMBAT,
  MODIFIER,
  MODIFIER_SEAT,
  NONE,
  PILE,
  PREDICTION,
  PRINTED,
  REG,
  REVEALED,
  SEAT,
  SEAT_COUNTERS,
  SEAT_FIGHTERS,
  SIDE,
  SIDE_WIDTH,
  SPACE,
  TURN_MODIFIERS,
  WINNER_SIDE,
} from '../state/layout.ts';
import { cardFor, seatFor, select, selectSpaces, sideOf } from './select.ts';
import { shownSymbol } from './symbol.ts';

/**
 * Values, conditions and filters, read off the present position, with what they lead to: the value of a combat card and
 * the cards a fighter may play, which depend on conditions again. They stand in one file because the language is
 * recursive here. `seat` is whose they are.
 */

/** The number a value stands for now. */
export function evaluate(
  game: Game,
  frame: number,
  value: CValue,
  seat: number = game.state[frame + SEAT],
): number {
  return typeof value === 'number' ? value : read(game, frame, value, seat);
}

function read(game: Game, frame: number, value: CValueNode, seat: number): number {
  const s = game.state;
  switch (value.name) {
    case 'reg':
      return s[frame + REG + value.reg];
    case 'counter':
      return s[COUNTER + seat * SEAT_COUNTERS + value.counter];
    case 'count':
      return countBits(select(game, frame, value.who, seat));
    case 'cards':
      return countCards(game, frame, value, seat);
    case 'boost': {
      const card = cardFor(game, frame, value.card);
      return card < 0 ? 0 : game.content.boost[card];
    }
    case 'printed':
      return printedValue(game, frame, value.card);
    case 'value': {
      const side = sideOf(game, seat);
      return combatValue(game, value.of === 'mine' ? side : 1 - side);
    }
    case 'dealt': {
      const side = sideOf(game, seat);
      return s[SIDE + (value.to === 'mine' ? side : 1 - side) * SIDE_WIDTH + DEALT];
    }
    case 'zones':
      return total(select(game, frame, value.who, seat), (fighter) =>
        s[SPACE + fighter] < 0 ? 0 : game.content.board.zoneCount[s[SPACE + fighter]],
      );
    case 'health':
      return total(select(game, frame, value.who, seat), (fighter) => s[HEALTH + fighter]);
    case 'action':
      return s[ACTIONS_TAKEN] + 1;
    case 'prediction':
      return s[SIDE + sideOf(game, seat) * SIDE_WIDTH + PREDICTION];
    case 'highest': {
      const player = seatFor(game, frame, value.of);
      return player < 0 ? 0 : game.content.heroes[player].highest;
    }
    case 'times':
      return bounded(evaluate(game, frame, value.a, seat) * evaluate(game, frame, value.b, seat));
  }
}

/** Arithmetic in somebody's content stays within what a game can mean. */
const bounded = (value: number): number => Math.max(-999, Math.min(999, value));

function total(fighters: number, of: (fighter: number) => number): number {
  let sum = 0;
  for (let m = fighters; m !== 0; m &= m - 1) sum += of(lowest(m));
  return sum;
}

/** the number on the card; on a combat card an effect may have changed what counts as printed. */
function printedValue(game: Game, frame: number, ref: number): number {
  const card = cardFor(game, frame, ref);
  if (card < 0) return 0;
  if (ref > 1 || game.state[IN_COMBAT] === 0) return faceOf(game, card).value;
  const side = sideOf(game, game.state[frame + SEAT]);
  return game.state[SIDE + (ref === 0 ? side : 1 - side) * SIDE_WIDTH + PRINTED];
}

function countCards(game: Game, frame: number, value: CValues['cards'], own: number): number {
  const s = game.state;
  const seat = value.of === 0 ? own : seatFor(game, frame, value.of);
  if (seat < 0) return 0;
  const faces = facesWhere(game, frame, value.where, seat, own);
  const fits = (card: number): number => (faces >> (card & 31)) & 1;
  let count = 0;
  switch (value.pile) {
    case 'hand':
      for (let face = 0; face < FACES; face++) count += fits(face) * inHand(game, seat * FACES + face);
      return count;
    case 'discard':
      for (let i = 0; i < s[DISCARD_SIZE + seat]; i++) count += fits(discardAt(game, seat, i));
      return count;
    case 'deck':
      for (let i = 0; i < s[DECK_SIZE + seat]; i++) count += fits(s[DECK + seat * PILE + i]);
      return count;
    case 'aside':
      for (let i = 0; i < s[ASIDE_SIZE]; i++)
        if (seatOfCard(s[ASIDE + i] & 127) === seat) count += fits(s[ASIDE + i] & 31);
      return count;
  }
}

/** Whether a condition holds now. */
export function holds(
  game: Game,
  frame: number,
  cond: CCondition,
  seat: number = game.state[frame + SEAT],
): boolean {
  const s = game.state;
  switch (cond.name) {
    case 'won':
      return s[WINNER_SIDE] === sideOf(game, seat);
    case 'not':
      return !holds(game, frame, cond.cond, seat);
    case 'all':
      return cond.of.every((part) => holds(game, frame, part, seat));
    case 'any':
      return cond.of.some((part) => holds(game, frame, part, seat));
    case 'exists':
      return select(game, frame, cond.who, seat) !== 0;
    case 'room': {
      selectSpaces(game, frame, cond.at, NONE);
      const { lo, hi } = masks;
      emptySpaces(game);
      return ((lo & masks.lo) | (hi & masks.hi)) !== 0;
    }
    case 'compare':
      return compares(cond, evaluate(game, frame, cond.a, seat), evaluate(game, frame, cond.b, seat));
    case 'form':
      return s[FORM + seat] === cond.form;
    case 'role':
      return s[IN_COMBAT] === 1 && sideOf(game, seat) === (cond.role === 'attacker' ? 0 : 1);
    case 'card':
      return cardFits(game, frame, cardFor(game, frame, cond.card), cond.where, seat);
    case 'symbol': {
      const shown = shownSymbol(game, seat);
      return shown === cond.symbol || shown === WILD;
    }
  }
}

function compares(cond: CConditions['compare'], a: number, b: number): boolean {
  switch (cond.op) {
    case '=':
      return a === b;
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
  }
}

// Combat values: a base, what cards added, what abilities add, and an ignored value is 0 in the end

/** The value of a side as it stands now; once the combat is decided, what it came to in the end. */
export function combatValue(game: Game, side: number): number {
  const s = game.state;
  const at = SIDE + side * SIDE_WIDTH;
  if (s[WINNER_SIDE] !== NONE) return s[at + FINAL];
  const flags = s[at + FLAGS];
  if ((flags & IGNORED) !== 0 || s[at + CARD] === NONE) return 0;
  let value = (flags & FIXED) !== 0 ? s[at + BASE] : s[at + BASE] + s[at + ADDED];
  value += abilityBonus(game, side);
  const boost = s[at + BOOST_CARD];
  if (boost !== NONE && s[REVEALED] === 1 && (flags & BOOST_LOST) === 0) value += game.content.boost[boost];
  return value < 0 ? 0 : value;
}

/** What abilities and turn-long modifiers add for the fighter of a side (RU-13, RU-18). */
function abilityBonus(game: Game, side: number): number {
  const s = game.state;
  const fighter = s[SIDE + side * SIDE_WIDTH + FIGHTER];
  const seat = seatOfFighter(fighter);
  const own = game.content.heroes[seat].valueModifiers;
  let bonus = 0;
  for (let i = 0; i < own.length; i++) bonus += bonusOf(game, own[i], seat, fighter, side);
  for (let i = 0; i < TURN_MODIFIERS; i++) {
    if (s[MODIFIER + i] === 0) break;
    if (s[MODIFIER_SEAT + i] !== seat) continue;
    const modifier = game.content.library.modifiers[s[MODIFIER + i] - 1];
    if (modifier.name === 'value') bonus += bonusOf(game, modifier, seat, fighter, side);
  }
  return bonus;
}

function bonusOf(
  game: Game,
  modifier: CModifiers['value'],
  seat: number,
  fighter: number,
  side: number,
): number {
  if (modifier.role !== null && (modifier.role === 'attacker' ? 0 : 1) !== side) return 0;
  if (((select(game, NONE, modifier.who, seat) >> fighter) & 1) === 0) return 0;
  if (modifier.if !== null && !holds(game, NONE, modifier.if, seat)) return 0;
  return evaluate(game, NONE, modifier.by, seat);
}

// Which faces of its deck a fighter may play, wherever the cards are now

/** Faces this fighter could attack (defend) with, wherever they are now. */
export function attackFaces(game: Game, fighter: number): number {
  return playableFaces(game, fighter, 'attack');
}
export function defenseFaces(game: Game, fighter: number): number {
  return playableFaces(game, fighter, 'defense');
}

function playableFaces(game: Game, fighter: number, as: 'attack' | 'defense'): number {
  const seat = seatOfFighter(fighter);
  const hero = game.content.heroes[seat];
  const figure = fighter - seat * SEAT_FIGHTERS;
  let mask = (as === 'attack' ? hero.attackMask : hero.defenseMask)[figure];
  if (hero.playAsMask !== 0) mask |= playedOtherwise(game, seat, figure, as);
  return mask & hero.formMask[game.state[FORM + seat]];
}

/** faces whose static text lets them be played that way now, whatever their type says. */
function playedOtherwise(game: Game, seat: number, figure: number, as: 'attack' | 'defense'): number {
  const hero = game.content.heroes[seat];
  const users = hero.attackMask[figure] | hero.defenseMask[figure];
  let mask = 0;
  for (let m = hero.playAsMask & users; m !== 0; m &= m - 1) {
    const face = lowest(m);
    const rule = hero.faces[face].playAs;
    if (rule !== null && rule.as === as && (rule.if === null || holds(game, NONE, rule.if, seat)))
      mask |= 1 << face;
  }
  return mask;
}

// Filters of cards

/** The faces of a seat's deck that fit a filter, as a mask. */
export function facesWhere(
  game: Game,
  frame: number,
  where: CFilter | null,
  owner: number,
  seat: number = game.state[frame + SEAT],
): number {
  if (where === null) return -1;
  const value = where.value === null ? NONE : evaluate(game, frame, where.value, seat);
  let mask = -1;
  if (where.user !== NONE) mask &= where.user;
  if (where.tag !== NONE) mask &= where.tag;
  if (where.named !== NONE) mask &= where.named;
  if (where.playable) mask &= playableByOpponent(game, seat);
  if (where.type === null && where.value === null) return mask;
  let fits = 0;
  for (let face = 0; face < game.content.heroes[owner].faces.length; face++) {
    if (((mask >> face) & 1) === 1 && faceFits(game, owner * FACES + face, where, value)) fits |= 1 << face;
  }
  return fits;
}

/** What the opposing fighter of this combat could have played in its role. */
function playableByOpponent(game: Game, seat: number): number {
  const side = 1 - sideOf(game, seat);
  const fighter = game.state[SIDE + side * SIDE_WIDTH + FIGHTER];
  return side === 0 ? attackFaces(game, fighter) : defenseFaces(game, fighter);
}

function faceFits(game: Game, card: number, where: CFilter, value: number): boolean {
  const { def } = faceOf(game, card);
  if (where.value !== null && (def.value === null || def.value !== value)) return false;
  if (where.type === null || where.type === def.type) return true;
  // a versatile card counts as both
  return def.type === 'versatile' && (where.type === 'attack' || where.type === 'defense');
}

export const cardFits = (
  game: Game,
  frame: number,
  card: number,
  where: CFilter | null,
  seat: number,
): boolean =>
  card >= 0 && ((facesWhere(game, frame, where, seatOfCard(card), seat) >> (card & 31)) & 1) === 1;
