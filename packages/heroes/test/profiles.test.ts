import { DIFFICULTIES } from '@peerless/language';
import { expect, test } from 'vitest';
import { heroes } from '../src/index.ts';

test.each(heroes.map((hero) => [hero.name, hero] as const))('%s says what it is like to play', (_, hero) => {
  const { difficulty, styles = [], signature = [] } = hero.profile ?? {};
  expect(DIFFICULTIES).toContain(difficulty);
  expect(styles.length).toBeGreaterThan(0);
  expect(signature).toHaveLength(3);
  // What stands for a hero is no card that other decks have, too.
  const others = heroes.filter((other) => other !== hero).flatMap(({ cards }) => cards);
  expect(signature.filter((card) => others.some(({ slug }) => slug === card))).toEqual([]);
});

test('a first game has heroes to choose from, and every difficulty some', () => {
  for (const level of DIFFICULTIES)
    expect(heroes.filter(({ profile }) => profile?.difficulty === level).length).toBeGreaterThanOrEqual(4);
});
