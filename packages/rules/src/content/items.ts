import type { BoardDef, Effect, ItemDef } from '@peerless/language';
import { NONE } from '../state/limits.ts';
import { Compiler, type EffectFile, type Names } from './compile.ts';

/** An item of the board ready to be used. */
export interface Item {
  readonly def: ItemDef;
  /** The first node of what it does. */
  readonly node: number;
  /** What it adds to the value of a card for sure. */
  readonly adds: number;
}

/** The items of a board with their effects. */
export interface CompiledItems extends EffectFile {
  readonly items: readonly Item[];
}

const nothing = (): number => NONE;
/** An item is nobody's, so it names nothing that heroes declare. */
const NO_NAMES: Names = {
  counter: nothing,
  part: nothing,
  form: nothing,
  token: nothing,
  symbol: nothing,
  symbolBit: () => 0,
  pile: nothing,
  side: nothing,
  kind: nothing,
  named: nothing,
  user: nothing,
  tag: nothing,
};

/** What a plain sum adds to the own card. */
function added(effect: Effect): number {
  if (effect.op === 'seq') return effect.do.reduce((sum, part) => sum + added(part), 0);
  return effect.op === 'addValue' && effect.of === 'mine' && typeof effect.by === 'number' ? effect.by : 0;
}

/** Boards do not change, so the items of each are compiled once. */
const compiled = new WeakMap<BoardDef, CompiledItems>();

export function compileItems(board: BoardDef): CompiledItems {
  const known = compiled.get(board) ?? compile(board);
  compiled.set(board, known);
  return known;
}

function compile(board: BoardDef): CompiledItems {
  const compiler = new Compiler({ board: board.slug }, NO_NAMES);
  const items = (board.items ?? []).map((def) => ({
    def,
    node: compiler.root(def.do, { item: def.slug, box: 'item' }),
    adds: added(def.do),
  }));
  return { items, nodes: compiler.nodes, modifiers: compiler.modifiers };
}
