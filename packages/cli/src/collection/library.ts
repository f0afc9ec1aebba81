import { boards, coreBoards } from '@peerless/boards';
import { heroes } from '@peerless/heroes';
import { type BoardDef, type HeroDef, isPlayable, problemLine, validateHero } from '@peerless/language';
import { createLibrary, type Library, PeerlessError, suggest } from '@peerless/rules';

let made: Library | null = null;

/** All heroes and boards, compiled when first needed. */
export function library(): Library {
  made ??= createLibrary({ heroes, boards });
  return made;
}

export { boards, coreBoards, heroes };

/** The boards that can be played on, in the order of their slugs. */
export const playableBoards: readonly BoardDef[] = boards.filter(isPlayable);

/** The hero with that slug or printed name. */
export const heroNamed = (name: string): HeroDef => validHero(named('hero', name, heroes));

/** Someone may be writing a hero just now: what is not valid is refused before it plays. */
export function validHero(hero: HeroDef): HeroDef {
  const [problem] = validateHero(hero);
  if (problem !== undefined)
    throw new PeerlessError(`the hero ${hero.slug} is not valid: ${problemLine(problem)}`);
  if (heroes.filter(({ slug }) => slug === hero.slug).length > 1)
    throw new PeerlessError(`two heroes have the slug "${hero.slug}"; each needs its own`);
  return hero;
}

/** The board with that slug or printed name; `proposed` are those to name where it is not known. */
export function boardNamed(name: string, proposed: readonly BoardDef[] = boards): BoardDef {
  return named('board', name, boards, proposed);
}

function named<T extends { readonly slug: string; readonly name: string }>(
  noun: string,
  name: string,
  known: readonly T[],
  proposed: readonly T[] = known,
): T {
  const wanted = plain(name);
  const found = known.find((item) => item.slug === wanted || plain(item.name) === wanted);
  if (found !== undefined) return found;
  const slugs = proposed.map((item) => item.slug);
  throw new PeerlessError(`unknown ${noun} "${name.trim()}"${suggest(wanted, slugs)}`);
}

/** `King Arthur` → `king-arthur` */
const plain = (name: string): string =>
  name.trim().toLowerCase().replace(/&/g, 'and').replace(/['’.]/g, '').replace(/\s+/g, '-');
