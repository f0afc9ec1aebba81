import { boards, coreBoards } from '@peerless/boards';
import { heroes } from '@peerless/heroes';
import {
  type BoardDef,
  foreign,
  type HeroDef,
  isPlayable,
  nameIn,
  nearest,
  problemLine,
  validateHero,
} from '@peerless/language';
import { createLibrary, type Library, PeerlessError } from '@peerless/rules';
import { localName } from '@peerless/text';
import { folded } from '../folded.ts';
import { InputError } from '../input-error.ts';
import { capital } from '../sentence.ts';

let made: Library | null = null;

/** All heroes and boards; each is validated when a table first needs it, so that a broken one stops no other. */
export function library(): Library {
  made ??= createLibrary({ heroes, boards, check: 'later' });
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

type Called = Partial<Pick<HeroDef, 'name' | 'names'>>;

interface Named extends Called {
  readonly slug: string;
  readonly name: string;
  readonly hero?: Called;
  readonly forms?: readonly Called[];
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
  const partly = known.filter((item) => namesOf(item).some((text) => hasPart(text, wanted)));
  const [only] = partly;
  if (only !== undefined && partly.length === 1) return only;
  throw new InputError((say) => {
    const shown = (item: T): string => (say.lang === 'en' ? item.slug : capital(localName(item, say.lang)));
    const text = say(unknown, { name: foreign(name.trim()) });
    if (partly.length > 1) return say('nearSeveral', { text, names: partly.map(shown).join(', ') });
    const near = nearest(wanted, proposed.flatMap(namesOf));
    const meant = proposed.find((item) => near !== undefined && namesOf(item).includes(near));
    return meant === undefined
      ? say('known', { text, names: proposed.map(shown).join(' · ') })
      : say('near', { text, name: shown(meant) });
  });
}

/** A hero is also known by the names of its figure (Chapeuzinho) and of its forms (Mr. Hyde). */
const namesOf = (item: Named): string[] => [
  item.slug,
  ...[item, ...(item.hero === undefined ? [] : [item.hero]), ...(item.forms ?? [])].flatMap(
    ({ name, names }) =>
      [name, nameIn(names, 'pt'), nameIn(names, 'fr'), nameIn(names, 'uk')].flatMap((text) =>
        text === undefined ? [] : [plain(text)],
      ),
  ),
];

/** Whole words of a name: `arthur`, `little-red`. */
const hasPart = (name: string, part: string): boolean => part.length > 2 && `-${name}-`.includes(`-${part}-`);

/** `King Arthur` → `king-arthur` */
const plain = (name: string): string =>
  folded(name).replace(/&/g, 'and').replace(/\./g, '').replace(/ /g, '-');
