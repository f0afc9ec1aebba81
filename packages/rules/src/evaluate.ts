import { discardAt, inHand } from './cards.ts';
import type { CCondition, CConditions, CValue, CValueNode, CValues } from './compile.ts';
import { countBits, emptySpaces, lowest, masks } from './fighters.ts';
import { faceOf, type Game, seatOfCard } from './game.ts';
import {
  ACTIONS_TAKEN,
  ASIDE,
  ASIDE_SIZE,
  COUNTER,
  DEALT,
  DECK,
  DECK_SIZE,
  DISCARD_SIZE,
  FACES,
  FORM,
  HEALTH,
  IN_COMBAT,
  NONE,
  PILE,
  PREDICTION,
  PRINTED,
  REG,
  SEAT,
  SEAT_COUNTERS,
  SIDE,
  SIDE_WIDTH,
  SPACE,
  SYMBOL,
  WINNER_SIDE,
} from './layout.ts';
import { WILD } from './library.ts';
import { cardFits, cardFor, facesWhere, seatFor, select, selectSpaces, sideOf } from './select.ts';
import { combatValue } from './values.ts';

/** Values and conditions, read off the present position. `seat` is whose they are. */

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
    case 'beyond': {
      const player = seatFor(game, frame, value.of);
      return player < 0 ? 0 : game.content.heroes[player].beyond;
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

/** what the top of the discard pile shows; a wild symbol counts as the one chosen for this card. */
export function shownSymbol(game: Game, seat: number): number {
  const s = game.state;
  const { symbols } = game.content.heroes[seat].def;
  if (symbols === undefined) return NONE;
  const size = s[DISCARD_SIZE + seat];
  const start = symbols.start === 'wild' ? WILD : symbols.slugs.indexOf(symbols.start);
  const symbol = size === 0 ? start : faceOf(game, discardAt(game, seat, size - 1)).symbol;
  return symbol === WILD && s[SYMBOL + seat] !== NONE ? s[SYMBOL + seat] : symbol;
}
