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
export function wishesFor(hero: HeroDef): Wish[] {
  const items: Item[] = [
    hero,
    ...hero.sidekicks,
    ...(hero.forms ?? []),
    ...(hero.counters ?? []),
    ...(hero.tokens ?? []),
  ];
  const several: Item[] = [...hero.sidekicks, ...(hero.tokens ?? [])].filter(({ count }) => count > 1);
  const bonus = hero.cards.flatMap(({ bonusAttack }): BonusAttackDef[] => (bonusAttack ? [bonusAttack] : []));
  const drawn = [{ slug: hero.slug, emblem: hero.look?.emblem }, ...hero.sidekicks, ...hero.cards];
  return [
    ...OTHERS.flatMap((lang) => [
      wish(
        'name',
        items.filter(({ names }) => names?.[lang] === undefined),
        lang,
      ),
      wish(
        'name',
        bonus.filter(({ names }) => names?.[lang] === undefined),
        lang,
      ),
      wish(
        'grammar',
        items.filter(({ names }) => typeof names?.[lang] === 'string'),
        lang,
      ),
      wish(
        'plural',
        several.filter(({ names }) => isWithout(names?.[lang], 'plural')),
        lang,
      ),
      wish(
        'title',
        hero.cards.filter(({ titles }) => titles?.[lang] === undefined),
        lang,
      ),
    ]),
    wish(
      'cases',
      // What is not written in Cyrillic never changes.
      items.filter(
        ({ names }) =>
          isWithout(names?.uk, 'cases') && /\p{Script=Cyrillic}/u.test(nameIn(names, 'uk') ?? ''),
      ),
      'uk',
    ),
    wish(
      'grammar',
      [hero, ...hero.sidekicks].filter(({ names }) => names?.en === undefined),
      'en',
    ),
    wish(
      'emblem',
      drawn.filter(({ emblem }) => emblem === undefined),
    ),
    wish('colours', hero.look?.colours === undefined ? [hero] : []),
  ].filter(({ of }) => of.length > 0);
}

/** Whether a name has grammar, but not that of several or of the cases; a quality has those of its ending. */
const isWithout = (name: Names['uk'] | Names['pt'], key: 'plural' | 'cases'): boolean =>
  typeof name === 'object' && !('adjective' in name) && !(key in name);

const wish = (is: Wish['is'], of: readonly { readonly slug: string }[], ...languages: string[]): Wish => ({
  is,
  of: of.map(({ slug }) => slug),
  languages,
});
