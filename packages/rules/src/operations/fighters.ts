import { ask, offer, offerSpaces } from '../ask/ask.ts';
import { KIND, PROMPT, pack, partB, T, typeOf } from '../ask/codes.ts';
import { hasSpace } from '../board/board.ts';
import type { CSpaces } from '../content/compile.ts';
import { evaluate } from '../evaluate/evaluate.ts';
import { select, selectSpaces } from '../evaluate/select.ts';
import { EFFECT, startDamageTo, startDefeat } from '../procedures/damage.ts';
import { startMoves } from '../procedures/moves.ts';
import { startWalk } from '../procedures/walk.ts';
import { bitOf, emptySpaces, everybody, leaveBoard, lowest, masks, standOn } from '../state/fighters.ts';
import { emit, fighterId, type Game, spaceId } from '../state/game.ts';
import {
  ANSWER,
  AWAY,
  DEFEATED,
  HEALTH,
  NONE,
  OUT,
  REG,
  RESERVE,
  RESULT,
  RESULT_FELLED,
  RESULT_HIT,
  SEAT,
  SEAT_FIGHTERS,
  SOURCE,
  SPACE,
  STARTED,
  STEP,
} from '../state/layout.ts';
import { FUTILE } from './futile.ts';
import { done, instant, type Operation } from './operation.ts';

/** Operations on fighters: moving, placing, damage, recovery, defeat and return. */

/** movement by an effect is no maneuver: no draw, no boost, no doors. */
export const move: Operation<'move'> = {
  run(game, frame, node) {
    const s = game.state;
    if (s[frame + STEP] === 1) {
      if (node.passed !== NONE) s[frame + REG + node.passed] = s[RESULT_HIT];
      done(game, frame, node);
      return;
    }
    s[frame + STEP] = 1;
    s[RESULT_HIT] = 0;
    const fighters = select(game, frame, node.who);
    const distance = evaluate(game, frame, node.upTo);
    if (fighters === 0 || distance <= 0) return;
    if (node.passed === NONE)
      startMoves(game, s[frame + SEAT], s[frame + SOURCE], fighters, distance, node.through, false);
    else startWalk(game, s[frame + SEAT], s[frame + SOURCE], lowest(fighters), distance, node.through);
  },
};

/** an empty space that fits; the own space too, where the text does not want another one (RU-38). */
export const place: Operation<'place'> = {
  run(game, frame, node) {
    const s = game.state;
    const fighters = select(game, frame, node.who) & everybody(game);
    if (s[frame + STEP] === 0) {
      if (fighters === 0) done(game, frame, node);
      else ask(game, frame, 1, s[frame + SEAT], KIND.space, PROMPT.place);
      return;
    }
    done(game, frame, node);
    if (fighters === 0 || s[ANSWER] === NONE || typeOf(s[ANSWER]) === T.none) return;
    moveTo(game, lowest(fighters), partB(s[ANSWER]));
  },
  list(game, frame, node) {
    const fighters = select(game, frame, node.who) & everybody(game);
    if (fighters === 0) return; // it has left the board since the question was asked
    const fighter = lowest(fighters);
    const space = game.state[SPACE + fighter];
    selectSpaces(game, frame, node.at, space);
    const { lo, hi } = masks;
    const mayStay = !node.may && !node.at.other && !node.at.free && hasSpace(lo, hi, space);
    emptySpaces(game);
    const before = game.count;
    offerSpaces(game, T.space, fighter + 1, lo & masks.lo, hi & masks.hi);
    if (mayStay) offer(game, pack(T.space, fighter + 1, space));
    if (node.may && game.count > before) offer(game, pack(T.none, 0, 0));
  },
};

function moveTo(game: Game, fighter: number, space: number): void {
  const from = game.state[SPACE + fighter];
  if (from === space) return;
  standOn(game, fighter, space);
  if (game.sink !== null) {
    emit(game, 'placed', {
      fighter: fighterId(game, fighter),
      space: spaceId(game, space),
      from: spaceId(game, from),
    });
  }
}

/** RU-40: both change places, without a path. */
export const swap: Operation<'swap'> = instant((game, frame, node) => {
  const s = game.state;
  if (FUTILE.swap(game, frame, node)) return;
  const a = lowest(select(game, frame, node.a) & everybody(game));
  const b = lowest(select(game, frame, node.b) & everybody(game));
  const from = s[SPACE + a];
  const to = s[SPACE + b];
  leaveBoard(game, a, NONE);
  standOn(game, b, from);
  standOn(game, a, to);
  if (game.sink !== null) emit(game, 'swapped', { a: fighterId(game, a), b: fighterId(game, b) });
});

/** What was dealt, hit or felled is remembered for "if you do". */
export const damageOperation: Operation<'damage'> = {
  run(game, frame, node) {
    const s = game.state;
    if (s[frame + STEP] === 1) {
      if (node.dealt !== NONE) s[frame + REG + node.dealt] = s[RESULT];
      if (node.hit !== NONE) s[frame + REG + node.hit] = s[RESULT_HIT];
      if (node.felled !== NONE) s[frame + REG + node.felled] = s[RESULT_FELLED];
      done(game, frame, node);
      return;
    }
    s[frame + STEP] = 1;
    s[RESULT] = 0;
    s[RESULT_HIT] = 0;
    s[RESULT_FELLED] = 0;
    const fighters = select(game, frame, node.to);
    const amount = evaluate(game, frame, node.amount);
    if (fighters !== 0 && amount > 0)
      startDamageTo(game, fighters, amount, EFFECT, s[frame + SEAT], s[frame + SOURCE]);
  },
};

/** up to the starting health; not for the defeated. */
export const recover: Operation<'recover'> = instant((game, frame, node) => {
  const s = game.state;
  const amount = evaluate(game, frame, node.amount);
  for (let m = select(game, frame, node.who); m !== 0; m &= m - 1) {
    const fighter = lowest(m);
    const from = s[HEALTH + fighter];
    if (from === 0 || amount <= 0) continue;
    s[HEALTH + fighter] = Math.max(from, Math.min(game.content.maxHealth[fighter], from + amount));
    const health = s[HEALTH + fighter];
    if (game.sink !== null && health !== from) {
      emit(game, 'recovered', { fighter: fighterId(game, fighter), amount: health - from, health });
    }
  }
});

export const setHealth: Operation<'setHealth'> = instant((game, frame, node) => {
  const s = game.state;
  const health = evaluate(game, frame, node.to);
  for (let m = select(game, frame, node.who) & everybody(game); m !== 0; m &= m - 1) {
    const fighter = lowest(m);
    s[HEALTH + fighter] = Math.max(1, Math.min(game.content.maxHealth[fighter], health));
    if (game.sink !== null)
      emit(game, 'healthSet', { fighter: fighterId(game, fighter), health: s[HEALTH + fighter] });
  }
});

export const defeat: Operation<'defeat'> = instant((game, frame, node) => {
  const fighters = select(game, frame, node.who) & everybody(game);
  if (fighters !== 0) startDefeat(game, fighters, game.state[frame + SEAT], game.state[frame + SOURCE]);
});

/** RU-44: one fighter of the kind, on an empty space that fits; without either nothing happens. */
export const summon: Operation<'summon'> = {
  run(game, frame, node) {
    const s = game.state;
    const fighter = available(game, frame, node.kind, node.from);
    if (s[frame + STEP] === 0) {
      if (node.as !== NONE) s[frame + REG + node.as] = 0;
      // who is out of the game gets no fighters back
      if (fighter === NONE || s[OUT + s[frame + SEAT]] !== 0) done(game, frame, node);
      else ask(game, frame, 1, s[frame + SEAT], KIND.space, PROMPT.summon);
      return;
    }
    done(game, frame, node);
    if (s[ANSWER] === NONE || typeOf(s[ANSWER]) === T.none) return;
    const space = partB(s[ANSWER]);
    s[HEALTH + fighter] = game.content.maxHealth[fighter];
    standOn(game, fighter, space);
    s[STARTED + fighter] = space;
    if (node.as !== NONE) s[frame + REG + node.as] = bitOf(fighter);
    if (game.sink !== null) {
      emit(game, 'summoned', {
        fighter: fighterId(game, fighter),
        space: spaceId(game, space),
        from: node.from,
      });
    }
  },
  list(game, frame, node) {
    const fighter = available(game, frame, node.kind, node.from);
    const before = game.count;
    listRoom(game, frame, node.at, fighter);
    if (node.may && game.count > before) offer(game, pack(T.none, 0, 0));
  },
};

function listRoom(game: Game, frame: number, at: CSpaces, fighter: number): void {
  selectSpaces(game, frame, at, NONE);
  const { lo, hi } = masks;
  emptySpaces(game);
  offerSpaces(game, T.space, fighter + 1, lo & masks.lo, hi & masks.hi);
}

/** The first fighter of a kind (a mask over the seat's figures) that is defeated or in reserve. */
function available(game: Game, frame: number, kind: number, from: 'defeated' | 'reserve'): number {
  const seat = game.state[frame + SEAT];
  for (let m = kind; m !== 0; m &= m - 1) {
    const fighter = seat * SEAT_FIGHTERS + lowest(m);
    const status = game.state[SPACE + fighter];
    const reserve = game.content.figures[fighter]?.reserve === true;
    if (from === 'defeated' ? status === DEFEATED : status === RESERVE || (reserve && status === DEFEATED))
      return fighter;
  }
  return NONE;
}

/** RU-46 */
export const away: Operation<'away'> = instant((game, frame, node) => {
  for (let m = select(game, frame, node.who) & everybody(game); m !== 0; m &= m - 1) {
    leaveBoard(game, lowest(m), AWAY);
    if (game.sink !== null) emit(game, 'wentAway', { fighter: fighterId(game, lowest(m)) });
  }
});
