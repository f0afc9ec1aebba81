import {
  type BoardDef,
  boardProblems,
  type HeroDef,
  heroProblems,
  type Problem,
  problemLine,
  quoted,
} from '@peerless/language';
import { PeerlessError, suggest } from '../error.ts';
import type { Content } from './content.ts';

/** All heroes and boards a program knows, by slug. Every game numbers its own heroes only. */
export interface Library {
  readonly heroes: ReadonlyMap<string, HeroDef>;
  readonly boards: ReadonlyMap<string, BoardDef>;
  /** @internal The tables that were set up with this library, by their checked setup. */
  readonly tables: Map<string, Content>;
}

/** What a library is made of. */
export interface LibraryContent {
  readonly heroes: readonly HeroDef[];
  readonly boards: readonly BoardDef[];
  /**
   * When the definitions are validated: all of them `now`, or, in a program whose own data are tested and that cannot
   * wait for all of them, each `later`, before a table first uses it.
   */
  readonly check?: 'now' | 'later';
}

/** Prepares heroes and boards for play; what is not valid is refused (see `validateHero`, `validateBoard`). */
export function createLibrary({ heroes, boards, check = 'now' }: LibraryContent): Library {
  const library = { heroes: bySlug('heroes', heroes), boards: bySlug('boards', boards), tables: new Map() };
  if (check === 'now') {
    for (const hero of heroes) refuseProblems('hero', hero, heroProblems(hero));
    for (const board of boards) refuseProblems('board', board, boardProblems(board));
  }
  return library;
}

/** One of two with the same slug would silently hide the other. */
function bySlug<D extends { readonly slug: string }>(noun: string, defs: readonly D[]): Map<string, D> {
  const known = new Map<string, D>();
  for (const def of defs) {
    if (typeof def?.slug !== 'string')
      throw new PeerlessError(`the ${noun} of a library each have a slug, but one has none`);
    if (known.has(def.slug))
      throw new PeerlessError(`two ${noun} have the slug ${quoted(def.slug)}; each needs its own`);
    known.set(def.slug, def);
  }
  return known;
}

/** The first problems tell enough to begin with. */
const TOLD = 3;

function refuseProblems(
  noun: string,
  { slug }: { readonly slug: string },
  problems: readonly Problem[],
): void {
  if (problems.length === 0) return;
  const told = problems.slice(0, TOLD).map(problemLine).join('; ');
  const more = problems.length > TOLD ? `; and ${problems.length - TOLD} more` : '';
  throw new PeerlessError(`the ${noun} ${quoted(slug)} is not valid: ${told}${more}`);
}

/** The hero with that slug, which is valid. */
export function heroIn(library: Library, slug: string): HeroDef {
  const hero = library.heroes.get(slug);
  if (hero === undefined)
    throw new PeerlessError(`unknown hero ${quoted(slug)}${suggest(slug, [...library.heroes.keys()])}`);
  refuseProblems('hero', hero, heroProblems(hero));
  return hero;
}

/** The board with that slug, which is valid. */
export function boardIn(library: Library, slug: string): BoardDef {
  const board = library.boards.get(slug);
  if (board === undefined)
    throw new PeerlessError(`unknown board ${quoted(slug)}${suggest(slug, [...library.boards.keys()])}`);
  refuseProblems('board', board, boardProblems(board));
  return board;
}
