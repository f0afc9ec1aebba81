import { testLibrary } from '@peerless/testkit';
import { expect, test } from 'vitest';
import { changedView, changesText } from '../src/entries/match.ts';
import { isRanged } from '../src/entries/numbers.ts';
import { reach, targets } from '../src/entries/queries.ts';
import { apply, decision, type Game, observe, viewFor } from '../src/index.ts';
import { gameFromPosition } from '../src/position.ts';

/** Rosie's row of upgrades, seen from outside: views, their texts, and what is asked of them. */

const library = testLibrary();

const rosieWith = (active: number, leftmost: string): Game =>
  gameFromPosition(
    {
      board: 'sarpedon',
      seats: [
        {
          hero: 'rosie-the-riveter',
          counters: { upgrade: active },
          leftmost: { upgrade: leftmost },
          fighters: { 'rosie-the-riveter': { space: 12 }, 'wendy-the-welder': { space: 1 } },
          hand: ['e-award'],
        },
        { hero: 'king-arthur', fighters: { 'king-arthur': { space: 24 }, merlin: { space: 38 } } },
      ],
    },
    library,
  );

const viewOf = (game: Game) => viewFor(observe(game, 1));
const choose = (game: Game, key: string): void =>
  apply(game, decision(game)?.options.findIndex((option) => option.key === key) ?? -1);

test('all see the row from left to right', () => {
  const [rosie, arthur] = viewOf(rosieWith(2, 'sedgley-fist-gun')).seats;
  expect(rosie?.counters).toEqual({ upgrade: 2 });
  expect(rosie?.rows).toEqual({
    upgrade: ['sedgley-fist-gun', 'whizbang', 'merlin-engine', 'cavity-magnetron'],
  });
  expect(arthur).not.toHaveProperty('rows');
});

test('R-8.4 whoever is ranged by an upgrade is so in views and for bots', () => {
  const attackOf = (game: Game) => viewOf(game).fighters.map(({ attack }) => attack);
  expect(attackOf(rosieWith(2, 'sedgley-fist-gun'))).toEqual(['ranged', 'melee', 'melee', 'ranged']);
  expect(attackOf(rosieWith(1, 'sedgley-fist-gun'))).toEqual(['melee', 'melee', 'melee', 'ranged']);
  expect(isRanged(rosieWith(1, 'whizbang'), 0)).toBe(true);
  expect(isRanged(rosieWith(1, 'whizbang'), 1)).toBe(false);
});

test('what is asked of a view knows the row', () => {
  const ranged = viewOf(rosieWith(1, 'whizbang'));
  expect(targets(ranged, 'rosie-the-riveter', library)).toEqual(['king-arthur']);
  const engine = viewOf(rosieWith(1, 'merlin-engine'));
  expect(targets(engine, 'rosie-the-riveter', library)).toEqual([]);
  const spaces = (...asked: Parameters<typeof reach>) => reach(...asked).map(({ space }) => space);
  expect(spaces(ranged, 'rosie-the-riveter', library)).not.toContain(14);
  expect(spaces(engine, 'rosie-the-riveter', library)).toContain(14);
  // With a BOOST of 1, too, and not for Wendy.
  expect(spaces(engine, 'rosie-the-riveter', library, 3)).toContain(6);
  expect(spaces(engine, 'wendy-the-welder', library)).not.toContain(18);
});

test('that the row makes somebody ranged is told as a change', () => {
  const game = rosieWith(3, 'merlin-engine');
  let before = observe(game, 0);
  let known = viewFor(before);
  let told = '';
  for (const key of ['scheme wendy-the-welder e-award', 'modes 1']) {
    choose(game, key);
    const now = observe(game, 0);
    told = changesText(before, now);
    known = changedView(known, JSON.parse(told));
    before = now;
    expect(known).toEqual(viewFor(now));
  }
  expect(told).toContain('"attack":"ranged"');
});
