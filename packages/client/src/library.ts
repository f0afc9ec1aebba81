import { coreBoards, boards as ourBoards } from '@peerless/boards';
import { heroes as ourHeroes } from '@peerless/heroes';
import type { BoardDef, HeroDef } from '@peerless/language';
import { createLibrary, type Library } from '@peerless/rules';
import { addedContent } from './content.ts';

/** All heroes, our own first. */
export const heroes: readonly HeroDef[] = [...ourHeroes, ...addedContent().heroes];
/** All boards, our own first. */
export const boards: readonly BoardDef[] = [...ourBoards, ...addedContent().boards];

let made: Library | null = null;

/** All heroes and boards. They are tested with this program, so that no page waits until all of them are validated. */
export function library(): Library {
  made ??= createLibrary({ heroes, boards, check: 'later' });
  return made;
}

export { coreBoards };

/** The hero of that slug, if this table has it. */
export const knownHero = (slug: string): HeroDef | undefined => heroes.find((hero) => hero.slug === slug);

/** The hero of that slug; views and records name only heroes that exist. */
export function heroOf(slug: string): HeroDef {
  const hero = knownHero(slug);
  if (hero === undefined) throw new Error(`no hero "${slug}"`);
  return hero;
}

/** The board of that slug. */
export function boardOf(slug: string): BoardDef {
  const board = boards.find((other) => other.slug === slug);
  if (board === undefined) throw new Error(`no board "${slug}"`);
  return board;
}
