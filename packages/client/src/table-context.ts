import type { HeroDef } from '@peerless/language';
import type { Library } from '@peerless/rules';
import type { Names } from '@peerless/text';
import { createContext, use } from 'react';
import { heroIn } from './in-library.ts';
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

/** A hero at the table, or of the collection. */
export const useHero = (slug: string): HeroDef => heroIn(useContent(), slug);
