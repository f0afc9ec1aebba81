import { expect, test } from 'vitest';
import { cardEntries, cardsFound, cardsWith, countsOf, NO_FILTER } from '../src/collection/card-search.ts';

const english = cardEntries('en');
const named = (query: string, lang: 'en' | 'fr' | 'uk' = 'en'): string[] =>
  cardsWith(lang === 'en' ? english : cardEntries(lang), query).map(({ hero, card }) => `${hero}/${card}`);

test('words are found in titles and texts, each of them', () => {
  expect(named('gaze stone')).toEqual(['medusa/gaze-of-stone']);
  expect(named('deal 8 damage')).toContain('medusa/gaze-of-stone');
  expect(named('no such words')).toEqual([]);
});

test('in the chosen language, accents do not matter', () => {
  expect(named('epee', 'fr')).toEqual(named('épée', 'fr'));
  expect(named('griffes happent', 'fr')).toEqual(['alice/claws-that-catch']);
  expect(named('хапкі', 'uk')).toEqual(['alice/claws-that-catch']);
});

test('in any form of a word', () => {
  expect(named('piocher', 'fr').length).toBeGreaterThan(10);
  expect(named('карта', 'uk').length).toBeGreaterThan(10);
});

test('filters narrow down together', () => {
  const found = cardsFound(english, { ...NO_FILTER, hero: 'medusa', type: 'versatile', user: 'sidekick' });
  expect(found.map(({ card }) => card)).toEqual(['the-hounds-of-mighty-zeus', 'clutching-claws']);
});

test('a form counts as the hero; a card with two timings is found by both', () => {
  const [first] = cardsWith(english, 'pure evil');
  expect(first?.user).toBe('hero');
  const epic = (timing: string) =>
    cardsFound(cardsWith(english, 'epic poem'), { ...NO_FILTER, timing }).map(({ card }) => card);
  expect(epic('immediately')).toEqual(['epic-poem']);
  expect(epic('during')).toEqual(['epic-poem']);
  expect(epic('after')).toEqual([]);
});

test('counts say what a choice would leave, whatever the field itself is set to', () => {
  const filter = { ...NO_FILTER, hero: 'medusa', type: 'scheme' };
  const { all, values } = countsOf(english, filter, 'type');
  expect(all).toBe(11);
  expect(Object.fromEntries(values.map(({ value, count }) => [value, count]))).toEqual({
    attack: 2,
    defense: 1,
    versatile: 6,
    scheme: 2,
  });
});
