import type { HeroDef } from '@peerless/language';
import type { Library } from '@peerless/rules';
import type { Names } from '@peerless/text';
import { createContext, use } from 'react';
import { type SeatColour, seatColour } from './art/palette.ts';
import { heroIn } from './in-library.ts';
import { library } from './library.ts';

/** What everything at a table is, and what it is called. */
export interface AtTable {
  /** The heroes and the board that it is played with. */
  readonly library: Library;
  readonly names: Names;
  /** The place of each seat when the table was set, which its colour and mark are of; without it, the seat itself. */
  readonly places?: readonly number[];
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

/** The colour and mark that a seat has had since the table was set, whoever begins. */
export function useSeatColour(): (seat: number) => SeatColour {
  const places = use(TableContext)?.places;
  return (seat) => seatColour(places?.[seat] ?? seat);
}

/** A hero at the table, or of the collection. */
export const useHero = (slug: string): HeroDef => heroIn(useContent(), slug);
