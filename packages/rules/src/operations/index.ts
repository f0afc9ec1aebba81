import type { Op } from '@peerless/language';
import { type NodeOf, OPS } from '../content/compile.ts';
import type { Game } from '../state/game.ts';
import { call, draw, look, playCard, put, search } from './cards.ts';
import {
  addValue,
  become,
  bonusAttack,
  boost,
  cancel,
  fixValue,
  ignoreValue,
  prevent,
  redirect,
  setValue,
  swapValues,
} from './combat.ts';
import { choose, ifOperation, may, pay, repeat, symbol } from './control.ts';
import { assign, form, gain, layToken, lose, moveToken } from './declared.ts';
import {
  away,
  damageOperation,
  defeat,
  holdOperation,
  move,
  place,
  recover,
  revive,
  setHealth,
  summon,
  swap,
} from './fighters.ts';
import { done, type Operation } from './operation.ts';
import { pick } from './pick.ts';
import { playScheme } from './play-scheme.ts';
import { sideDeck } from './side-deck.ts';
import { take } from './take.ts';
import { endTurn, freeAttack, gainAction, thisTurn } from './turn.ts';

/** Every operation of the language; a missing one is a compile error. */
export const OPERATIONS: { readonly [K in Op]: Operation<K> } = {
  // A sequence disappears when effects are compiled: its parts follow each other.
  seq: { run: done },
  if: ifOperation,
  may,
  pay,
  choose,
  repeat,
  pick,
  move,
  place,
  swap,
  damage: damageOperation,
  recover,
  setHealth,
  defeat,
  summon,
  revive,
  away,
  hold: holdOperation,
  draw,
  take,
  call,
  put,
  look,
  search,
  playCard,
  playScheme,
  boost,
  setValue,
  addValue,
  ignoreValue,
  swapValues,
  fixValue,
  cancel,
  prevent,
  redirect,
  become,
  bonusAttack,
  gainAction,
  freeAttack,
  endTurn,
  thisTurn,
  gain,
  lose,
  form,
  symbol,
  sideDeck,
  moveToken,
  layToken,
  assign,
};

interface AnyOperation {
  run(game: Game, frame: number, node: NodeOf<Op>): void;
  list(game: Game, frame: number, node: NodeOf<Op>): void;
  describe(game: Game, frame: number, node: NodeOf<Op>, option: number): object;
}

/** In the order of the node codes; all of one shape, which makes them faster to call. */
export const OPERATIONS_BY_CODE: readonly AnyOperation[] = OPS.map((op) => {
  const {
    run,
    list = () => {},
    describe = () => ({}),
  } = OPERATIONS[op] as Partial<AnyOperation> & Pick<AnyOperation, 'run'>;
  return { run, list, describe };
});
