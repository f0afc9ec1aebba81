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

/** Whose games are counted: always the same ones, whatever Casual learns. */
const PLAYER = process.env.CLICK_PLAYER ?? 'casual-2026';

/** The long form, of which docs/table.md tells: CLICK_GAMES=20, every hero in at least two of them. */
const isLong = process.env.CLICK_GAMES !== undefined;
const games: readonly (readonly Made[])[] = Array.from({ length: isLong ? 20 : 6 }, (_, i) => {
  const hero = (n: number): { hero: string } => ({ hero: HEROES[n % HEROES.length] ?? '' });
  const seats = [hero(i), hero(i + 5)];
  return recorded({ seed: String(i + 1), board: 'sarpedon', mode: 'duel', seats }, PLAYER);
});

const clicks = (manner: Manner): readonly number[] => games.flatMap((game) => clicksByRound(game, manner));

const BEFORE = { plans: false, drags: false, confirms: true };
const NOW = { plans: true, drags: true, confirms: false };

/** Median and mean: the figures of docs/table.md, and those of the first six games. */
test.each([
  { how: 'before there were plans', ...BEFORE, long: [8, 9], short: [8, 8.7] },
  { how: 'by tapping only', ...NOW, drags: false, long: [4, 4.9], short: [4, 4.7] },
  { how: 'with fighters and cards that are dragged', ...NOW, long: [4, 4.5], short: [4, 4.3] },
  { how: 'by tapping, asked again', ...NOW, drags: false, confirms: true, long: [6, 6.6], short: [6, 6.2] },
])('a round takes so many clicks $how', ({ long, short, ...manner }) => {
  const all = clicks(manner);
  expect(all.length).toBeGreaterThan(isLong ? 400 : 80);
  const mean = all.reduce((sum, n) => sum + n, 0) / all.length;
  expect([median(all), Number(mean.toFixed(1))]).toEqual(isLong ? long : short);
});
