import { type BonusAttackDef, type HeroDef, type Names, nameIn } from '@peerless/language';

/** What a valid hero still lacks for the people who play it; games go on without. */
export interface Wish {
  readonly is: keyof typeof WISHES;
  /** Whose: the slug of the hero, a fighter, a card and so on. */
  readonly of: readonly string[];
  readonly languages: readonly string[];
}

/** The words for each kind of wish. */
export const WISHES = {
  name: 'wishName',
  grammar: 'wishGrammar',
  cases: 'wishCases',
  plural: 'wishPlural',
  title: 'wishTitle',
  emblem: 'wishEmblem',
  colours: 'wishColours',
} as const;

const OTHERS = ['pt', 'fr', 'uk'] as const;

interface Item {
  readonly slug: string;
  readonly names?: Names;
}

/** Names, grammar, titles, emblems and colours that are missing. */
export const wishesFor = (hero: HeroDef): Wish[] =>
  [...OTHERS.flatMap((lang) => wishesIn(hero, lang)), ...caseWishes(hero), ...lookWishes(hero)].filter(
    ({ of }) => of.length > 0,
  );

const itemsOf = ({ forms = [], counters = [], tokens = [], ...hero }: HeroDef): Item[] => [
  hero,
  ...hero.sidekicks,
  ...forms,
  ...counters,
  ...tokens,
];

/** What is missing in one language beside English. */
function wishesIn(hero: HeroDef, lang: (typeof OTHERS)[number]): Wish[] {
  const items = itemsOf(hero);
  const several: Item[] = [...hero.sidekicks, ...(hero.tokens ?? [])].filter(({ count }) => count > 1);
  const bonus = hero.cards.flatMap(({ bonusAttack }): BonusAttackDef[] => (bonusAttack ? [bonusAttack] : []));
  return [
    wish('name', items, ({ names }) => names?.[lang] === undefined, lang),
    wish('name', bonus, ({ names }) => names?.[lang] === undefined, lang),
    wish('grammar', items, ({ names }) => typeof names?.[lang] === 'string', lang),
    wish('plural', several, ({ names }) => isWithout(names?.[lang], 'plural'), lang),
    wish('title', hero.cards, ({ titles }) => titles?.[lang] === undefined, lang),
  ];
}

/** What is not written in Cyrillic never changes. */
const isCyrillic = (names: Names | undefined): boolean =>
  /\p{Script=Cyrillic}/u.test(nameIn(names, 'uk') ?? '');

const caseWishes = (hero: HeroDef): Wish[] => [
  wish('cases', itemsOf(hero), ({ names }) => isWithout(names?.uk, 'cases') && isCyrillic(names), 'uk'),
  wish('grammar', [hero, ...hero.sidekicks], ({ names }) => names?.en === undefined, 'en'),
];

function lookWishes(hero: HeroDef): Wish[] {
  const drawn = [{ slug: hero.slug, emblem: hero.look?.emblem }, ...hero.sidekicks, ...hero.cards];
  return [
    wish('emblem', drawn, ({ emblem }) => emblem === undefined),
    wish('colours', [hero], ({ look }) => look?.colours === undefined),
  ];
}

/** Whether a name has grammar, but not that of several or of the cases; a quality has those of its ending. */
const isWithout = (name: Names['uk'] | Names['pt'], key: 'plural' | 'cases'): boolean =>
  typeof name === 'object' && !('adjective' in name) && !(key in name);

const wish = <T extends { readonly slug: string }>(
  is: Wish['is'],
  items: readonly T[],
  isMissing: (item: T) => boolean,
  ...languages: string[]
): Wish => ({ is, of: items.filter(isMissing).map(({ slug }) => slug), languages });
