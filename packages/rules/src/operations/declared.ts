import type { PartDef } from '@peerless/language';
import { ask, offer, offerSpaces } from '../ask/ask.ts';
import { KIND, OPTION, objectOf, PROMPT, pack, subjectOf } from '../ask/codes.ts';
import { SpaceSet } from '../board/space-set.ts';
import type { NodeOf } from '../content/compile.ts';
import { evaluate } from '../evaluate/evaluate.ts';
import { seatFor, select, selectSpaces } from '../evaluate/select.ts';
import { countBits, membersOf } from '../state/bits.ts';
import { causeOf } from '../state/cause.ts';
import { damageOn, shiftDamage } from '../state/damage.ts';
import { counterOf, formOf, leftmostOf, setCounter, setForm, setLeftmost } from '../state/declared.ts';
import { boardNow } from '../state/doors.ts';
import { healthOf } from '../state/fighters.ts';
import type { Game } from '../state/game.ts';
import { fighterId, spaceId } from '../state/ids.ts';
import { NONE } from '../state/limits.ts';
import { answerOf } from '../state/question.ts';
import { actorOf, ownerOf, register, stepOf } from '../state/stack.ts';
import { emit } from '../state/tell.ts';
import { kindSpaces, putToken, tokenAt } from '../state/tokens.ts';
import { FUTILE } from './futile.ts';
import { done, instant, type Operation } from './operation.ts';

/** Operations on what heroes declare: counters, forms, tokens, and the assigning of damage. */

/** Counters stay between 0 and their maximum; surplus is lost. `payer`: the opponent who pays it. */
export function changeCounter(
  game: Game,
  seat: number,
  counter: number,
  change: number,
  payer?: number,
): void {
  const def = (game.content.heroes[seat].def.counters ?? [])[counter];
  const from = counterOf(game, seat, counter);
  const to = Math.min(def.max, Math.max(0, from + change));
  setCounter(game, seat, counter, to);
  if (def.row !== undefined) turnRow(game, seat, counter, def.row.parts, from, to);
  else if (game.sink !== null && to !== from)
    emit(game, {
      type: 'counterChanged',
      cause: causeOf(game),
      seat,
      counter: def.slug,
      from,
      to,
      ...(payer === undefined ? {} : { paidBy: payer }),
    });
}

/** From the left, one part after the other becomes active; or inactive, and goes to the right end of the row. */
function turnRow(
  game: Game,
  seat: number,
  counter: number,
  parts: readonly PartDef[],
  from: number,
  to: number,
): void {
  const leftmost = leftmostOf(game, seat, counter);
  if (to < from) setLeftmost(game, seat, counter, (leftmost + from - to) % parts.length);
  if (game.sink === null) return;
  const first = to < from ? leftmost : leftmost + from;
  for (let i = 0; i < Math.abs(to - from); i++) {
    const part = parts[(first + i) % parts.length].slug;
    emit(game, { type: 'partTurned', cause: causeOf(game), seat, part, active: to > from });
  }
}

export const gain: Operation<'gain'> = instant((game, frame, node) => {
  changeCounter(game, ownerOf(game, frame), node.counter, evaluate(game, frame, node.amount));
});

export const lose: Operation<'lose'> = instant((game, frame, node) => {
  changeCounter(game, ownerOf(game, frame), node.counter, -evaluate(game, frame, node.amount));
});

export const form: Operation<'form'> = instant((game, frame, node) => {
  const seat = ownerOf(game, frame);
  const forms = game.content.heroes[seat].def.forms ?? [];
  if (forms.length === 0) return;
  const to = node.to === NONE ? (formOf(game, seat) + 1) % forms.length : node.to;
  setForm(game, seat, to);
  if (game.sink !== null)
    emit(game, { type: 'formChanged', cause: causeOf(game), seat, form: forms[to].slug });
});

/** tokens pass through everything and may share a space with fighters, not with a token of their kind. */
export const moveToken: Operation<'moveToken'> = {
  run(game, frame, node) {
    const seat = ownerOf(game, frame);
    const token = register(game, frame, node.token);
    if (stepOf(game, frame) === 0) {
      const by = seatFor(game, frame, node.by);
      if (by < 0 || FUTILE.moveToken(game, frame, node)) done(game, frame);
      else ask(game, frame, 1 + tokenSteps(game, frame, node), by, KIND.space, PROMPT.token);
      return;
    }
    done(game, frame);
    if (answerOf(game) === NONE) return;
    const from = tokenAt(game, seat, token);
    const to = objectOf(answerOf(game));
    putToken(game, seat, token, to);
    if (game.sink !== null && from !== to) {
      const slug = game.content.heroes[seat].tokens[token];
      emit(game, {
        type: 'tokenMoved',
        cause: causeOf(game),
        seat,
        token: slug,
        from: spaceId(game, from),
        to: spaceId(game, to),
      });
    }
  },
  list(game, frame, node) {
    const seat = ownerOf(game, frame);
    const token = register(game, frame, node.token);
    const here = tokenAt(game, seat, token);
    if (here < 0) return; // it has left the board since the question was asked
    const taken = kindSpaces(game, game.content.heroes[seat].tokens[token]);
    if (node.at !== null) {
      offerSpaces(game, OPTION.space, 0, selectSpaces(game, frame, node.at, here).minus(taken));
      return;
    }
    const within = tokenReach(game, here, stepOf(game, frame) - 1);
    offerSpaces(game, OPTION.space, 0, within.minus(taken).or(SpaceSet.of(here)));
  },
};

/** The first steps of `layToken`; from `LAY` on the step is that of the token in hand. */
const LIFT = 1;
const LAY = 2;

/** One that is off the board is laid; when all lie there, one of them, chosen first, is laid elsewhere (RU-69). */
export const layToken: Operation<'layToken'> = {
  run(game, frame, node) {
    const seat = ownerOf(game, frame);
    const step = stepOf(game, frame);
    if (step === 0) {
      if (tokenRoom(game, frame, node).isEmpty) done(game, frame);
      else if (tokenAside(game, seat, node) === NONE) ask(game, frame, LIFT, seat, KIND.space, PROMPT.pick);
      else ask(game, frame, LAY + tokenAside(game, seat, node), seat, KIND.space, PROMPT.layToken);
      return;
    }
    if (step === LIFT) {
      if (answerOf(game) === NONE) done(game, frame);
      else ask(game, frame, LAY + subjectOf(answerOf(game)), seat, KIND.space, PROMPT.layToken);
      return;
    }
    done(game, frame);
    if (answerOf(game) !== NONE) lay(game, seat, step - LAY, objectOf(answerOf(game)));
  },
  list(game, frame, node) {
    if (stepOf(game, frame) !== LIFT) {
      offerSpaces(game, OPTION.space, 0, tokenRoom(game, frame, node));
      return;
    }
    const seat = ownerOf(game, frame);
    game.content.heroes[seat].tokens.forEach((kind, token) => {
      if (kind === kindOf(game, seat, node))
        offer(game, pack(OPTION.token, token, tokenAt(game, seat, token)));
    });
  },
};

const kindOf = (game: Game, seat: number, { token }: NodeOf<'layToken'>): string =>
  (game.content.heroes[seat].def.tokens ?? [])[token].slug;

/** The first token that is off the board, or NONE. */
function tokenAside(game: Game, seat: number, node: NodeOf<'layToken'>): number {
  const slug = kindOf(game, seat, node);
  return game.content.heroes[seat].tokens.findIndex(
    (kind, token) => kind === slug && tokenAt(game, seat, token) < 0,
  );
}

/** The spaces that fit and have none of that kind. */
function tokenRoom(game: Game, frame: number, node: NodeOf<'layToken'>): SpaceSet {
  return selectSpaces(game, frame, node.at, NONE).minus(
    kindSpaces(game, kindOf(game, ownerOf(game, frame), node)),
  );
}

function lay(game: Game, seat: number, token: number, space: number): void {
  const from = tokenAt(game, seat, token);
  putToken(game, seat, token, space);
  if (game.sink === null) return;
  const told = { cause: causeOf(game), seat, token: game.content.heroes[seat].tokens[token] };
  if (from < 0) emit(game, { type: 'tokenPlaced', ...told, space: spaceId(game, space) });
  else emit(game, { type: 'tokenMoved', ...told, from: spaceId(game, from), to: spaceId(game, space) });
}

/** How far it may move, said aloud with the question, whatever it was counted by. */
const tokenSteps = (game: Game, frame: number, { upTo }: NodeOf<'moveToken'>): number =>
  upTo === null ? 0 : Math.max(0, Math.min(game.content.board.size, evaluate(game, frame, upTo)));

function tokenReach(game: Game, from: number, steps: number): SpaceSet {
  const { next } = boardNow(game).steps;
  let within = SpaceSet.of(from);
  // Nothing is farther than there are spaces.
  for (let n = Math.min(steps, next.length); n > 0; n--)
    for (const space of within) within = within.or(next[space]);
  return within;
}

/** Asks for each fighter in turn how much of the damage it takes over, at most what it can bear. */
export const assign: Operation<'assign'> = {
  run(game, frame, node) {
    const step = stepOf(game, frame);
    const from = actorOf(game, frame);
    const takers = select(game, frame, node.to);
    const amount = answerOf(game) === NONE ? 0 : objectOf(answerOf(game));
    if (step > 0 && amount > 0) takeOver(game, from, takerAt(takers, step - 1), amount);
    if (step >= countBits(takers) || from === NONE || damageOn(game, from) === 0) {
      done(game, frame);
      return;
    }
    ask(game, frame, step + 1, ownerOf(game, frame), KIND.number, PROMPT.assign);
  },
  list(game, frame, node) {
    const taker = takerAt(select(game, frame, node.to), stepOf(game, frame) - 1);
    if (taker === NONE) return; // it has left the board since the question was asked
    const bearable = Math.max(0, healthOf(game, taker) - damageOn(game, taker));
    const most = Math.min(bearable, damageOn(game, actorOf(game, frame)));
    for (let amount = 0; amount <= most; amount++) offer(game, pack(OPTION.number, taker + 1, amount));
  },
};

const takerAt = (takers: number, index: number): number => membersOf(takers)[index] ?? NONE;

function takeOver(game: Game, from: number, to: number, amount: number): void {
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
