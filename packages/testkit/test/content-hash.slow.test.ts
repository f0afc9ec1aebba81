import { expect, test } from 'vitest';
import { changesOf } from './changed-content.ts';

/** The long form of `content-hash.test.ts`: heroes with symbols, tokens, forms, a reserve and counters. */
test('every change of a card or an ability is another hero, whatever the hero has of its own', () => {
  const awkward = ['little-red-riding-hood', 'invisible-man', 'jekyll-and-hyde', 'sun-wukong', 'beowulf'];
  const { mutants, unseen } = changesOf(awkward);
  expect(mutants).toBeGreaterThan(300);
  expect(unseen).toEqual([]);
});
