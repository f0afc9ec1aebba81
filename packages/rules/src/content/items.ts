import type { BoardDef, Effect, ItemDef } from '@peerless/language';
import { NONE } from '../state/limits.ts';
import { type CModifier, Compiler, type Names, type Node } from './compile.ts';

/** An item of the board ready to be used. */
export interface Item {
  readonly def: ItemDef;
  /** The first node of what it does. */
  readonly node: number;
  /** What it adds to the value of a card for sure. */
  readonly adds: number;
}

/** The items of a board as they stand in a game: their nodes and modifiers follow those of the heroes. */
export interface CompiledItems {
  readonly items: readonly Item[];
  readonly nodes: readonly Node[];
  readonly modifiers: readonly CModifier[];
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

/** The items of a board with their first node and their first modifier numbered like this. */
export function compileItems(board: BoardDef, firstNode: number, firstModifier: number): CompiledItems {
  const compiler = new Compiler({ board: board.slug }, NO_NAMES, firstNode, firstModifier);
  const items = (board.items ?? []).map((def) => ({
    def,
    node: compiler.root(def.do, { item: def.slug, box: 'item' }),
    adds: added(def.do),
  }));
  return { items, nodes: compiler.nodes, modifiers: compiler.modifiers };
}
