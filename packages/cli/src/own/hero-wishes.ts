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
  together(
    [
      ...OTHERS.flatMap((lang) => wishesIn(hero, lang)),
      ...caseWishes(hero),
      ...englishWishes(hero),
      ...lookWishes(hero),
    ].filter(({ of }) => of.length > 0),
  );

/** What is missing in the same way in several languages is said once. */
function together(wishes: readonly Wish[]): Wish[] {
  const said = new Map<string, Wish>();
  for (const wish of wishes) {
    const key = `${wish.is} ${wish.of.join(' ')}`;
    const { languages = [] } = said.get(key) ?? {};
    said.set(key, { ...wish, languages: [...languages, ...wish.languages] });
  }
  return [...said.values()];
}

const itemsOf = ({ forms = [], counters = [], tokens = [], ...hero }: HeroDef): Item[] => [
  hero,
  ...hero.sidekicks,
  ...forms,
  ...counters,
  ...counters.flatMap(({ row }) => row?.parts ?? []),
  ...tokens,
  ...sideItems(hero),
];

/** The side deck, what its cards are, and the marks on them. */
const sideItems = (hero: Pick<HeroDef, 'sideDeck'>): Item[] =>
  hero.sideDeck === undefined ? [] : [{ slug: 'sideDeck', ...hero.sideDeck }, ...sideNouns(hero)];

const sideNouns = ({ sideDeck }: Pick<HeroDef, 'sideDeck'>): Counted[] =>
  sideDeck === undefined
    ? []
    : [
        { slug: 'sideDeck.card', ...sideDeck.card },
        ...(sideDeck.mark === undefined ? [] : [{ slug: 'sideDeck.mark', ...sideDeck.mark }]),
      ];

interface Counted extends Item {
  readonly plural?: string;
}

/** Of what there may be several. */
const counted = ({ sidekicks, tokens = [], counters = [], sideDeck, mark }: HeroDef): Counted[] => [
  ...(mark === undefined ? [] : [{ slug: 'mark', ...mark }]),
  ...[...sidekicks, ...tokens].filter(({ count }) => count > 1),
  ...counters.filter(({ max }) => max > 1),
  ...sideNouns({ sideDeck }),
];

/** What is missing in one language beside English. */
function wishesIn(hero: HeroDef, lang: (typeof OTHERS)[number]): Wish[] {
  const items = itemsOf(hero);
  const bonus = hero.cards.flatMap(({ bonusAttack }): BonusAttackDef[] => (bonusAttack ? [bonusAttack] : []));
  return [
    wish('name', items, ({ names }) => names?.[lang] === undefined, lang),
    wish('name', bonus, ({ names }) => names?.[lang] === undefined, lang),
    wish('grammar', items, ({ names }) => typeof names?.[lang] === 'string', lang),
    wish('plural', counted(hero), ({ names }) => isWithout(names?.[lang], 'plural'), lang),
    wish(
      'title',
      [...hero.cards, ...(hero.sideDeck?.cards ?? [])],
      ({ titles }) => titles?.[lang] === undefined,
      lang,
    ),
  ];
}

/** What is not written in Cyrillic never changes. */
const isCyrillic = (names: Names | undefined): boolean =>
  /\p{Script=Cyrillic}/u.test(nameIn(names, 'uk') ?? '');

const caseWishes = (hero: HeroDef): Wish[] => [
  wish('cases', itemsOf(hero), ({ names }) => isWithout(names?.uk, 'cases') && isCyrillic(names), 'uk'),
];

const englishWishes = (hero: HeroDef): Wish[] => [
  wish('plural', counted(hero), ({ plural }) => plural === undefined, 'en'),
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
