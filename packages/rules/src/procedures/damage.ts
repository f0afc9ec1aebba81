import { MOMENT } from '../content/hero.ts';
import { evaluate, holds } from '../evaluate/evaluate.ts';
import { select } from '../evaluate/select.ts';
import { bitOf, hasBit, lowest } from '../state/bits.ts';
import { causeOf } from '../state/cause.ts';
import { exhaustedHeroes, setExhaustedHeroes } from '../state/clock.ts';
import {
  ATTACK,
  capOf,
  capped,
  combatant,
  countCombatDamage,
  countDamageTo,
  DEFENSE,
  inCombat,
  redirectedFrom,
  redirectedTo,
  shielded,
} from '../state/combat.ts';
import {
  COMBAT_DAMAGE,
  clearDamage,
  damageOn,
  endangered,
  noteResult,
  setDamage,
  setDamageKind,
  shiftDamage,
} from '../state/damage.ts';
import { turnModifier } from '../state/declared.ts';
import type { DamageKind } from '../state/event.ts';
import {
  DEFEATED,
  healthOf,
  isHero,
  isOnBoard,
  leaveBoard,
  noteHurt,
  seatOfFighter,
  setHealthOf,
} from '../state/fighters.ts';
import { modifierNumbered } from '../state/files.ts';
import type { Game } from '../state/game.ts';
import { fighterId } from '../state/ids.ts';
import { NONE } from '../state/limits.ts';
import { goTo, pop, push, register, setRegister } from '../state/stack.ts';
import { emit } from '../state/tell.ts';
import { asksNothing, inSteps, PROCEDURE, type Procedure } from './procedure.ts';
import { startHooks } from './resolve.ts';
import { checkVictory, noteDefeat } from './victory.ts';

/**
 * All damage goes through here, in one batch: first replacements (prevent, redirect, assign), each at most once, then
 * all of it is applied together, then defeats, then what they trigger.
 */

export const COMBAT = COMBAT_DAMAGE;
export const EFFECT = 1;
export const EXHAUSTION = 2;
const KINDS: readonly DamageKind[] = ['combat', 'effect', 'exhaustion'];

// Registers
const KIND = 0;
/** Fighters whose abilities are still to be asked. */
const PENDING = 1;
const HIT = 2;
const FELLED = 3;
const POINTS = 4;

const { at, steps } = inSteps({
  replace,
  assign,
  takeDamage,
  triggerDamaged,
  triggerDefeated,
  finish,
});

export const damage: Procedure = { steps, list: asksNothing };

/** The same amount to each of these fighters. */
export function startDamageTo(
  game: Game,
  fighters: number,
  amount: number,
  kind: number,
  seat: number,
  source: number,
): void {
  clearDamage(game);
  for (let m = fighters; m !== 0; m &= m - 1) setDamage(game, lowest(m), amount);
  const frame = push(game, PROCEDURE.damage, seat, source);
  setRegister(game, frame, KIND, kind);
}

/** Defeats fighters outright, with all that follows from it. */
export function startDefeat(game: Game, fighters: number, seat: number, source: number): void {
  const frame = push(game, PROCEDURE.damage, seat, source);
  setRegister(game, frame, FELLED, fighters);
  setRegister(game, frame, PENDING, fighters);
  goTo(game, frame, at.triggerDefeated);
  for (let m = fighters; m !== 0; m &= m - 1) {
    setHealthOf(game, lowest(m), 0);
    fall(game, lowest(m));
  }
  if (game.content.options.victory === 'immediate') checkVictory(game);
}

/** What effects of this combat prevent or redirect. What arrives on another fighter can be prevented there. */
function replace(game: Game, frame: number): void {
  const kind = register(game, frame, KIND);
  if (inCombat(game)) {
    prevent(game, kind);
    if (kind === COMBAT && redirectedFrom(game) !== 0 && redirectedTo(game) !== 0) {
      redirect(game);
      prevent(game, kind);
    }
  } else if (game.content.shields) cover(game, shieldedFrom(game, kind));
  setRegister(game, frame, PENDING, endangered(game));
}

function redirect(game: Game): void {
  const to = lowest(redirectedTo(game));
  for (let m = redirectedFrom(game); m !== 0; m &= m - 1) {
    const from = lowest(m);
    const amount = damageOn(game, from);
    if (amount === 0 || !isOnBoard(game, to)) continue;
    shiftDamage(game, from, to, amount);
    if (game.sink !== null)
      emit(game, {
        type: 'redirected',
        cause: causeOf(game),
        from: fighterId(game, from),
        to: fighterId(game, to),
        amount,
      });
  }
}

function prevent(game: Game, kind: number): void {
  const lasting = game.content.shields ? shieldedFrom(game, kind) : 0;
  const covered = shielded(game, 'all') | shielded(game, kind === COMBAT ? 'combat' : 'other') | lasting;
  cover(game, covered, kind === COMBAT ? capped(game) & ~covered : 0);
}

/** Those whom abilities keep from that damage. */
function shieldedFrom(game: Game, kind: number): number {
  let fighters = 0;
  for (let seat = 0; seat < game.content.seats; seat++)
    for (const { who, kind: from, if: cond } of game.content.heroes[seat].shields)
      if (
        (from === 'all' || (from === 'combat') === (kind === COMBAT)) &&
        (cond === null || holds(game, NONE, cond, seat))
      )
        fighters |= select(game, NONE, who, seat);
  return fighters;
}

/** These take no damage, and the limited ones no more than the limit. */
function cover(game: Game, covered: number, limited: number = 0): void {
  for (let m = covered | limited; m !== 0; m &= m - 1) {
    const fighter = lowest(m);
    const most = hasBit(limited, fighter) ? capOf(game) : 0;
    const amount = damageOn(game, fighter) - most;
    if (amount <= 0) continue;
    setDamage(game, fighter, most);
    if (game.sink !== null)
      emit(game, { type: 'prevented', cause: causeOf(game), fighter: fighterId(game, fighter), amount });
  }
}

/** Starts the abilities of the next pending fighter and comes back for the others; false when there is none left. */
function trigger(game: Game, frame: number, moment: number, again: number): boolean {
  for (let m = register(game, frame, PENDING); m !== 0; m &= m - 1) {
    const fighter = lowest(m);
    const seat = seatOfFighter(fighter);
    if (game.content.heroes[seat].hooks[moment].length === 0) continue;
    setRegister(game, frame, PENDING, m & ~bitOf(fighter));
    goTo(game, frame, again);
    setDamageKind(game, register(game, frame, KIND)); // what they did for the fighter before may have dealt other damage
    startHooks(game, seat, moment, fighter);
    return true;
  }
  setRegister(game, frame, PENDING, 0);
  return false;
}

function assign(game: Game, frame: number): void {
  trigger(game, frame, MOMENT.damage, at.assign);
}

function triggerDamaged(game: Game, frame: number): void {
  if (!trigger(game, frame, MOMENT.damaged, at.triggerDamaged))
    setRegister(game, frame, PENDING, register(game, frame, FELLED));
}

function triggerDefeated(game: Game, frame: number): void {
  trigger(game, frame, MOMENT.defeated, at.triggerDefeated);
}

function takeDamage(game: Game, frame: number): void {
  let hit = 0;
  let felled = 0;
  let points = 0;
  for (let m = endangered(game); m !== 0; m &= m - 1) {
    const fighter = lowest(m);
    if (!isOnBoard(game, fighter)) continue; // gone or away (RU-46)
    const amount = damageOn(game, fighter);
    hurt(game, fighter, amount, register(game, frame, KIND));
    hit |= bitOf(fighter);
    points += amount;
    if (healthOf(game, fighter) === 0) felled |= bitOf(fighter);
  }
  noteHurt(game, hit);
  if (register(game, frame, KIND) === EXHAUSTION) noteExhausted(game, felled);
  for (let m = felled; m !== 0; m &= m - 1) fall(game, lowest(m));
  setRegister(game, frame, POINTS, points);
  setRegister(game, frame, HIT, hit);
  setRegister(game, frame, FELLED, felled);
  setRegister(game, frame, PENDING, hit);
  if (felled !== 0 && game.content.options.victory === 'immediate') checkVictory(game);
}

function noteExhausted(game: Game, felled: number): void {
  for (let m = felled; m !== 0; m &= m - 1) {
    const fighter = lowest(m);
    if (isHero(game, fighter))
      setExhaustedHeroes(game, exhaustedHeroes(game) | bitOf(seatOfFighter(fighter)));
  }
}

/** */
function hurt(game: Game, fighter: number, amount: number, kind: number): void {
  const health = Math.max(lowestHealth(game, fighter), healthOf(game, fighter) - amount);
  setHealthOf(game, fighter, health);
  noteCombatDamage(game, fighter, amount, kind);
  if (game.sink !== null)
    emit(game, {
      type: 'damaged',
      cause: causeOf(game),
      fighter: fighterId(game, fighter),
      amount,
      kind: KINDS[kind],
      health,
    });
}

/** What damage leaves a fighter with at least; never more than it has. */
function lowestHealth(game: Game, fighter: number): number {
  const seat = seatOfFighter(fighter);
  let least = 0;
  for (let i = 0; ; i++) {
    const number = turnModifier(game, seat, i);
    if (number === null) return Math.min(least, healthOf(game, fighter));
    const modifier = number === NONE ? null : modifierNumbered(game, number);
    if (modifier?.name !== 'floor' || !hasBit(select(game, NONE, modifier.who, seat), fighter)) continue;
    least = Math.max(least, evaluate(game, NONE, modifier.health, seat));
  }
}

/** a defeated fighter leaves the board at once. */
function fall(game: Game, fighter: number): void {
  leaveBoard(game, fighter, DEFEATED);
  if (game.sink !== null)
    emit(game, { type: 'defeated', cause: causeOf(game), fighter: fighterId(game, fighter) });
  noteDefeat(game, fighter);
}

function noteCombatDamage(game: Game, fighter: number, amount: number, kind: number): void {
  if (!inCombat(game)) return;
  for (let side = ATTACK; side <= DEFENSE; side++)
    if (combatant(game, side) === fighter) countDamageTo(game, side, amount, kind === COMBAT);
  // the attacker wins by combat damage dealt on the defender's side, to whomever it was assigned there
  const defender = seatOfFighter(combatant(game, DEFENSE));
  if (kind === COMBAT && game.content.team[seatOfFighter(fighter)] === game.content.team[defender])
    countCombatDamage(game, amount);
}

function finish(game: Game, frame: number): void {
  noteResult(game, register(game, frame, POINTS), register(game, frame, HIT), register(game, frame, FELLED));
  pop(game);
}
