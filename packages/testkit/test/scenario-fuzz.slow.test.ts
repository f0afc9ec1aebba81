import { expect, test } from 'vitest';
import { spoiltWithoutSentence } from './all-scenarios.ts';

/** The long form of a test in `scenarios.test.ts`. */
test('a spoiled scenario fails with sentences, whatever was done to it, in any of thousands', () => {
  expect(spoiltWithoutSentence(501, 4000)).toEqual([]);
});
