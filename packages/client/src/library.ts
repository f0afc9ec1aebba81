import { coreBoards, boards as ourBoards } from '@peerless/boards';
import { heroes as ourHeroes } from '@peerless/heroes';
import type { BoardDef, HeroDef } from '@peerless/language';
import { createLibrary, type Library } from '@peerless/rules';
import { addedContent } from './content.ts';
import { boardIn, heroIn } from './in-library.ts';

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

/** A hero of the collection. */
export const heroOf = (slug: string): HeroDef => heroIn(library(), slug);

/** A board of the collection. */
export const boardOf = (slug: string): BoardDef => boardIn(library(), slug);
