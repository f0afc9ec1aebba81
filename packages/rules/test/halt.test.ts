import { testLibrary } from '@peerless/testkit';
import { expect, test } from 'vitest';
import { apply, decision, type Game, type GameEvent } from '../src/index.ts';
import { gameFromPosition } from '../src/position.ts';

const choose = (game: Game, key: string, events: GameEvent[] = []): void =>
  apply(game, decision(game)?.options.findIndex((option) => option.key === key) ?? -1, (event) =>
    events.push(event),
  );

const distances = (game: Game) =>
  decision(game)?.options.flatMap((option) => (option.type === 'move' ? [[option.to, option.distance]] : []));

test('R-14.9 a fighter that halts with a friend to open doors walks one way, told at its end', () => {
  const game = gameFromPosition(
    {
      board: 'heorot',
      mode: 'duel',
      doors: { west: 'closed', south: 'closed' },
      seats: [
        {
          hero: 'medusa',
          fighters: {
            medusa: { space: 8 },
            'harpy-1': { space: 14 },
            'harpy-2': { space: 20 },
            'harpy-3': { space: 2 },
          },
          hand: ['the-hounds-of-mighty-zeus'],
        },
        { hero: 'bruce-lee', fighters: { 'bruce-lee': { space: 7 } } },
      ],
    },
    testLibrary(),
  );
  const events: GameEvent[] = [];
  for (const key of ['maneuver', 'card the-hounds-of-mighty-zeus', 'move medusa 14', 'open medusa west'])
    choose(game, key, events);
  // 4 of 6 spaces are left; distances count from the friend's space.
  expect(distances(game)).toContainEqual([19, 1]);
  expect(distances(game)).toContainEqual([21, 3]);
  // Her second friend stands at the other closed door.
  for (const key of ['move medusa 20', 'open medusa south']) choose(game, key, events);
  expect(distances(game)?.map(([to]) => to)).toEqual([15, 16, 19, 21, 27]);
  expect(events.filter(({ type }) => type === 'moved')).toEqual([]);
  choose(game, 'move medusa 27', events);
  expect(events.filter(({ type }) => type === 'moved')).toMatchObject([
    { fighter: 'medusa', from: 8, to: 27, path: [14, 19, 20, 27] },
  ]);
  // She has nothing left, the others may still move.
  expect(distances(game)?.length).toBeGreaterThan(0);
  expect(decision(game)?.options.some(({ key }) => /(move|open) medusa/.test(key))).toBe(false);
});

test('R-14.9 nobody halts with an opposing fighter at a closed door, not even with the last step', () => {
  const game = gameFromPosition(
    {
      board: 'heorot',
      mode: 'duel',
      doors: { west: 'closed', south: 'closed' },
      seats: [
        { hero: 'bruce-lee', fighters: { 'bruce-lee': { space: 3 } }, hand: [] },
        {
          hero: 'medusa',
          fighters: {
            medusa: { space: 14 },
            'harpy-1': { space: 28 },
            'harpy-2': { space: 29 },
            'harpy-3': { space: 30 },
          },
        },
      ],
    },
    testLibrary(),
  );
  choose(game, 'maneuver');
  choose(game, 'none');
  // Three steps lead to her space, where the west door is.
  expect(distances(game)).toContainEqual([8, 2]);
  expect(distances(game)?.map(([to]) => to)).not.toContain(14);
});
