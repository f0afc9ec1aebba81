import { coreBoards, boards as ourBoards } from '@peerless/boards';
import { heroes as ourHeroes } from '@peerless/heroes';
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

/** Heroes and boards that files brought. Plain data, sent to threads and browsers as it is. */
export interface Content {
  readonly heroes: readonly HeroDef[];
  readonly boards: readonly BoardDef[];
}

const NOTHING: Content = { heroes: [], boards: [] };

/** All heroes, our own first. */
export let heroes: readonly HeroDef[] = ourHeroes;
/** All boards, our own first. */
export let boards: readonly BoardDef[] = ourBoards;
/** The boards that can be played on. */
export let playableBoards: readonly BoardDef[] = boards.filter(isPlayable);

let brought: Content = NOTHING;
let made: Library | null = null;

/** One run of the command knows our own heroes and boards and what its files bring; without any, only our own. */
export function takeIn(content: Content = NOTHING): void {
  if (content === brought) return;
  brought = content;
  heroes = [...ourHeroes, ...content.heroes];
  boards = [...ourBoards, ...content.boards];
  playableBoards = boards.filter(isPlayable);
  made = null;
  other = null;
}

/** What files brought. */
export const broughtContent = (): Content => brought;

/** All heroes and boards; each is validated when a table first needs it, so that a broken one stops no other. */
export function library(): Library {
  made ??= createLibrary({ heroes, boards, check: 'later' });
  return made;
}

let other: { readonly hero: HeroDef; readonly library: Library } | null = null;

/** The same with another version of a hero. One game after the other asks for the same one. */
export function libraryWith(hero: HeroDef): Library {
  const isSame = other?.hero === hero || JSON.stringify(other?.hero) === JSON.stringify(hero);
  if (other === null || !isSame) {
    const instead = heroes.map((known) => (known.slug === hero.slug ? hero : known));
    other = { hero, library: createLibrary({ heroes: instead, boards, check: 'later' }) };
  }
  return other.library;
}

export { coreBoards };

export const heroBySlug = (slug: string): HeroDef | undefined => heroes.find((hero) => hero.slug === slug);

export const boardBySlug = (slug: string): BoardDef | undefined =>
  boards.find((board) => board.slug === slug);

/** The hero with that slug, or with that name in any language. */
export const heroNamed = (name: string): HeroDef => validHero(named('unknownHero', name, heroes));

/** Heroes without a problem; data do not change while the command runs. */
const sound = new WeakSet<HeroDef>();

/** Someone may be writing a hero just now: what is not valid is refused before it plays. */
export function validHero(hero: HeroDef): HeroDef {
  const [problem] = sound.has(hero) ? [] : validateHero(hero);
  if (problem !== undefined)
    throw new PeerlessError(`the hero ${hero.slug} is not valid: ${problemLine(problem)}`);
  sound.add(hero);
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
