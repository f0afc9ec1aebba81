import type { BoardDef, HeroDef } from '@peerless/language';
import type { Library } from '@peerless/rules';
import type { Names } from '@peerless/text';
import { createContext, use } from 'react';
import { library } from './library.ts';

/** What everything at a table is, and what it is called. */
export interface AtTable {
  /** The heroes and the board that it is played with. */
  readonly library: Library;
  readonly names: Names;
}

/** Given by whoever draws a table. */
export const TableContext = createContext<AtTable | null>(null);

/** The table around a component. */
export function useTable(): AtTable {
  const table = use(TableContext);
  if (table === null) throw new Error('this is drawn at a table only');
  return table;
}

/** What cards and heroes are drawn from: what the table is played with, elsewhere the whole collection. */
export const useContent = (): Library => use(TableContext)?.library ?? library();

/** The hero of that slug; views and records name only heroes that exist. */
export function heroIn({ heroes }: Library, slug: string): HeroDef {
  const hero = heroes.get(slug);
  if (hero === undefined) throw new Error(`no hero "${slug}"`);
  return hero;
}

/** The board of that slug. */
export function boardIn({ boards }: Library, slug: string): BoardDef {
  const board = boards.get(slug);
  if (board === undefined) throw new Error(`no board "${slug}"`);
  return board;
}
