import { heroes } from '@peerless/heroes';
import { LANGUAGES } from '@peerless/language';
import { expect, test } from 'vitest';
import { printedCard } from '../src/cards/printed-card.ts';
import { heroOf } from '../src/library.ts';

test('a card is read out with everything that is printed on it', () => {
  const { heading, effect, signs } = printedCard(
    heroOf('little-red-riding-hood'),
    'into-the-woods:knife',
    'en',
  );
  expect(heading).toBe('Into the Woods: scheme, BOOST 2, Little Red, Knife');
  expect(effect).toBe('Move Little Red up to 3 spaces. Gain 1 action.');
  expect(signs).toEqual(['Knife']);
});

test('a bonus attack belongs to the text', () => {
  const { effect } = printedCard(heroOf('yennenga'), 'rain-of-arrows', 'en');
  expect(effect).toContain('Bonus attack VOLLEY, value 3.');
});

test('every card prints in every language', () => {
  const printed = LANGUAGES.flatMap((lang) =>
    heroes.flatMap((hero) => hero.cards.map(({ slug }) => printedCard(hero, slug, lang).text.title)),
  );
  expect(printed).not.toContain('');
  expect(printed.length).toBeGreaterThan(4 * 10 * heroes.length);
});

test('a card that does not exist is an error, not a blank', () => {
  expect(() => printedCard(heroOf('medusa'), 'excalibur', 'en')).toThrow('no card');
});
