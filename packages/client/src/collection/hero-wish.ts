import { DIFFICULTIES, type Difficulty, type HeroDef, type Language, STYLES } from '@peerless/language';
import { setName } from '@peerless/text';
import { byName, nameOf } from '../names.ts';
import { holds, wordsIn } from '../rules/search.ts';

/** Ways to fight and to play; the first two are those of the figure itself. */
export const WAYS = ['melee', 'ranged', ...STYLES] as const;
export type Way = (typeof WAYS)[number];

export const ORDERS = ['name', 'set', 'difficulty'] as const;
export type Order = (typeof ORDERS)[number];

/** What somebody looks for among the heroes; null and an empty text leave all of them. */
export interface HeroWish {
  readonly query: string;
  readonly difficulty: Difficulty | null;
  readonly way: Way | null;
  /** Only those with a star. */
  readonly favourites: boolean;
  readonly order: Order;
}

export const ANY_HERO: HeroWish = {
  query: '',
  difficulty: null,
  way: null,
  favourites: false,
  order: 'name',
};

/** Whether a wish leaves anybody out. */
export const isNarrow = ({ query, difficulty, way, favourites }: HeroWish): boolean =>
  wordsIn(query).length > 0 || difficulty !== null || way !== null || favourites;

/** How a hero fights and plays; one without a profile says only how it fights. */
export const waysOf = ({ hero, profile }: HeroDef): readonly Way[] => [
  hero.attack,
  ...(profile?.styles ?? []),
];

const fits = (hero: HeroDef, wish: HeroWish, favourites: readonly string[], lang: Language): boolean =>
  (wish.difficulty === null || hero.profile?.difficulty === wish.difficulty) &&
  (wish.way === null || waysOf(hero).includes(wish.way)) &&
  (!wish.favourites || favourites.includes(hero.slug)) &&
  holds(`${nameOf(hero, lang)} ${setName(hero.set, lang)}`, wordsIn(wish.query));

/** The heroes of a wish in its order; those who do not say how difficult they are come last in that one. */
export function heroesFor(
  heroes: readonly HeroDef[],
  wish: HeroWish,
  favourites: readonly string[],
  lang: Language,
): readonly HeroDef[] {
  const hardest = DIFFICULTIES.length + 1;
  const first: { readonly [O in Order]: (a: HeroDef, b: HeroDef) => number } = {
    name: () => 0,
    set: (a, b) => setName(a.set, lang).localeCompare(setName(b.set, lang), lang),
    difficulty: (a, b) => (a.profile?.difficulty ?? hardest) - (b.profile?.difficulty ?? hardest),
  };
  return heroes
    .filter((hero) => fits(hero, wish, favourites, lang))
    .toSorted((a, b) => first[wish.order](a, b) || byName(lang)(a, b));
}
