import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { heroes } from '@peerless/heroes';
import type { CardDef, HeroDef } from '@peerless/language';
import { describe, expect, test } from 'vitest';
import { cardPicture, heroPicture } from '../src/art/picture.ts';
import { usedEmblems } from '../src/art/used-emblems.ts';
import { library } from '../src/library.ts';

const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
const { icons } = JSON.parse(readFileSync(file, 'utf8'));

const signsOf = (hero: HeroDef): string[] => [...(hero.symbols?.slugs ?? []), ...(hero.tags ?? [])];

describe.each(heroes.map((hero) => [hero.slug, hero] as const))('%s', (slug, hero) => {
  test('every figure and sign has an emblem', () => {
    expect(heroPicture(slug, library()).emblem).toBeDefined();
    const declared = [hero.sidekicks, hero.forms ?? [], hero.tokens ?? [], hero.counters ?? []].flat();
    const bare = declared.filter(({ emblem }) => emblem === undefined).map((one) => one.slug);
    const unsigned = signsOf(hero).filter(
      (sign) => hero.labels?.find((label) => label.slug === sign)?.emblem === undefined,
    );
    expect([...bare, ...unsigned]).toEqual([]);
  });

  test('every card has an emblem, no two the same', () => {
    const names = hero.cards.map(({ emblem }) => emblem);
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(names.length);
  });
});

test.each(['figures', 'cards'] as const)('every emblem of the %s is drawn', (set) => {
  expect(usedEmblems[set].length).toBeGreaterThan(40);
  expect(usedEmblems[set].filter((name) => icons[name] === undefined)).toEqual([]);
});

describe('without an emblem', () => {
  const medusa = heroes.find(({ slug }) => slug === 'medusa') as HeroDef;
  const bare = ({ emblem: _emblem, ...card }: CardDef): CardDef => card;
  const pictureOf = (slug: string): unknown =>
    medusa.cards.filter((card) => card.slug === slug).map((card) => cardPicture(medusa, bare(card)))[0];

  test('a card shows whoever can play it', () => {
    expect(pictureOf('the-hounds-of-mighty-zeus')).toMatchObject({ emblem: 'harpy' });
    expect(pictureOf('feint')).toMatchObject({ name: 'Feint', emblem: 'medusa-head' });
  });

  test('a hero that nobody here knows has its slug for an initial', () => {
    expect(heroPicture('nobody', library())).toEqual({ name: 'nobody' });
  });
});
