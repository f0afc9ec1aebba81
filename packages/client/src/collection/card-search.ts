import { CARD_TYPES, type CardDef, type HeroDef, type Language } from '@peerless/language';
import { printedCard } from '../cards/printed-card.ts';
import { heroes } from '../library.ts';
import { holds, wordsIn } from '../rules/search.ts';

const USERS = ['any', 'hero', 'sidekick'] as const;
const TIMINGS = [
  'immediately',
  'during',
  'after',
  'boosted',
  'discarded',
  'called',
  'static',
  'bonusAttack',
] as const;

/** What cards are sorted out by; an empty word leaves all of them. */
export interface CardFilter {
  readonly type: string;
  readonly user: string;
  readonly hero: string;
  readonly timing: string;
}

export const NO_FILTER: CardFilter = { type: '', user: '', hero: '', timing: '' };

export type CardField = keyof CardFilter;

/** One card of one deck, with what it is found by. */
export interface CardEntry extends Readonly<Record<Exclude<CardField, 'timing'>, string>> {
  readonly card: string;
  readonly timing: readonly string[];
  /** Title and text, made when somebody looks for words. */
  readonly text: () => string;
}

/** whose banner a card has; a form is the hero. */
const userOf = ({ user }: CardDef, { sidekicks }: HeroDef): (typeof USERS)[number] =>
  user === 'any' ? 'any' : sidekicks.some(({ slug }) => slug === user) ? 'sidekick' : 'hero';

/** All cards of all decks, in the language in which they are looked for. */
export function cardEntries(lang: Language): CardEntry[] {
  return heroes.flatMap((hero) =>
    hero.cards.map((card) => ({
      card: card.slug,
      type: card.type,
      user: userOf(card, hero),
      hero: hero.slug,
      timing: TIMINGS.filter((timing) => card[timing] !== undefined),
      text: () => {
        const { heading, effect } = printedCard(hero, card.slug, lang);
        return `${heading} ${effect}`;
      },
    })),
  );
}

const fits = (entry: CardEntry, field: CardField, value: string): boolean =>
  value === '' || (field === 'timing' ? entry.timing.includes(value) : entry[field] === value);

const FIELDS: readonly CardField[] = ['type', 'user', 'hero', 'timing'];

/** The cards in whose title or text all these words stand. */
export function cardsWith(entries: readonly CardEntry[], query: string): readonly CardEntry[] {
  const words = wordsIn(query);
  return words.length === 0 ? entries : entries.filter((entry) => holds(entry.text(), words));
}

/** The cards that pass a filter, in the order of the decks. */
export const cardsFound = (
  entries: readonly CardEntry[],
  filter: CardFilter,
  without?: CardField,
): readonly CardEntry[] =>
  entries.filter((entry) => FIELDS.every((field) => field === without || fits(entry, field, filter[field])));

const VALUES: { readonly [F in CardField]: readonly string[] } = {
  type: CARD_TYPES,
  user: USERS,
  hero: heroes.map(({ slug }) => slug),
  timing: TIMINGS,
};

/** How many cards each choice of a field would show, the other choices left as they are. */
export function countsOf(
  entries: readonly CardEntry[],
  filter: CardFilter,
  field: CardField,
): { readonly all: number; readonly values: readonly { readonly value: string; readonly count: number }[] } {
  const rest = cardsFound(entries, filter, field);
  return {
    all: rest.length,
    values: VALUES[field].map((value) => ({
      value,
      count: rest.filter((entry) => fits(entry, field, value)).length,
    })),
  };
}
