import { MOMENTS } from '@peerless/language';
import { ask, offer } from '../ask/ask.ts';
import { KIND, OPTION, PROMPT, packWhole, wholeOf } from '../ask/codes.ts';
import { addTo, firstIn, listIn, packList, permutations, restOf } from '../ask/order.ts';
import type { CFighters } from '../content/compile.ts';
import type { CHook } from '../content/hero.ts';
import { holds } from '../evaluate/evaluate.ts';
import { select } from '../evaluate/select.ts';
import { hasBit } from '../state/bits.ts';
import { abilityOf, sideCause } from '../state/cause.ts';
import { countTrigger, isOut } from '../state/clock.ts';
import { figureOf, isHero, isOnBoard } from '../state/fighters.ts';
import { inFile } from '../state/files.ts';
import type { Game } from '../state/game.ts';
import { cardSlug } from '../state/ids.ts';
import { NONE } from '../state/limits.ts';
import { answerOf } from '../state/question.ts';
import {
  actorOf,
  beginAt,
  goTo,
  hasRoom,
  ownerOf,
  pop,
  push,
  register,
  setActor,
  setRegister,
  sourceAt,
} from '../state/stack.ts';
import { inSteps, PROCEDURE, type Procedure } from './procedure.ts';

/**
 * Effects of one player due at the same time: that player chooses their order. Entry 0 is the effect of a
 * played card, entry 1 + i the i-th ability of that moment.
 */

// Registers
const WHEN = 0;
const CARD_NODE = 1;
const CARD_SOURCE = 2;
/** The entries still to come. */
const QUEUE = 3;

const { at, steps } = inSteps({ askOrder, takeOrder, next });

export const resolve: Procedure = {
  steps,
  list(game, frame) {
    for (const order of permutations(listIn(due(game, frame))))
      offer(game, packWhole(OPTION.order, packList(order)));
  },
  describe(game, frame, option) {
    const moment = MOMENTS[register(game, frame, WHEN)];
    const nameOf = (entry: number): string =>
      entry === 0 ? cardSlug(game, register(game, frame, CARD_SOURCE)) : `${moment}-${entry}`;
    return { items: listIn(wholeOf(option)).map(nameOf) };
  },
};

/** Starts an effect; `node` with the file it stands in. */
export function startEffect(game: Game, node: number, seat: number, source: number, actor: number): number {
  const frame = push(game, PROCEDURE.effect, seat, source);
  beginAt(game, frame, node);
  setActor(game, frame, actor);
  return frame;
}

/** Starts the abilities of a seat for a moment; `fighter` is the one it is about. Does nothing without any. */
export function startHooks(game: Game, seat: number, moment: number, fighter: number): void {
  startResolve(game, seat, moment, fighter, NONE, NONE);
}

/** Starts a card effect and the abilities due at the same moment. */
export function startResolve(
  game: Game,
  seat: number,
  moment: number,
  fighter: number,
  node: number,
  card: number,
): void {
  const hooks = game.content.heroes[seat].hooks[moment];
  if (hooks.length === 0 || isOut(game, seat)) {
    if (node !== NONE) startEffect(game, node, seat, card, fighter);
    return;
  }
  if (!hasRoom(game, 6) || !countTrigger(game)) return;
  const frame = push(game, PROCEDURE.resolve, seat, abilityOf(seat));
  setActor(game, frame, fighter);
  setRegister(game, frame, WHEN, moment);
  setRegister(game, frame, CARD_NODE, node);
  setRegister(game, frame, CARD_SOURCE, card);
}

function askOrder(game: Game, frame: number): void {
  const entries = due(game, frame);
  if (restOf(entries) !== 0) {
    ask(game, frame, at.takeOrder, ownerOf(game, frame), KIND.order, PROMPT.order);
    return;
  }
  setRegister(game, frame, QUEUE, entries);
  goTo(game, frame, at.next);
}

function takeOrder(game: Game, frame: number): void {
  setRegister(game, frame, QUEUE, wholeOf(answerOf(game)));
}

function next(game: Game, frame: number): void {
  const queue = register(game, frame, QUEUE);
  if (queue === 0) {
    pop(game);
    return;
  }
  setRegister(game, frame, QUEUE, restOf(queue));
  goTo(game, frame, at.next);
  runEntry(game, frame, firstIn(queue));
}

/** At most four entries are put in order; more than that no hero has (see LIMITS). */
const MAX_ORDERED = 4;

/** The entries that are due, as a list in one number. */
function due(game: Game, frame: number): number {
  let entries = register(game, frame, CARD_NODE) === NONE ? 0 : addTo(0, 0, 0);
  let count = entries === 0 ? 0 : 1;
  const hooks = hooksOf(game, frame);
  for (let i = 0; i < hooks.length; i++)
    if (count < MAX_ORDERED && isDue(game, frame, hooks[i])) entries = addTo(entries, count++, i + 1);
  return entries;
}

const hooksOf = (game: Game, frame: number): readonly CHook[] =>
  game.content.heroes[ownerOf(game, frame)].hooks[register(game, frame, WHEN)];

function isDue(game: Game, frame: number, hook: CHook): boolean {
  const seat = ownerOf(game, frame);
  const fighter = actorOf(game, frame);
  if (hook.who !== null) {
    if (fighter === NONE) {
      if (select(game, frame, hook.who, seat) === 0) return false;
    } else if (isOnBoard(game, fighter) || hook.who.state !== null) {
      if (!hasBit(select(game, frame, hook.who, seat), fighter)) return false;
    } else if (!isOfKind(game, hook.who, fighter)) return false;
  }
  return hook.if === null || holds(game, frame, hook.if, seat);
}

/** About a fighter that has just left the board only this can be asked. */
const isOfKind = (game: Game, who: CFighters, fighter: number): boolean =>
  (who.kind === NONE || hasBit(who.kind, figureOf(fighter))) &&
  (who.is === null || (who.is === 'hero') === isHero(game, fighter));

function runEntry(game: Game, frame: number, entry: number): void {
  const seat = ownerOf(game, frame);
  const fighter = actorOf(game, frame);
  if (entry === 0) {
    const card = register(game, frame, CARD_SOURCE);
    startEffect(game, register(game, frame, CARD_NODE), seat, card, fighter);
    return;
  }
  const hook = hooksOf(game, frame)[entry - 1];
  const source = hook.side === NONE ? sourceAt(game, frame) : sideCause(seat, hook.side);
  if (isDue(game, frame, hook)) startEffect(game, inFile(seat, hook.node), seat, source, fighter);
}
