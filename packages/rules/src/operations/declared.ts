import { ask, offer, offerSpaces } from '../ask/ask.ts';
import { KIND, PROMPT, pack, partB, T } from '../ask/codes.ts';
import { evaluate } from '../evaluate/evaluate.ts';
import { seatFor, select, selectSpaces } from '../evaluate/select.ts';
import { countBits, lowest, masks, tokenSpaces } from '../state/fighters.ts';
import { emit, fighterId, type Game, spaceId } from '../state/game.ts';
import {
  ACTOR,
  ANSWER,
  COUNTER,
  DAMAGE,
  DOORS,
  FORM,
  HEALTH,
  NONE,
  REG,
  SEAT,
  SEAT_COUNTERS,
  SEAT_TOKENS,
  STEP,
  TOKEN,
} from '../state/layout.ts';
import { FUTILE } from './futile.ts';
import { done, instant, type Operation } from './operation.ts';

/** Operations on what heroes declare: counters, forms, tokens, and the assigning of damage. */

/** Counters stay between 0 and their maximum; surplus is lost. */
export function changeCounter(game: Game, seat: number, counter: number, change: number): void {
  const s = game.state;
  const def = (game.content.heroes[seat].def.counters ?? [])[counter];
  const at = COUNTER + seat * SEAT_COUNTERS + counter;
  const from = s[at];
  s[at] = Math.min(def.max, Math.max(0, from + change));
  if (game.sink !== null && s[at] !== from)
    emit(game, 'counterChanged', { seat, counter: def.slug, from, to: s[at] });
}

export const gain: Operation<'gain'> = instant((game, frame, node) => {
  changeCounter(game, game.state[frame + SEAT], node.counter, evaluate(game, frame, node.amount));
});

export const lose: Operation<'lose'> = instant((game, frame, node) => {
  changeCounter(game, game.state[frame + SEAT], node.counter, -evaluate(game, frame, node.amount));
});

export const form: Operation<'form'> = instant((game, frame, node) => {
  const s = game.state;
  const seat = s[frame + SEAT];
  const forms = game.content.heroes[seat].def.forms ?? [];
  if (forms.length === 0) return;
  s[FORM + seat] = node.to === NONE ? (s[FORM + seat] + 1) % forms.length : node.to;
  if (game.sink !== null) emit(game, 'formChanged', { seat, form: forms[s[FORM + seat]].slug });
});

/** tokens pass through everything and may share a space with fighters, not with a token of their kind. */
export const moveToken: Operation<'moveToken'> = {
  run(game, frame, node) {
    const s = game.state;
    const seat = s[frame + SEAT];
    const token = s[frame + REG + node.token];
    if (s[frame + STEP] === 0) {
      const by = seatFor(game, frame, node.by);
      if (by < 0 || FUTILE.moveToken(game, frame, node)) done(game, frame, node);
      else ask(game, frame, 1, by, KIND.space, PROMPT.token);
      return;
    }
    done(game, frame, node);
    if (s[ANSWER] === NONE) return;
    const at = TOKEN + seat * SEAT_TOKENS + token;
    const from = s[at];
    s[at] = partB(s[ANSWER]);
    if (game.sink !== null && from !== s[at]) {
      const slug = game.content.heroes[seat].tokens[token];
      emit(game, 'tokenMoved', { seat, token: slug, from: spaceId(game, from), to: spaceId(game, s[at]) });
    }
  },
  list(game, frame, node) {
    const s = game.state;
    const seat = s[frame + SEAT];
    const token = s[frame + REG + node.token];
    const at = s[TOKEN + seat * SEAT_TOKENS + token];
    if (at < 0) return; // it has left the board since the question was asked
    tokenSpaces(game, seat, game.content.heroes[seat].tokens[token]);
    const taken = { lo: masks.lo, hi: masks.hi };
    if (node.at !== null) selectSpaces(game, frame, node.at, at);
    else tokenReach(game, at, node.upTo === null ? 0 : evaluate(game, frame, node.upTo));
    const stays = node.at === null ? at : NONE;
    const keep = (word: number, low: boolean): number =>
      (stays < 0 || stays < 32 !== low ? 0 : 1 << (stays & 31)) & word;
    offerSpaces(
      game,
      T.space,
      0,
      (masks.lo & ~taken.lo) | keep(taken.lo, true),
      (masks.hi & ~taken.hi) | keep(taken.hi, false),
    );
  },
};

function tokenReach(game: Game, from: number, steps: number): void {
  const state = game.content.board.states[game.state[DOORS]];
  let lo = from < 32 ? 1 << from : 0;
  let hi = from < 32 ? 0 : 1 << (from - 32);
  for (let n = 0; n < Math.min(steps, game.content.board.size); n++) {
    const seenLo = lo;
    const seenHi = hi;
    for (let space = 0; space < game.content.board.size; space++) {
      if (((space < 32 ? seenLo >>> space : seenHi >>> (space - 32)) & 1) === 0) continue;
      lo |= state.steps.lo[space];
      hi |= state.steps.hi[space];
    }
  }
  masks.lo = lo;
  masks.hi = hi;
}

/** Asks for each fighter in turn how much of the damage it takes over, at most what it can bear. */
export const assign: Operation<'assign'> = {
  run(game, frame, node) {
    const s = game.state;
    const step = s[frame + STEP];
    const from = s[frame + ACTOR];
    const takers = select(game, frame, node.to);
    if (step > 0) takeOver(game, from, takerAt(takers, step - 1), s[ANSWER] === NONE ? 0 : partB(s[ANSWER]));
    if (step >= countBits(takers) || from === NONE || s[DAMAGE + from] === 0) {
      done(game, frame, node);
      return;
    }
    ask(game, frame, step + 1, s[frame + SEAT], KIND.number, PROMPT.assign);
  },
  list(game, frame, node) {
    const s = game.state;
    const taker = takerAt(select(game, frame, node.to), s[frame + STEP] - 1);
    const bearable = Math.max(0, s[HEALTH + taker] - s[DAMAGE + taker]);
    const most = Math.min(bearable, s[DAMAGE + s[frame + ACTOR]]);
    for (let amount = 0; amount <= most; amount++) offer(game, pack(T.number, taker + 1, amount));
  },
};

function takerAt(takers: number, index: number): number {
  let mask = takers;
  for (let i = 0; i < index; i++) mask &= mask - 1;
  return lowest(mask);
}

function takeOver(game: Game, from: number, to: number, amount: number): void {
  const s = game.state;
  if (amount === 0) return;
  s[DAMAGE + from] -= amount;
  s[DAMAGE + to] += amount;
  if (game.sink !== null)
    emit(game, 'redirected', { from: fighterId(game, from), to: fighterId(game, to), amount });
}
