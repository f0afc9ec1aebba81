import { ask, offer } from '../ask/ask.ts';
import { allParts, KIND, PROMPT, T } from '../ask/codes.ts';
import type { CFighters } from '../content/compile.ts';
import type { CHook } from '../content/library.ts';
import { holds } from '../evaluate/evaluate.ts';
import { select } from '../evaluate/select.ts';
import { ABILITY, type Game, hasRoom, pop, push } from '../state/game.ts';
import {
  ACTOR,
  ANSWER,
  NODE,
  NONE,
  OUT,
  REG,
  SEAT,
  SEAT_FIGHTERS,
  SOURCE,
  SPACE,
  STEP,
  TRIGGERS,
} from '../state/layout.ts';
import { EFFECT_PROC, type Procedure, RESOLVE_PROC } from './procedure.ts';

/**
 * Effects of one player due at the same time: that player chooses their order. Entry 0 is the effect of a
 * played card, entry 1 + i the i-th ability of that moment.
 */

const BEGIN = 0;
const ORDERED = 1;
const NEXT = 2;

const WHEN = REG;
const CARD_NODE = REG + 1;
const CARD_SOURCE = REG + 2;
/** What is still to come, three bits an entry (its number + 1), the next one lowest. */
const QUEUE = REG + 3;

/** More triggered abilities than that in one action can only come from a loop in somebody's content. */
const MAX_TRIGGERS = 200;

/** Starts an effect. */
export function startEffect(game: Game, node: number, seat: number, source: number, actor: number): number {
  const frame = push(game, EFFECT_PROC, seat, source);
  game.state[frame + NODE] = node;
  game.state[frame + ACTOR] = actor;
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
  const s = game.state;
  const hooks = game.content.heroes[seat].hooks[moment];
  if (hooks.length === 0 || s[OUT + seat] !== 0) {
    if (node !== NONE) startEffect(game, node, seat, card, fighter);
    return;
  }
  if (!hasRoom(game, 6) || s[TRIGGERS] >= MAX_TRIGGERS) return;
  s[TRIGGERS]++;
  const frame = push(game, RESOLVE_PROC, seat, ABILITY + seat);
  s[frame + ACTOR] = fighter;
  s[frame + WHEN] = moment;
  s[frame + CARD_NODE] = node;
  s[frame + CARD_SOURCE] = card;
}

export const resolve: Procedure = {
  run(game, frame) {
    const s = game.state;
    switch (s[frame + STEP]) {
      case BEGIN: {
        const entries = due(game, frame);
        if (entries.length > 1) {
          ask(game, frame, ORDERED, s[frame + SEAT], KIND.order, PROMPT.order);
          return;
        }
        s[frame + QUEUE] = entries.length === 0 ? 0 : entries[0] + 1;
        s[frame + STEP] = NEXT;
        return;
      }
      case ORDERED:
        s[frame + QUEUE] = allParts(s[ANSWER]);
        s[frame + STEP] = NEXT;
        return;
      case NEXT: {
        const entry = (s[frame + QUEUE] & 7) - 1;
        if (entry < 0) {
          pop(game);
          return;
        }
        s[frame + QUEUE] >>= 3;
        runEntry(game, frame, entry);
        return;
      }
    }
  },

  list(game, frame) {
    for (const order of permutations(due(game, frame))) {
      offer(game, (T.order << 24) | order.reduceRight((digits, entry) => (digits << 3) | (entry + 1), 0));
    }
  },
};

/** At most four entries are put in order; more than that no hero has (see LIMITS). */
const MAX_ORDERED = 4;

function due(game: Game, frame: number): number[] {
  const s = game.state;
  const hooks = hooksOf(game, frame);
  const entries = s[frame + CARD_NODE] === NONE ? [] : [0];
  hooks.forEach((hook, i) => {
    if (entries.length < MAX_ORDERED && isDue(game, frame, hook)) entries.push(i + 1);
  });
  return entries;
}

const hooksOf = (game: Game, frame: number): readonly CHook[] =>
  game.content.heroes[game.state[frame + SEAT]].hooks[game.state[frame + WHEN]];

function isDue(game: Game, frame: number, hook: CHook): boolean {
  const s = game.state;
  const seat = s[frame + SEAT];
  const fighter = s[frame + ACTOR];
  if (hook.who !== null) {
    if (fighter === NONE) {
      if (select(game, frame, hook.who, seat) === 0) return false;
    } else if (s[SPACE + fighter] >= 0 || hook.who.state !== null) {
      if (((select(game, frame, hook.who, seat) >> fighter) & 1) === 0) return false;
    } else if (!isOfKind(hook.who, fighter - seat * SEAT_FIGHTERS)) return false;
  }
  return hook.if === null || holds(game, frame, hook.if, seat);
}

/** About a fighter that has just left the board only this can be asked. */
const isOfKind = (who: CFighters, figure: number): boolean =>
  (who.kind === NONE || ((who.kind >> figure) & 1) === 1) &&
  (who.is === null || (who.is === 'hero') === (figure === 0));

function runEntry(game: Game, frame: number, entry: number): void {
  const s = game.state;
  const seat = s[frame + SEAT];
  const fighter = s[frame + ACTOR];
  if (entry === 0) {
    startEffect(game, s[frame + CARD_NODE], seat, s[frame + CARD_SOURCE], fighter);
    return;
  }
  const hook = hooksOf(game, frame)[entry - 1];
  if (isDue(game, frame, hook)) startEffect(game, hook.node, seat, s[frame + SOURCE], fighter);
}

/** All orders of a short list. */
export function permutations<X>(items: readonly X[]): X[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((first, i) =>
    permutations([...items.slice(0, i), ...items.slice(i + 1)]).map((rest) => [first, ...rest]),
  );
}
