import type { Op } from '@peerless/language';
import type { CFighters, Node, NodeOf } from '../content/compile.ts';
import { cardFor, select, sideOf } from '../evaluate/select.ts';
import { everybody } from '../state/fighters.ts';
import type { Game } from '../state/game.ts';
import {
  CARD,
  FLAGS,
  IN_COMBAT,
  IS_BONUS,
  NONE,
  REG,
  RETURNED,
  SEAT,
  SEAT_FIGHTERS,
  SEAT_TOKENS,
  SIDE,
  SIDE_WIDTH,
  TOKEN,
} from '../state/layout.ts';

/** When an operation has nobody and nothing to act on, as everybody at the table can see. */

const nobody = (game: Game, frame: number, who: CFighters): boolean =>
  (select(game, frame, who) & everybody(game)) === 0;

/** The side of a combat that a word means. */
export function sideFor(game: Game, frame: number, of: 'mine' | 'theirs'): number {
  const own = sideOf(game, game.state[frame + SEAT]);
  return of === 'mine' ? own : 1 - own;
}

const noCard = (game: Game, frame: number, of: 'mine' | 'theirs'): boolean =>
  game.state[IN_COMBAT] === 0 || game.state[SIDE + sideFor(game, frame, of) * SIDE_WIDTH + CARD] === NONE;

/** Two different fighters on the board change places. */
function cannotSwap(game: Game, frame: number, { a, b }: NodeOf<'swap'>): boolean {
  const first = select(game, frame, a) & everybody(game);
  return first === 0 || nobody(game, frame, b) || first === (select(game, frame, b) & everybody(game));
}

/** The card being played or the opponent's is not in play any more. Whether a remembered card is there may be secret. */
function hasLeft(game: Game, frame: number, { card }: NodeOf<'put'>): boolean {
  const s = game.state;
  if (card > 2) return false;
  if (cardFor(game, frame, card) === NONE) return true;
  if (card === 2 || s[IN_COMBAT] === 0) return false;
  const side = sideFor(game, frame, card === 0 ? 'mine' : 'theirs');
  // The card behind a bonus attack lies in the discard pile already.
  return (s[SIDE + side * SIDE_WIDTH + FLAGS] & RETURNED) !== 0 || (side === 0 && s[IS_BONUS] === 1);
}

/** Only one of the own fighters can take the place. */
export const successors = (game: Game, frame: number, { who }: NodeOf<'become'>): number =>
  game.state[IN_COMBAT] === 0
    ? 0
    : select(game, frame, who) & (127 << (game.state[frame + SEAT] * SEAT_FIGHTERS));

function tokenIsGone(game: Game, frame: number, node: NodeOf<'moveToken'>): boolean {
  const s = game.state;
  const token = s[frame + REG + node.token];
  return token < 0 || s[TOKEN + s[frame + SEAT] * SEAT_TOKENS + token] < 0;
}

/** Operations that are not named here always find something, or have an answer of their own for it. */
export const FUTILE = {
  move: (game, frame, { who }) => nobody(game, frame, who),
  swap: cannotSwap,
  damage: (game, frame, { to }) => nobody(game, frame, to),
  recover: (game, frame, { who }) => nobody(game, frame, who),
  setHealth: (game, frame, { who }) => nobody(game, frame, who),
  defeat: (game, frame, { who }) => nobody(game, frame, who),
  away: (game, frame, { who }) => nobody(game, frame, who),
  put: hasLeft,
  setValue: (game, frame, { of }) => noCard(game, frame, of),
  addValue: (game, frame, { of }) => noCard(game, frame, of),
  ignoreValue: (game, frame, { of }) => noCard(game, frame, of),
  fixValue: (game, frame, { of }) => noCard(game, frame, of),
  cancel: (game, frame) => noCard(game, frame, 'theirs'),
  prevent: (game, frame, { who }) => nobody(game, frame, who),
  redirect: (game, frame, { from, to }) => nobody(game, frame, from) || nobody(game, frame, to),
  become: (game, frame, node) => successors(game, frame, node) === 0,
  moveToken: tokenIsGone,
  assign: (game, frame, { to }) => nobody(game, frame, to),
} as const satisfies { readonly [K in Op]?: (game: Game, frame: number, node: NodeOf<K>) => boolean };

type Futile = (game: Game, frame: number, node: Node) => boolean;

/** Whether the operation with that number has nobody and nothing to act on. */
export function isFutile(game: Game, frame: number, id: number): boolean {
  if (id === NONE) return true;
  const node = game.content.nodes[id];
  const check = (FUTILE as { readonly [op: string]: Futile | undefined })[node.source.op];
  return check?.(game, frame, node) === true;
}
