import { MOMENT } from '../content/library.ts';
import type { DamageKind } from '../state/event.ts';
import { bitOf, leaveBoard, lowest } from '../state/fighters.ts';
import { emit, fighterId, type Game, pop, push, seatOfFighter } from '../state/game.ts';
import {
  COMBAT_DAMAGE,
  DAMAGE,
  DEALT,
  DEFEATED,
  FIGHTER,
  HEALTH,
  IN_COMBAT,
  MAX_FIGHTERS,
  PREVENT_ALL,
  PREVENT_COMBAT,
  REDIRECT_FROM,
  REDIRECT_TO,
  REG,
  RESULT,
  RESULT_FELLED,
  RESULT_HIT,
  SIDE,
  SIDE_WIDTH,
  SPACE,
  STEP,
} from '../state/layout.ts';
import { asksNothing, DAMAGE_PROC, type Procedure } from './procedure.ts';
import { startHooks } from './resolve.ts';
import { checkVictory, noteDefeat } from './victory.ts';

/**
 * All damage goes through here, in one batch: first replacements (prevent, redirect, assign), each at most once, then
 * all of it is applied together, then defeats, then what they trigger.
 */

export const COMBAT = 0;
export const EFFECT = 1;
export const EXHAUSTION = 2;
const KINDS: readonly DamageKind[] = ['combat', 'effect', 'exhaustion'];

const REPLACE = 0;
const ASSIGN = 1;
const APPLY = 2;
const TRIGGER_DAMAGED = 3;
const TRIGGER_DEFEATED = 4;
const FINISH = 5;

const KIND = REG;
/** Fighters whose abilities are still to be asked. */
const PENDING = REG + 1;
const HIT = REG + 2;
const FELLED = REG + 3;
const POINTS = REG + 4;

/** Clears the batch; then set `state[DAMAGE + fighter]` and call `startDamage`. */
export function clearDamage(game: Game): void {
  game.state.fill(0, DAMAGE, DAMAGE + MAX_FIGHTERS);
}

export function startDamage(game: Game, kind: number, seat: number, source: number): void {
  const frame = push(game, DAMAGE_PROC, seat, source);
  game.state[frame + KIND] = kind;
}

/** The same amount to each fighter of the mask. */
export function startDamageTo(
  game: Game,
  fighters: number,
  amount: number,
  kind: number,
  seat: number,
  source: number,
): void {
  clearDamage(game);
  for (let m = fighters; m !== 0; m &= m - 1) game.state[DAMAGE + lowest(m)] = amount;
  startDamage(game, kind, seat, source);
}

/** Defeats fighters outright, with all that follows from it. */
export function startDefeat(game: Game, fighters: number, seat: number, source: number): void {
  const frame = push(game, DAMAGE_PROC, seat, source);
  game.state[frame + FELLED] = fighters;
  game.state[frame + PENDING] = fighters;
  game.state[frame + STEP] = TRIGGER_DEFEATED;
  for (let m = fighters; m !== 0; m &= m - 1) {
    game.state[HEALTH + lowest(m)] = 0;
    fall(game, lowest(m));
  }
  if (game.content.options.victory === 'immediate') checkVictory(game);
}

export const damage: Procedure = {
  run(game, frame) {
    const s = game.state;
    switch (s[frame + STEP]) {
      case REPLACE:
        replace(game, s[frame + KIND]);
        s[frame + PENDING] = damaged(game);
        s[frame + STEP] = ASSIGN;
        return;
      case ASSIGN:
        if (!askNext(game, frame, MOMENT.damage)) s[frame + STEP] = APPLY;
        return;
      case APPLY:
        applyAll(game, frame);
        return;
      case TRIGGER_DAMAGED:
        if (!askNext(game, frame, MOMENT.damaged)) {
          s[frame + PENDING] = s[frame + FELLED];
          s[frame + STEP] = TRIGGER_DEFEATED;
        }
        return;
      case TRIGGER_DEFEATED:
        if (!askNext(game, frame, MOMENT.defeated)) s[frame + STEP] = FINISH;
        return;
      case FINISH:
        s[RESULT] = s[frame + POINTS];
        s[RESULT_HIT] = s[frame + HIT];
        s[RESULT_FELLED] = s[frame + FELLED];
        pop(game);
        return;
    }
  },
  list: asksNothing,
};

function damaged(game: Game): number {
  let mask = 0;
  for (let fighter = 0; fighter < MAX_FIGHTERS; fighter++)
    if (game.state[DAMAGE + fighter] > 0) mask |= 1 << fighter;
  return mask;
}

/** Starts the abilities of the next pending fighter; false when there is none left. */
function askNext(game: Game, frame: number, moment: number): boolean {
  const s = game.state;
  while (s[frame + PENDING] !== 0) {
    const fighter = lowest(s[frame + PENDING]);
    s[frame + PENDING] &= ~bitOf(fighter);
    const seat = seatOfFighter(fighter);
    if (game.content.heroes[seat].hooks[moment].length === 0) continue;
    startHooks(game, seat, moment, fighter);
    return true;
  }
  return false;
}

/** What effects of this combat prevent or redirect. What arrives on another fighter can be prevented there. */
function replace(game: Game, kind: number): void {
  const s = game.state;
  if (s[IN_COMBAT] === 0) return;
  prevent(game, kind);
  if (kind !== COMBAT || s[REDIRECT_FROM] === 0 || s[REDIRECT_TO] === 0) return;
  const to = lowest(s[REDIRECT_TO]);
  for (let m = s[REDIRECT_FROM]; m !== 0; m &= m - 1) {
    const from = lowest(m);
    const amount = s[DAMAGE + from];
    if (amount === 0 || s[SPACE + to] < 0) continue;
    s[DAMAGE + to] += amount;
    s[DAMAGE + from] = 0;
    if (game.sink !== null)
      emit(game, 'redirected', { from: fighterId(game, from), to: fighterId(game, to), amount });
  }
  prevent(game, kind);
}

function prevent(game: Game, kind: number): void {
  const s = game.state;
  const covered = s[PREVENT_ALL] | (kind === COMBAT ? s[PREVENT_COMBAT] : 0);
  for (let m = covered; m !== 0; m &= m - 1) {
    const fighter = lowest(m);
    const amount = s[DAMAGE + fighter];
    if (amount === 0) continue;
    s[DAMAGE + fighter] = 0;
    if (game.sink !== null) emit(game, 'prevented', { fighter: fighterId(game, fighter), amount });
  }
}

function applyAll(game: Game, frame: number): void {
  const s = game.state;
  const kind = s[frame + KIND];
  let hit = 0;
  let felled = 0;
  for (let m = damaged(game); m !== 0; m &= m - 1) {
    const fighter = lowest(m);
    if (s[SPACE + fighter] < 0) continue; // gone or away (RU-46)
    const amount = s[DAMAGE + fighter];
    s[HEALTH + fighter] = Math.max(0, s[HEALTH + fighter] - amount);
    hit |= 1 << fighter;
    s[frame + POINTS] += amount;
    if (s[HEALTH + fighter] === 0) felled |= 1 << fighter;
    noteCombatDamage(game, fighter, amount, kind);
    if (game.sink !== null) {
      emit(game, 'damaged', {
        fighter: fighterId(game, fighter),
        amount,
        kind: KINDS[kind],
        health: s[HEALTH + fighter],
      });
    }
  }
  for (let m = felled; m !== 0; m &= m - 1) fall(game, lowest(m));
  s[frame + HIT] = hit;
  s[frame + FELLED] = felled;
  s[frame + PENDING] = hit;
  s[frame + STEP] = TRIGGER_DAMAGED;
  if (felled !== 0 && game.content.options.victory === 'immediate') checkVictory(game);
}

/** a defeated fighter leaves the board at once. */
function fall(game: Game, fighter: number): void {
  leaveBoard(game, fighter, DEFEATED);
  if (game.sink !== null) emit(game, 'defeated', { fighter: fighterId(game, fighter) });
  noteDefeat(game, fighter);
}

function noteCombatDamage(game: Game, fighter: number, amount: number, kind: number): void {
  const s = game.state;
  if (s[IN_COMBAT] === 0) return;
  for (let side = 0; side < 2; side++) {
    if (s[SIDE + side * SIDE_WIDTH + FIGHTER] === fighter) s[SIDE + side * SIDE_WIDTH + DEALT] += amount;
  }
  // the attacker wins by combat damage dealt on the defender's side, to whomever it was assigned there
  const defender = seatOfFighter(s[SIDE + SIDE_WIDTH + FIGHTER]);
  if (kind === COMBAT && game.content.team[seatOfFighter(fighter)] === game.content.team[defender])
    s[COMBAT_DAMAGE] += amount;
}
