import { boards, coreBoards } from '@peerless/boards';
import { heroes } from '@peerless/heroes';
import { type BoardDef, type HeroDef, isPlayable, problemLine, validateHero } from '@peerless/language';
import { createLibrary, type Library, PeerlessError } from '@peerless/rules';
import { folded } from '../folded.ts';
import { InputError, withNames } from '../input-error.ts';

let made: Library | null = null;

/** All heroes and boards, compiled when first needed. */
export function library(): Library {
  made ??= createLibrary({ heroes, boards });
  return made;
}

export { boards, coreBoards, heroes };

/** The boards that can be played on, in the order of their slugs. */
export const playableBoards: readonly BoardDef[] = boards.filter(isPlayable);

/** The hero with that slug, or with that name in any language. */
export const heroNamed = (name: string): HeroDef => validHero(named('unknownHero', name, heroes));

/** Someone may be writing a hero just now: what is not valid is refused before it plays. */
export function validHero(hero: HeroDef): HeroDef {
  const [problem] = validateHero(hero);
  if (problem !== undefined)
    throw new PeerlessError(`the hero ${hero.slug} is not valid: ${problemLine(problem)}`);
  if (heroes.filter(({ slug }) => slug === hero.slug).length > 1)
    throw new PeerlessError(`two heroes have the slug "${hero.slug}"; each needs its own`);
  return hero;
}

/** The board with that slug or name; `proposed` are those to name where it is not known. */
export function boardNamed(name: string, proposed: readonly BoardDef[] = boards): BoardDef {
  return named('unknownBoard', name, boards, proposed);
}

interface Named {
  readonly slug: string;
  readonly name: string;
  readonly names?: Readonly<Record<string, string | undefined>>;
}

function named<T extends Named>(
  unknown: 'unknownHero' | 'unknownBoard',
  name: string,
  known: readonly T[],
  proposed: readonly T[] = known,
): T {
  const wanted = plain(name);
  const found = known.find((item) => namesOf(item).includes(wanted));
  if (found !== undefined) return found;
  const slugs = proposed.map((item) => item.slug);
  throw new InputError((say) => withNames(say(unknown, { name: name.trim() }), wanted, slugs, say));
}

const namesOf = ({ slug, name, names }: Named): string[] => [
  slug,
  ...[name, ...Object.values(names ?? {})].flatMap((text) => (text === undefined ? [] : [plain(text)])),
];

/** `King Arthur` → `king-arthur` */
const plain = (name: string): string =>
  folded(name).replace(/&/g, 'and').replace(/\./g, '').replace(/ /g, '-');
