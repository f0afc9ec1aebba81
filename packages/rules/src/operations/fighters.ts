import { ask, offer, offerSpaces, offerWord } from '../ask/ask.ts';
import { isOption, KIND, OPTION, objectOf, PROMPT, pack } from '../ask/codes.ts';
import { evaluate } from '../evaluate/evaluate.ts';
import { select, selectSpaces } from '../evaluate/select.ts';
import { EFFECT, startDamageTo, startDefeat } from '../procedures/damage.ts';
import { inWatchedZones, startGoing, startLeaving } from '../procedures/leave-zone.ts';
import { placeOn, startMoves } from '../procedures/moves.ts';
import { startWalk } from '../procedures/walk.ts';
import { bitOf, lowest } from '../state/bits.ts';
import { causeOf } from '../state/cause.ts';
import { isOut } from '../state/clock.ts';
import { fightersFelled, fightersHit, noteResult, pointsDealt } from '../state/damage.ts';
import {
  AWAY,
  DEFEATED,
  emptySpaces,
  everybody,
  fighterOf,
  free,
  healthOf,
  hold,
  leaveBoard,
  maxHealthOf,
  printedOn,
  RESERVE,
  setHealthOf,
  setStartedOn,
  spaceOf,
  standOn,
} from '../state/fighters.ts';
import type { Game } from '../state/game.ts';
import { fighterId, spaceId } from '../state/ids.ts';
import { NONE } from '../state/limits.ts';
import { answerOf } from '../state/question.ts';
import { goTo, goToNode, nodeOf, ownerOf, remember, sourceAt, stepOf } from '../state/stack.ts';
import { emit } from '../state/tell.ts';
import { FUTILE } from './futile.ts';
import { done, instant, type Operation } from './operation.ts';

/** Operations on fighters: moving, placing, damage, recovery, defeat and return. */

/** Keeps a result for later, if the effect wants it. */
function keep(game: Game, frame: number, reg: number, value: number): void {
  if (reg !== NONE) remember(game, frame, reg, value);
}

/** movement by an effect is no maneuver: no draw, no boost, no doors. */
export const move: Operation<'move'> = {
  run(game, frame, node) {
    if (stepOf(game, frame) === 1) {
      keep(game, frame, node.passed, fightersHit(game));
      done(game, frame);
      return;
    }
    goTo(game, frame, 1);
    noteResult(game, 0, 0, 0);
    const fighters = select(game, frame, node.who) & free(game);
    const distance = evaluate(game, frame, node.upTo);
    if (fighters === 0 || distance <= 0) return;
    const seat = ownerOf(game, frame);
    const source = sourceAt(game, frame);
    const { through, exactly, freeOn } = node;
    if (node.passed === NONE && !exactly)
      startMoves(game, seat, source, fighters, distance, {
        through: node.past ?? through,
        maneuver: false,
        boosted: false,
        freeOn,
      });
    else startWalk(game, { seat, source, fighter: lowest(fighters), distance, through, freeOn, exactly });
  },
};

/** an empty space that fits; by option the own space too, where the text does not want another one. */
export const place: Operation<'place'> = {
  run(game, frame, node) {
    const fighters = select(game, frame, node.who) & free(game);
    if (stepOf(game, frame) === 0) {
      if (fighters === 0) done(game, frame);
      else ask(game, frame, 1, ownerOf(game, frame), KIND.space, PROMPT.place);
      return;
    }
    done(game, frame);
    if (fighters === 0 || !isOption(answerOf(game), OPTION.space)) return;
    moveTo(game, lowest(fighters), objectOf(answerOf(game)));
  },
  list(game, frame, node) {
    const fighters = select(game, frame, node.who) & free(game);
    if (fighters === 0) return; // it has left the board since the question was asked
    const fighter = lowest(fighters);
    const here = spaceOf(game, fighter);
    const spaces = selectSpaces(game, frame, node.at, here);
    const before = game.count;
    offerSpaces(game, OPTION.space, fighter + 1, spaces.and(emptySpaces(game)));
    const keeps = !node.may && !node.at.other && !node.at.free;
    if (keeps && game.content.options.ownSpace === 'yes' && spaces.has(here))
      offer(game, pack(OPTION.space, fighter + 1, here));
    if (node.may && game.count > before) offerWord(game, OPTION.none);
  },
};

function moveTo(game: Game, fighter: number, space: number): void {
  if (spaceOf(game, fighter) === space) return;
  const watched = inWatchedZones(game, bitOf(fighter));
  placeOn(game, fighter, space);
  startLeaving(game, watched);
}

/** RU-40: both change places, without a path. */
export const swap: Operation<'swap'> = instant((game, frame, node) => {
  if (FUTILE.swap(game, frame, node)) return;
  const a = lowest(select(game, frame, node.a) & free(game));
  const b = lowest(select(game, frame, node.b) & free(game));
  const from = spaceOf(game, a);
  const to = spaceOf(game, b);
  const watched = inWatchedZones(game, bitOf(a) | bitOf(b));
  leaveBoard(game, a, NONE);
  standOn(game, b, from);
  standOn(game, a, to);
  if (game.sink !== null)
    emit(game, { type: 'swapped', cause: causeOf(game), a: fighterId(game, a), b: fighterId(game, b) });
  startLeaving(game, watched);
});

/** What was dealt, hit or felled is remembered for "if you do". */
export const damageOperation: Operation<'damage'> = {
  run(game, frame, node) {
    if (stepOf(game, frame) === 1) {
      keep(game, frame, node.dealt, pointsDealt(game));
      keep(game, frame, node.hit, fightersHit(game));
      keep(game, frame, node.felled, fightersFelled(game));
      done(game, frame);
      return;
    }
    goTo(game, frame, 1);
    noteResult(game, 0, 0, 0);
    const fighters = select(game, frame, node.to);
    const amount = evaluate(game, frame, node.amount);
    if (fighters !== 0 && amount > 0)
      startDamageTo(game, fighters, amount, EFFECT, ownerOf(game, frame), sourceAt(game, frame));
  },
};

/** up to the starting health; not for the defeated. */
export const recover: Operation<'recover'> = instant((game, frame, node) => {
  const amount = evaluate(game, frame, node.amount);
  for (let m = select(game, frame, node.who); m !== 0; m &= m - 1) {
    const fighter = lowest(m);
    const from = healthOf(game, fighter);
    if (from === 0 || amount <= 0) continue;
    const health = Math.max(from, Math.min(maxHealthOf(game, fighter), from + amount));
    setHealthOf(game, fighter, health);
    if (game.sink !== null && health !== from)
      emit(game, {
        type: 'recovered',
        cause: causeOf(game),
        fighter: fighterId(game, fighter),
        amount: health - from,
        health,
      });
  }
});

export const setHealth: Operation<'setHealth'> = instant((game, frame, node) => {
  const wanted = evaluate(game, frame, node.to);
  for (let m = select(game, frame, node.who) & everybody(game); m !== 0; m &= m - 1) {
    const fighter = lowest(m);
    const health = Math.max(1, Math.min(maxHealthOf(game, fighter), wanted));
    setHealthOf(game, fighter, health);
    if (game.sink !== null)
      emit(game, { type: 'healthSet', cause: causeOf(game), fighter: fighterId(game, fighter), health });
  }
});

export const defeat: Operation<'defeat'> = instant((game, frame, node) => {
  const fighters = select(game, frame, node.who) & everybody(game);
  if (fighters !== 0) startDefeat(game, fighters, ownerOf(game, frame), sourceAt(game, frame));
});

/** RU-44: one fighter of the kind, on an empty space that fits; without either nothing happens. */
export const summon: Operation<'summon'> = {
  run(game, frame, node) {
    const seat = ownerOf(game, frame);
    const fighter = available(game, seat, node.kind, node.from);
    if (stepOf(game, frame) === 0) {
      keep(game, frame, node.as, 0);
      // who is out of the game gets no fighters back
      if (fighter === NONE || isOut(game, seat)) done(game, frame);
      else ask(game, frame, 1, seat, KIND.space, PROMPT.summon);
      return;
    }
    const id = nodeOf(game, frame);
    done(game, frame);
    if (!isOption(answerOf(game), OPTION.space) || isOut(game, seat)) return; // or resigned when asked
    const space = objectOf(answerOf(game));
    setHealthOf(game, fighter, maxHealthOf(game, fighter));
    standOn(game, fighter, space);
    setStartedOn(game, fighter, space);
    keep(game, frame, node.as, bitOf(fighter));
    if (game.sink !== null) {
      emit(game, {
        type: 'summoned',
        cause: causeOf(game),
        fighter: fighterId(game, fighter),
        space: spaceId(game, space),
        from: node.from,
      });
    }
    if (node.all) goToNode(game, frame, id);
  },
  list(game, frame, node) {
    const fighter = available(game, ownerOf(game, frame), node.kind, node.from);
    const before = game.count;
    const room = selectSpaces(game, frame, node.at, NONE).and(emptySpaces(game));
    offerSpaces(game, OPTION.space, fighter + 1, room);
    if (node.may && game.count > before) offerWord(game, OPTION.none);
  },
};

/** The first fighter of a kind (a set of the seat's figures) that is defeated or in reserve. */
function available(game: Game, seat: number, kind: number, from: 'defeated' | 'reserve'): number {
  for (let m = kind; m !== 0; m &= m - 1) {
    const fighter = fighterOf(seat, lowest(m));
    const status = spaceOf(game, fighter);
    const reserve = printedOn(game, fighter)?.reserve === true;
    if (from === 'defeated' ? status === DEFEATED : status === RESERVE || (reserve && status === DEFEATED))
      return fighter;
  }
  return NONE;
}

/** Sets the health and places the fighter (RU-59): no recovery, and no new fighter. */
export const revive: Operation<'revive'> = {
  run(game, frame, node) {
    const fallen = select(game, frame, node.who);
    const seat = ownerOf(game, frame);
    if (stepOf(game, frame) === 0) {
      if (fallen === 0 || isOut(game, seat)) done(game, frame);
      else ask(game, frame, 1, seat, KIND.space, PROMPT.summon);
      return;
    }
    done(game, frame);
    if (!isOption(answerOf(game), OPTION.space) || isOut(game, seat)) return; // no room, or resigned when asked
    const [fighter, space] = [lowest(fallen), objectOf(answerOf(game))];
    const health = Math.max(1, Math.min(maxHealthOf(game, fighter), evaluate(game, frame, node.health)));
    setHealthOf(game, fighter, health);
    standOn(game, fighter, space);
    if (game.sink === null) return;
    const named = { fighter: fighterId(game, fighter), space: spaceId(game, space) };
    emit(game, { type: 'revived', cause: causeOf(game), ...named, health });
  },
  list(game, frame, node) {
    const fallen = select(game, frame, node.who);
    const room = selectSpaces(game, frame, node.at, NONE).and(emptySpaces(game));
    if (fallen !== 0) offerSpaces(game, OPTION.space, lowest(fallen) + 1, room);
  },
};

export const holdOperation: Operation<'hold'> = instant((game, frame, node) => {
  const fighters = select(game, frame, node.who) & free(game);
  hold(game, fighters);
  if (game.sink === null) return;
  for (let m = fighters; m !== 0; m &= m - 1)
    emit(game, { type: 'held', cause: causeOf(game), fighter: fighterId(game, lowest(m)) });
});

/** RU-46; whoever watches notices it while they are still there to be hurt. */
export const away: Operation<'away'> = {
  run(game, frame, node) {
    const fighters = select(game, frame, node.who) & free(game);
    if (stepOf(game, frame) === 0) {
      goTo(game, frame, 1);
      startGoing(game, inWatchedZones(game, fighters));
      return;
    }
    done(game, frame);
    for (let m = fighters; m !== 0; m &= m - 1) {
      leaveBoard(game, lowest(m), AWAY);
      if (game.sink !== null)
        emit(game, { type: 'wentAway', cause: causeOf(game), fighter: fighterId(game, lowest(m)) });
    }
  },
};
