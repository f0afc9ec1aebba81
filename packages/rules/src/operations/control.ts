import { ask, offer, offerYesNo } from '../ask/ask.ts';
import { allParts, KIND, PROMPT, pack, T, typeOf } from '../ask/codes.ts';
import { WILD } from '../content/library.ts';
import { evaluate, holds } from '../evaluate/evaluate.ts';
import { seatFor } from '../evaluate/select.ts';
import { shownSymbol } from '../evaluate/symbol.ts';
import { startEffect } from '../procedures/resolve.ts';
import { countBits } from '../state/fighters.ts';
import { emit, hasRoom } from '../state/game.ts';
import { ACTOR, ANSWER, COUNTER, REG, SEAT, SEAT_COUNTERS, SOURCE, STEP, SYMBOL } from '../state/layout.ts';
import { changeCounter } from './declared.ts';
import { isFutile } from './futile.ts';
import { done, goTo, type Operation } from './operation.ts';

/** Operations that decide what is done next. */

export const ifOperation: Operation<'if'> = {
  run(game, frame, node) {
    goTo(game, frame, holds(game, frame, node.cond) ? node.then : node.else);
  },
};

export const may: Operation<'may'> = {
  run(game, frame, node) {
    const s = game.state;
    if (s[frame + STEP] === 0) {
      const seat = seatFor(game, frame, node.by);
      // Nobody is asked for what cannot be done; without the first part there is no second.
      if (seat < 0 || isFutile(game, frame, node.do)) goTo(game, frame, node.else);
      else ask(game, frame, 1, seat, KIND['yes-no'], PROMPT.may);
      return;
    }
    goTo(game, frame, typeOf(s[ANSWER]) === T.yes ? node.do : node.else);
  },
  list: offerYesNo,
};

export const pay: Operation<'pay'> = {
  run(game, frame, node) {
    const s = game.state;
    const seat = s[frame + SEAT];
    const amount = evaluate(game, frame, node.amount);
    if (s[frame + STEP] === 0) {
      if (s[COUNTER + seat * SEAT_COUNTERS + node.counter] < amount) goTo(game, frame, node.else);
      else ask(game, frame, 1, seat, KIND['yes-no'], PROMPT.pay);
      return;
    }
    const yes = typeOf(s[ANSWER]) === T.yes;
    goTo(game, frame, yes ? node.do : node.else);
    if (yes) changeCounter(game, seat, node.counter, -amount);
  },
  list: offerYesNo,
};

/** From this step on the step itself holds the modes still to be carried out, in printed order (RU-09). */
const MODES = 2;

export const choose: Operation<'choose'> = {
  run(game, frame, node) {
    const s = game.state;
    const step = s[frame + STEP];
    if (step === 0) {
      ask(game, frame, 1, s[frame + SEAT], KIND.mode, PROMPT.modes);
      return;
    }
    if (step === 1) {
      s[frame + STEP] = MODES + allParts(s[ANSWER]);
      if (game.sink !== null)
        emit(game, 'modesChosen', { seat: s[frame + SEAT], modes: modesIn(allParts(s[ANSWER])) });
      return;
    }
    const modes = step - MODES;
    if (modes === 0 || !hasRoom(game, 6)) {
      done(game, frame, node);
      return;
    }
    const mode = 31 - Math.clz32(modes & -modes);
    s[frame + STEP] = MODES + (modes & (modes - 1));
    const child = startEffect(game, node.from[mode], s[frame + SEAT], s[frame + SOURCE], s[frame + ACTOR]);
    for (let i = 0; i < 6; i++) s[child + REG + i] = s[frame + REG + i];
  },
  list(game, frame, node) {
    const count = Math.min(node.from.length, Math.max(0, evaluate(game, frame, node.count)));
    for (let modes = 0; modes < 1 << node.from.length; modes++) {
      if (countBits(modes) === count) offer(game, (T.modes << 24) | modes);
    }
  },
};

/** Modes as printed, counted from 1. */
export function modesIn(mask: number): number[] {
  const modes: number[] = [];
  for (let m = mask; m !== 0; m &= m - 1) modes.push(32 - Math.clz32(m & -m));
  return modes;
}

/** with a wild symbol the player says once per played card what it stands for. */
export const symbol: Operation<'symbol'> = {
  run(game, frame, node) {
    const s = game.state;
    const seat = s[frame + SEAT];
    if (s[frame + STEP] === 1) {
      s[SYMBOL + seat] = s[ANSWER] & 255;
      if (game.sink !== null) {
        const chosen = game.content.heroes[seat].def.symbols?.slugs[s[SYMBOL + seat]] ?? '';
        emit(game, 'symbolChosen', { seat, symbol: chosen });
      }
    } else if (shownSymbol(game, seat) === WILD) {
      ask(game, frame, 1, seat, KIND.mode, PROMPT.symbol);
      return;
    }
    goTo(game, frame, shownSymbol(game, seat) === node.symbol ? node.then : node.else);
  },
  list(game, frame) {
    const slugs = game.content.heroes[game.state[frame + SEAT]].def.symbols?.slugs ?? [];
    for (let i = 0; i < slugs.length; i++) offer(game, pack(T.symbol, 0, i));
  },
};
