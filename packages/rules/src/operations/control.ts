import { LIMITS } from '@peerless/language';
import { ask, offer, offerYesNo } from '../ask/ask.ts';
import { isOption, KIND, modesIn, OPTION, objectOf, PROMPT, pack, packWhole, wholeOf } from '../ask/codes.ts';
import type { NodeOf } from '../content/compile.ts';
import { WILD } from '../content/hero.ts';
import { evaluate, holds, restOf } from '../evaluate/evaluate.ts';
import { opponentsInTurn, seatFor } from '../evaluate/select.ts';
import { shownSymbol } from '../evaluate/symbol.ts';
import { startEffect } from '../procedures/resolve.ts';
import { countBits, lowest } from '../state/bits.ts';
import { causeOf } from '../state/cause.ts';
import { countTrigger, takeModes } from '../state/clock.ts';
import { chooseSymbol, counterOf } from '../state/declared.ts';
import type { Game } from '../state/game.ts';
import { NONE } from '../state/limits.ts';
import { answerOf } from '../state/question.ts';
import {
  actorOf,
  copyMemory,
  goTo,
  goToNode,
  hasRoom,
  ownerOf,
  partOf,
  sourceAt,
  stepOf,
} from '../state/stack.ts';
import { emit } from '../state/tell.ts';
import { changeCounter } from './declared.ts';
import { isBeyond, unavailable } from './futile.ts';
import { done, type Operation } from './operation.ts';

/** Operations that decide what is done next. */

export const ifOperation: Operation<'if'> = {
  run(game, frame, node) {
    goToNode(game, frame, holds(game, frame, node.cond) ? node.then : node.else);
  },
};

export const may: Operation<'may'> = {
  run(game, frame, node) {
    if (stepOf(game, frame) === 0) {
      const seat = seatFor(game, frame, node.by);
      // Nobody is asked for what cannot be done; without the first part there is no second.
      if (seat < 0 || isBeyond(game, frame, node.do)) goToNode(game, frame, node.else);
      else ask(game, frame, 1, seat, KIND['yes-no'], PROMPT.may);
      return;
    }
    goToNode(game, frame, isOption(answerOf(game), OPTION.yes) ? node.do : node.else);
  },
  list: offerYesNo,
};

/** From this step on: one more for each opponent that was asked before. */
const ASKED_TO_PAY = 1;

export const pay: Operation<'pay'> = {
  run(game, frame, node) {
    const seat = ownerOf(game, frame);
    const amount = evaluate(game, frame, node.amount);
    const step = stepOf(game, frame);
    const { counter } = node;
    // Out of what the owner has, or, paid by others, out of the rest.
    const has = node.by === null ? counterOf(game, seat, counter) : restOf(game, seat, counter);
    if (step >= ASKED_TO_PAY && isOption(answerOf(game), OPTION.yes)) {
      goToNode(game, frame, node.do);
      if (node.by === null) changeCounter(game, seat, counter, -amount);
      else changeCounter(game, seat, counter, amount, payers(game, seat, node.by)[step - ASKED_TO_PAY]);
      return;
    }
    const payer = payers(game, seat, node.by)[step];
    if (payer === undefined || has < amount) goToNode(game, frame, node.else);
    else ask(game, frame, step + ASKED_TO_PAY, payer, KIND['yes-no'], PROMPT.pay);
  },
  list: offerYesNo,
};

/** Who is asked, one after another: the owner, or the opponents in turn order. */
const payers = (game: Game, seat: number, by: NodeOf<'pay'>['by']): readonly number[] =>
  by === null ? [seat] : opponentsInTurn(game, seat);

/** From this step on the step itself holds the modes still to be carried out, in printed order (RU-09), */
const MODES = 1;
/** From this step on downwards: how many are asked for, said aloud, whatever they were counted by. */
const ASKED = -1;
/** and in both, times this, the modes that one after another have been chosen before. */
const BEFORE = 1 << LIMITS.modes;

/** Asks for modes; `before`: those that this effect has already carried out. */
function askModes(game: Game, frame: number, node: NodeOf<'choose'>, before: number): void {
  const by = seatFor(game, frame, node.by);
  const left = node.from.length - countBits(unavailable(game, frame, node) | before);
  const wanted = Math.max(0, evaluate(game, frame, node.count)) - countBits(before);
  const isOver = (node.once || node.able || before !== 0) && Math.min(left, wanted) <= 0;
  if (isOver || by < 0) {
    done(game, frame);
    return;
  }
  const count = Math.min(left, node.successive ? 1 : wanted);
  ask(game, frame, ASKED - count - before * BEFORE, by, KIND.mode, PROMPT.modes);
}

export const choose: Operation<'choose'> = {
  run(game, frame, node) {
    const step = stepOf(game, frame);
    const owner = ownerOf(game, frame);
    if (step === 0) {
      askModes(game, frame, node, 0);
      return;
    }
    if (step <= ASKED) {
      const chosen = answerOf(game) === NONE ? 0 : wholeOf(answerOf(game));
      goTo(game, frame, MODES + chosen + (Math.floor((ASKED - step) / BEFORE) | chosen) * BEFORE);
      if (node.once) takeModes(game, owner, chosen);
      const seat = seatFor(game, frame, node.by);
      if (game.sink !== null)
        emit(game, { type: 'modesChosen', cause: causeOf(game), seat, modes: modesIn(answerOf(game)) });
      return;
    }
    const modes = (step - MODES) % BEFORE;
    const before = Math.floor((step - MODES) / BEFORE);
    if (modes === 0 && node.successive && before !== 0) {
      askModes(game, frame, node, before);
      return;
    }
    if (modes === 0 || !hasRoom(game, 6)) {
      done(game, frame);
      return;
    }
    goTo(game, frame, MODES + (modes & (modes - 1)) + before * BEFORE);
    const mode = partOf(game, frame, node.from[lowest(modes)]);
    const part = startEffect(game, mode, owner, sourceAt(game, frame), actorOf(game, frame));
    copyMemory(game, frame, part);
  },
  list(game, frame, node) {
    const asked = ASKED - stepOf(game, frame);
    const count = asked % BEFORE;
    const taken = unavailable(game, frame, node) | Math.floor(asked / BEFORE);
    for (let modes = 0; modes < 1 << node.from.length; modes++)
      if (countBits(modes) === count && (modes & taken) === 0) offer(game, packWhole(OPTION.modes, modes));
  },
};

/** It is carried out; it is asked whether again; the answer has arrived. */
const REPEAT = 0;
const ASK_AGAIN = 1;
const ANSWERED = 2;

/** Once, and then as long as the condition holds and the player wants to; or so many times. */
export const repeat: Operation<'repeat'> = {
  run(game, frame, node) {
    if (node.times !== null) {
      doTimes(game, frame, node, evaluate(game, frame, node.times));
      return;
    }
    const step = stepOf(game, frame);
    const seat = ownerOf(game, frame);
    if (step === REPEAT || (step === ANSWERED && isOption(answerOf(game), OPTION.yes))) {
      goTo(game, frame, ASK_AGAIN);
      if (!hasRoom(game, 6)) return;
      const part = startEffect(
        game,
        partOf(game, frame, node.do),
        seat,
        sourceAt(game, frame),
        actorOf(game, frame),
      );
      copyMemory(game, frame, part);
      return;
    }
    const isAsked =
      step === ASK_AGAIN &&
      node.while !== null &&
      holds(game, frame, node.while) &&
      !isBeyond(game, frame, node.do);
    if (isAsked && countTrigger(game)) ask(game, frame, ANSWERED, seat, KIND['yes-no'], PROMPT.may);
    else done(game, frame);
  },
  list: offerYesNo,
};

/** The step counts how often it has been done. */
function doTimes(game: Game, frame: number, node: NodeOf<'repeat'>, times: number): void {
  const step = stepOf(game, frame);
  if (step >= times || !hasRoom(game, 6)) {
    done(game, frame);
    return;
  }
  goTo(game, frame, step + 1);
  const seat = ownerOf(game, frame);
  copyMemory(
    game,
    frame,
    startEffect(game, partOf(game, frame, node.do), seat, sourceAt(game, frame), actorOf(game, frame)),
  );
}

/** with a wild symbol the player says once per played card what it stands for. */
export const symbol: Operation<'symbol'> = {
  run(game, frame, node) {
    const seat = ownerOf(game, frame);
    if (stepOf(game, frame) === 1) {
      const chosen = objectOf(answerOf(game));
      chooseSymbol(game, seat, chosen);
      if (game.sink !== null) {
        const slug = game.content.heroes[seat].def.symbols?.slugs[chosen] ?? '';
        emit(game, { type: 'symbolChosen', cause: causeOf(game), seat, symbol: slug });
      }
    } else if (shownSymbol(game, seat) === WILD) {
      ask(game, frame, 1, seat, KIND.mode, PROMPT.symbol);
      return;
    }
    goToNode(game, frame, shownSymbol(game, seat) === node.symbol ? node.then : node.else);
  },
  list(game, frame) {
    const slugs = game.content.heroes[ownerOf(game, frame)].def.symbols?.slugs ?? [];
    for (let i = 0; i < slugs.length; i++) offer(game, pack(OPTION.symbol, 0, i));
  },
};
