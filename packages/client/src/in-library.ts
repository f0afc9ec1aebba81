import type { BoardDef, HeroDef, ItemDef } from '@peerless/language';
import type { Library } from '@peerless/rules';

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

/** The item of that slug, on whichever board of the library; a table has one board. */
export const itemIn = ({ boards }: Library, slug: string): ItemDef | undefined =>
  [...boards.values()].flatMap(({ items = [] }) => items).find((item) => item.slug === slug);
