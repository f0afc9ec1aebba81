import { readdirSync, readFileSync } from 'node:fs';
import {
  type CardDef,
  type FighterDef,
  fightersOf,
  type HeroDef,
  heroFighter,
  problemLine,
  validateHero,
} from '@peerless/language';
import { describe, expect, test } from 'vitest';
import { heroBySlug, heroes } from '../src/index.ts';

interface CardFacts {
  readonly slug: string;
  readonly title: string;
  readonly type: string;
  readonly value: number | null;
  readonly boost: number | null;
  readonly user: string;
  readonly quantity: number;
  readonly symbols: { readonly bannerPerCopy: readonly string[] } | null;
  readonly immediately: string | null;
  readonly during: string | null;
  readonly after: string | null;
  readonly scheme: string | null;
  readonly boosted?: string | null;
  readonly discarded?: string | null;
  readonly called?: string | null;
  readonly marks?: number;
  readonly static: string | null;
  readonly bonusAttack: BonusAttackFacts | null;
  readonly tags: readonly string[];
}

interface BonusAttackFacts {
  readonly name: string;
  readonly value: number;
  readonly effects: Readonly<Record<string, string>> | null;
}

interface SidekickFacts {
  readonly name: string;
  readonly plural?: string;
  readonly count: number;
  readonly health: number;
  readonly attack: string;
  readonly startsOnBoard?: boolean;
}

interface SideCardFacts {
  readonly name: string;
  readonly quantity: number;
  readonly feathers?: number;
  readonly effect: string | null;
}

interface HeroFacts {
  readonly slug: string;
  readonly name: string;
  readonly set: string;
  readonly oneSource?: true;
  readonly hero: {
    readonly name: string;
    readonly count?: number;
    readonly health: number;
    readonly move: number;
    readonly attack: string;
  };
  readonly sidekicks: readonly SidekickFacts[];
  readonly deckTotal: number;
  readonly sideDeck?: readonly SideCardFacts[];
  readonly cards: readonly CardFacts[];
}

const folder = new URL('./facts/', import.meta.url);
const facts: readonly HeroFacts[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .sort()
  .map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')));

function heroOf(slug: string): HeroDef {
  const hero = heroBySlug(slug);
  if (hero === undefined) throw new Error(`no hero ${slug}`);
  return hero;
}

/** The name that the facts use for the user of a card. */
function userName(hero: HeroDef, user: string): string | undefined {
  if (user === 'any') return 'any';
  return [...fightersOf(hero), ...(hero.forms ?? [])].find(({ slug }) => slug === user)?.name;
}

function sidekickFacts(sidekick: FighterDef): SidekickFacts {
  return {
    name: sidekick.name,
    count: sidekick.count,
    health: sidekick.health,
    attack: sidekick.attack,
    ...(sidekick.plural === undefined ? {} : { plural: sidekick.plural }),
    ...(sidekick.starts === 'reserve' ? { startsOnBoard: false } : {}),
  };
}

function symbolOfEachCopy(card: CardDef): readonly string[] | null {
  if (card.symbols === undefined) return null;
  const [only, ...more] = card.symbols;
  return only !== undefined && more.length === 0
    ? Array.from({ length: card.quantity }, () => only)
    : card.symbols;
}

/** The timings at which a card, or a bonus attack, does something. */
function timings(card: object, names: readonly string[]): readonly string[] {
  return names.filter((name) => Reflect.get(card, name) !== undefined && Reflect.get(card, name) !== null);
}
const CARD_TIMINGS = ['immediately', 'during', 'after', 'scheme', 'boosted', 'discarded', 'called', 'static'];

const slugOf = (tag: string) => tag.toLowerCase().replaceAll(' ', '-');

describe('the collection', () => {
  const slugs = heroes.map(({ slug }) => slug);
  const files = facts.map(({ slug }) => slug);

  test.each(heroes)('$name is valid', (hero) => {
    expect(validateHero(hero).map(problemLine)).toStrictEqual([]);
  });

  test('the heroes of index.ts are sorted by slug, each slug once', () => {
    expect(slugs).toStrictEqual([...new Set(slugs)].sort());
  });

  test('there is a file test/facts/<slug>.json for every printed hero of index.ts, and no other', () => {
    const printed = heroes.filter(({ set }) => set !== undefined).map(({ slug }) => slug);
    const missing = printed.filter((slug) => !files.includes(slug));
    const tooMany = files.filter((slug) => !printed.includes(slug));
    expect({ missing, tooMany }).toStrictEqual({ missing: [], tooMany: [] });
  });

  test('a hero is found by its slug and by nothing else', () => {
    expect(heroBySlug('sherlock-holmes')?.name).toBe('Sherlock Holmes');
    for (const slug of ['', 'Alice', 'alice ', 'merlin', '__proto__', 'length']) {
      expect(heroBySlug(slug)).toBeUndefined();
    }
  });
});

describe.each(facts.filter(({ slug }) => heroBySlug(slug) !== undefined))('$name', (fact) => {
  const hero = heroOf(fact.slug);

  test('name, set, move, health and attack', () => {
    expect(hero).toMatchObject({ slug: fact.slug, name: fact.name, set: fact.set, move: fact.hero.move });
    expect(heroFighter(hero)).toMatchObject({
      slug: fact.slug,
      name: fact.hero.name,
      count: fact.hero.count ?? 1,
      health: fact.hero.health,
      attack: fact.hero.attack,
    });
    expect(hero.oneSource).toBe(fact.oneSource);
  });

  test('sidekicks', () => {
    expect(hero.sidekicks.map(sidekickFacts)).toStrictEqual(fact.sidekicks);
  });

  test('the side deck: titles, marks, and whether something is done', () => {
    const printed = (fact.sideDeck ?? []).map(({ name, quantity, feathers = 0, effect }) => ({
      title: name,
      quantity,
      marks: feathers,
      acts: effect !== null,
    }));
    const cards = (hero.sideDeck?.cards ?? []).map(({ title, marks = 0, revealed }) => ({
      title,
      quantity: 1,
      marks,
      acts: revealed !== undefined,
    }));
    expect(cards).toStrictEqual(printed);
  });

  test('R-2.1 the deck holds 30 cards, in the order of the facts', () => {
    expect(hero.cards.map(({ slug }) => slug)).toStrictEqual(fact.cards.map(({ slug }) => slug));
    expect(hero.cards.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(30);
    expect(fact.deckTotal).toBe(30);
  });

  test.each(hero.cards.map((card, index) => ({ title: card.title, card, print: fact.cards[index] })))(
    '$title',
    ({ card, print }) => {
      expect({
        slug: card.slug,
        title: card.title,
        type: card.type,
        value: card.value,
        boost: card.boost,
        user: userName(hero, card.user),
        quantity: card.quantity,
        symbols: symbolOfEachCopy(card),
        marks: card.marks,
        tags: card.tags ?? [],
        timings: timings(card, CARD_TIMINGS),
        bonusAttack: card.bonusAttack?.name ?? null,
      }).toStrictEqual({
        slug: print.slug,
        title: print.title,
        type: print.type,
        value: print.value,
        boost: print.boost,
        user: print.user,
        quantity: print.quantity,
        symbols: print.symbols?.bannerPerCopy ?? null,
        marks: print.marks,
        tags: print.tags.map(slugOf),
        timings: timings(print, CARD_TIMINGS),
        bonusAttack: print.bonusAttack?.name ?? null,
      });
      if (card.bonusAttack === undefined || print.bonusAttack === null) return;
      expect(card.bonusAttack.value).toBe(print.bonusAttack.value);
      expect(timings(card.bonusAttack, CARD_TIMINGS)).toStrictEqual(
        timings(print.bonusAttack.effects ?? {}, CARD_TIMINGS),
      );
    },
  );
});
