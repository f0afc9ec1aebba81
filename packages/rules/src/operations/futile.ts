import type { Op } from '@peerless/language';
import { type CFighters, type NodeOf, OPS, REMEMBERED } from '../content/compile.ts';
import { evaluate, holds } from '../evaluate/evaluate.ts';
import { cardFor, seatFor, select } from '../evaluate/select.ts';
import { modesTaken } from '../state/clock.ts';
import { combatCard, inCombat, isGone, isVirtual, sideOf } from '../state/combat.ts';
import { everybody, free } from '../state/fighters.ts';
import { nodeNumbered } from '../state/files.ts';
import type { Game } from '../state/game.ts';
import { handSize } from '../state/hand.ts';
import { NONE } from '../state/limits.ts';
import { deckSize, discardSize, gatheredIn, pileWith } from '../state/piles.ts';
import { discardedSideCards, openSideCards, sideSize } from '../state/side-deck.ts';
import { ownerOf, partOf, register } from '../state/stack.ts';
import { tokenAt } from '../state/tokens.ts';

/** When an operation has nobody and nothing to act on, as everybody at the table can see. */

/** Nobody is there, or whoever is cannot leave. */
const nobodyFree = (game: Game, frame: number, who: CFighters): boolean =>
  (select(game, frame, who) & free(game)) === 0;

const nobody = (game: Game, frame: number, who: CFighters): boolean =>
  (select(game, frame, who) & everybody(game)) === 0;

/** The side of a combat that a word means. */
export function sideFor(game: Game, frame: number, of: 'mine' | 'theirs'): number {
  const own = sideOf(game, ownerOf(game, frame));
  return of === 'mine' ? own : 1 - own;
}

const noCard = (game: Game, frame: number, of: 'mine' | 'theirs'): boolean =>
  !inCombat(game) || combatCard(game, sideFor(game, frame, of)) === NONE;

/** Two different fighters on the board change places. */
function cannotSwap(game: Game, frame: number, { a, b }: NodeOf<'swap'>): boolean {
  const first = select(game, frame, a) & free(game);
  return first === 0 || nobodyFree(game, frame, b) || first === (select(game, frame, b) & free(game));
}

/** The card being played or the opponent's is not in play any more. Whether a remembered card is there may be secret. */
function hasLeft(game: Game, frame: number, { card }: NodeOf<'put'>): boolean {
  if (card >= REMEMBERED) return false;
  if (cardFor(game, frame, card) === NONE) return true;
  if (card >= 2 || !inCombat(game)) return false;
  const side = sideFor(game, frame, card === 0 ? 'mine' : 'theirs');
  // After the combat was cleaned up it may lie in a pile of its hero's own.
  return isVirtual(game, side) || (isGone(game, side) && pileWith(game, cardFor(game, frame, card)) === NONE);
}

/** Only one of the own side can take the place. */
export const successors = (game: Game, frame: number, { who }: NodeOf<'become'>): number =>
  inCombat(game) ? select(game, frame, who) & game.content.friends[ownerOf(game, frame)] : 0;

function tokenIsGone(game: Game, frame: number, node: NodeOf<'moveToken'>): boolean {
  const token = register(game, frame, node.token);
  return token < 0 || tokenAt(game, ownerOf(game, frame), token) < 0;
}

/** Nothing lies face down to be turned up, nothing open to be shuffled or discarded, or nothing was discarded. */
function hasNoSideCard(game: Game, frame: number, node: NodeOf<'sideDeck'>): boolean {
  const seat = ownerOf(game, frame);
  if (node.do === 'bury') return discardedSideCards(game, seat) === 0;
  const isOpen = node.do === 'shuffle' || node.do === 'discard';
  return (isOpen ? openSideCards(game, seat) : sideSize(game, seat)) === 0;
}

/** Modes that cannot be chosen: chosen in this turn already, or beginning with a condition that does not hold. */
export function unavailable(game: Game, frame: number, { once, able, from }: NodeOf<'choose'>): number {
  const taken = once ? modesTaken(game, ownerOf(game, frame)) & ((1 << from.length) - 1) : 0;
  if (!able) return taken;
  return from.reduce((modes, id, i) => (holdsBack(game, frame, id) ? modes | (1 << i) : modes), taken);
}

function holdsBack(game: Game, frame: number, id: number): boolean {
  if (id === NONE) return false;
  const { code, fields } = nodeNumbered(game, partOf(game, frame, id));
  return OPS[code] === 'if' && !holds(game, frame, (fields as NodeOf<'if'>).cond);
}

/** Nothing lies on top of that pile; how many cards it has is known to all. */
function hasNoTop(game: Game, frame: number, { choice, from, of, own }: NodeOf<'take'>): boolean {
  const seat = seatFor(game, frame, of);
  if (from === 'own') return gatheredIn(game, seat, own).length === 0;
  if ((choice !== 'top' && choice !== 'bottom') || seat < 0) return false;
  return (from === 'discard' ? discardSize(game, seat) : deckSize(game, seat)) === 0;
}

/** Operations that are not named here always find something, or have an answer of their own for it. */
export const FUTILE = {
  move: (game, frame, { who }) => nobodyFree(game, frame, who),
  swap: cannotSwap,
  damage: (game, frame, { to }) => nobody(game, frame, to),
  recover: (game, frame, { who }) => nobody(game, frame, who),
  revive: (game, frame, { who }) => select(game, frame, who) === 0,
  setHealth: (game, frame, { who }) => nobody(game, frame, who),
  defeat: (game, frame, { who }) => nobody(game, frame, who),
  away: (game, frame, { who }) => nobodyFree(game, frame, who),
  hold: (game, frame, { who }) => nobodyFree(game, frame, who),
  take: hasNoTop,
  put: hasLeft,
  setValue: (game, frame, { of }) => noCard(game, frame, of),
  addValue: (game, frame, { of }) => noCard(game, frame, of),
  ignoreValue: (game, frame, { of }) => noCard(game, frame, of),
  fixValue: (game, frame, { of }) => noCard(game, frame, of),
  cancel: (game, frame) => noCard(game, frame, 'theirs'),
  prevent: (game, frame, { who }) => nobody(game, frame, who),
  redirect: (game, frame, { from, to }) => nobody(game, frame, from) || nobody(game, frame, to),
  become: (game, frame, node) => successors(game, frame, node) === 0,
  sideDeck: hasNoSideCard,
  moveToken: tokenIsGone,
  assign: (game, frame, { to }) => nobody(game, frame, to),
} as const satisfies { readonly [K in Op]?: (game: Game, frame: number, node: NodeOf<K>) => boolean };

type Futile = (game: Game, frame: number, node: NodeOf<Op>) => boolean;
/** A choice where no mode can be had, in front of which nobody is asked whether to make it. */
const hasNoMode: Futile = (game, frame, node) => {
  const choice = node as NodeOf<'choose'>;
  return choice.able && unavailable(game, frame, choice) === (1 << choice.from.length) - 1;
};

const ALL: { readonly [K in Op]?: Futile } = {
  ...(FUTILE as { readonly [K in Op]?: Futile }),
  choose: hasNoMode,
};
const FUTILE_BY_CODE: readonly Futile[] = OPS.map((op) => ALL[op] ?? (() => false));

/** Whether the operation with that number has nobody and nothing to act on. */
export function isFutile(game: Game, frame: number, id: number): boolean {
  if (id === NONE) return true;
  const { code, fields } = nodeNumbered(game, partOf(game, frame, id));
  return FUTILE_BY_CODE[code](game, frame, fields);
}

/**
 * Whether what is offered cannot be done as it is said, so that nobody is asked: it is futile, or more cards would
 * have to leave a hand than are in it. How many those are is known to all.
 */
export function isBeyond(game: Game, frame: number, id: number): boolean {
  if (isFutile(game, frame, id)) return true;
  const { code, fields } = nodeNumbered(game, partOf(game, frame, id));
  return OPS[code] === 'take' && handIsTooSmall(game, frame, fields as NodeOf<'take'>);
}

function handIsTooSmall(
  game: Game,
  frame: number,
  { from, of, choice, count, may }: NodeOf<'take'>,
): boolean {
  const seat = seatFor(game, frame, of);
  if (from !== 'hand' || may || seat < 0 || choice === 'all' || choice === 'any') return false;
  return handSize(game, seat) < (count === null ? 1 : evaluate(game, frame, count));
}
