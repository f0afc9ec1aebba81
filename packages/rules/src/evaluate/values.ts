import type { CModifiers } from '../content/compile.ts';
import { cardId, emit, type Game, seatOfFighter, sourceOf } from '../state/game.ts';
import {
  ADDED,
  BASE,
  BOOST_CARD,
  BOOST_LOST,
  CARD,
  FIGHTER,
  FINAL,
  FIXED,
  FLAGS,
  IGNORED,
  MODIFIER,
  MODIFIER_SEAT,
  NONE,
  REVEALED,
  SIDE,
  SIDE_WIDTH,
  TURN_MODIFIERS,
  WINNER_SIDE,
} from '../state/layout.ts';
import { evaluate, holds } from './evaluate.ts';
import { select } from './select.ts';

/** Combat values: a base, what cards added, what abilities add, and an ignored value is 0 in the end. */

export const sideAt = (side: number): number => SIDE + side * SIDE_WIDTH;

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

type How = 'set' | 'add' | 'ignore' | 'fix' | 'printed';

/** Tells the listener if a side's value is now another than `before`. */
export function noteValue(
  game: Game,
  side: number,
  how: How,
  before: number,
  source: number = sourceOf(game),
): void {
  if (game.sink === null) return;
  const now = combatValue(game, side);
  if (now === before) return;
  emit(game, 'valueChanged', { side: side === 0 ? 'attack' : 'defense', from: before, to: now, how }, source);
}

export const cardIdOrNull = (game: Game, card: number): string | null =>
  card === NONE ? null : cardId(game, card);
