import { expect, test } from 'vitest';
import { clicksByRound, type Made, type Manner, median, recorded } from './clicks.ts';

const HEROES = [
  'medusa',
  'king-arthur',
  'alice',
  'sinbad',
  'little-red-riding-hood',
  'beowulf',
  'sherlock-holmes',
  'dracula',
  'jekyll-and-hyde',
  'invisible-man',
  'robin-hood',
  'bigfoot',
  'bruce-lee',
  'sun-wukong',
  'achilles',
  'bloody-mary',
  'yennenga',
];

/** Twenty duels, every hero in at least two of them. */
const games: readonly (readonly Made[])[] = Array.from({ length: 20 }, (_, i) => {
  const hero = (n: number): { hero: string } => ({ hero: HEROES[n % HEROES.length] ?? '' });
  const seats = [hero(i), hero(i + 5)];
  return recorded({ seed: String(i + 1), board: 'sarpedon', mode: 'duel', seats }, 'casual');
});

const clicks = (manner: Manner): readonly number[] => games.flatMap((game) => clicksByRound(game, manner));

const BEFORE = { plans: false, drags: false, confirms: true };
const NOW = { plans: true, drags: true, confirms: false };

/** The figures of docs/table.md: `npx vitest run packages/client/test/clicks`. */
test.each([
  { manner: 'before there were plans', ...BEFORE, middle: 8, mean: 8.8 },
  { manner: 'by tapping only', ...NOW, drags: false, middle: 4, mean: 4.8 },
  { manner: 'with fighters and cards that are dragged', ...NOW, middle: 4, mean: 4.3 },
  { manner: 'by tapping, asked again', ...NOW, drags: false, confirms: true, middle: 6, mean: 6.3 },
])('a round takes $middle clicks in the median $manner', ({ middle, mean, ...manner }) => {
  const all = clicks(manner);
  expect(all.length).toBeGreaterThan(500);
  expect(median(all)).toBe(middle);
  expect(all.reduce((sum, n) => sum + n, 0) / all.length).toBeCloseTo(mean, 1);
});
