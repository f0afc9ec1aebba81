import { ask, offer, offerYesNo } from '../ask/ask.ts';
import { isOption, KIND, modesIn, OPTION, objectOf, PROMPT, pack, packWhole, wholeOf } from '../ask/codes.ts';
import { type NodeOf, OPS } from '../content/compile.ts';
import { WILD } from '../content/hero.ts';
import { evaluate, holds, restOf } from '../evaluate/evaluate.ts';
import { opponentsInTurn, seatFor } from '../evaluate/select.ts';
import { shownSymbol } from '../evaluate/symbol.ts';
import { startEffect } from '../procedures/resolve.ts';
import { countBits, lowest } from '../state/bits.ts';
import { causeOf } from '../state/cause.ts';
import { countTrigger, modesTaken, takeModes } from '../state/clock.ts';
import { chooseSymbol, counterOf } from '../state/declared.ts';
import type { Game } from '../state/game.ts';
import { answerOf } from '../state/question.ts';
import { actorOf, copyMemory, goTo, goToNode, hasRoom, ownerOf, sourceAt, stepOf } from '../state/stack.ts';
import { emit } from '../state/tell.ts';
import { changeCounter } from './declared.ts';
import { isBeyond } from './futile.ts';
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
      changeCounter(game, seat, counter, node.by === null ? -amount : amount);
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

/** Modes that were chosen in this turn and cannot be again, and those whose condition does not hold. */
function unavailable(game: Game, frame: number, { once, able, from }: NodeOf<'choose'>): number {
  const taken = once ? modesTaken(game, ownerOf(game, frame)) & ((1 << from.length) - 1) : 0;
  if (!able) return taken;
  return from.reduce((modes, id, i) => (isOpen(game, frame, id) ? modes : modes | (1 << i)), taken);
}

/** Whether a mode may be carried out: the condition of an `if` at its beginning holds. */
function isOpen(game: Game, frame: number, id: number): boolean {
  const { code, fields } = game.content.nodes[id];
  return OPS[code] !== 'if' || holds(game, frame, (fields as NodeOf<'if'>).cond);
}

/** Not one of the modes can be chosen. */
export const hasNoMode = (game: Game, frame: number, node: NodeOf<'choose'>): boolean =>
  countBits(unavailable(game, frame, node)) === node.from.length;

/** From this step on the step itself holds the modes still to be carried out, in printed order (RU-09). */
const MODES = 1;
/** From this step on downwards: how many are asked for, said aloud, whatever they were counted by. */
const ASKED = -1;

export const choose: Operation<'choose'> = {
  run(game, frame, node) {
    const step = stepOf(game, frame);
    const seat = ownerOf(game, frame);
    if (step === 0) {
      const left = node.from.length - countBits(unavailable(game, frame, node));
      if (left === 0) {
        done(game, frame);
        return;
      }
      const count = Math.min(left, Math.max(0, evaluate(game, frame, node.count)));
      ask(game, frame, ASKED - count, seat, KIND.mode, PROMPT.modes);
      return;
    }
    if (step <= ASKED) {
      const chosen = wholeOf(answerOf(game));
      goTo(game, frame, MODES + chosen);
      if (node.once) takeModes(game, seat, chosen);
      if (game.sink !== null)
        emit(game, { type: 'modesChosen', cause: causeOf(game), seat, modes: modesIn(answerOf(game)) });
      return;
    }
    const modes = step - MODES;
    if (modes === 0 || !hasRoom(game, 6)) {
      done(game, frame);
      return;
    }
    goTo(game, frame, MODES + (modes & (modes - 1)));
    const mode = node.from[lowest(modes)];
    const part = startEffect(game, mode, seat, sourceAt(game, frame), actorOf(game, frame));
    copyMemory(game, frame, part);
  },
  list(game, frame, node) {
    const count = ASKED - stepOf(game, frame);
    const taken = unavailable(game, frame, node);
    for (let modes = 0; modes < 1 << node.from.length; modes++)
      if (countBits(modes) === count && (modes & taken) === 0) offer(game, packWhole(OPTION.modes, modes));
  },
};

/** It is carried out; it is asked whether again; the answer has arrived. */
const REPEAT = 0;
const ASK_AGAIN = 1;
const ANSWERED = 2;

/** Once, and then as long as the condition holds and the player wants to. */
export const repeat: Operation<'repeat'> = {
  run(game, frame, node) {
    const step = stepOf(game, frame);
    const seat = ownerOf(game, frame);
    if (step === REPEAT || (step === ANSWERED && isOption(answerOf(game), OPTION.yes))) {
      goTo(game, frame, ASK_AGAIN);
      if (!hasRoom(game, 6)) return;
      const part = startEffect(game, node.do, seat, sourceAt(game, frame), actorOf(game, frame));
      copyMemory(game, frame, part);
      return;
    }
    const isAsked = step === ASK_AGAIN && holds(game, frame, node.while) && !isBeyond(game, frame, node.do);
    if (isAsked && countTrigger(game)) ask(game, frame, ANSWERED, seat, KIND['yes-no'], PROMPT.may);
    else done(game, frame);
  },
  list: offerYesNo,
};

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
