import { testLibrary } from '@peerless/testkit';
import { expect, test } from 'vitest';
import { distanceTo, ofItself } from '../src/board/movement.ts';
import { changedView, changesText } from '../src/entries/match.ts';
import { preview, reach, targets } from '../src/entries/queries.ts';
import { apply, decision, type Game, type GameEvent, observe, viewFor } from '../src/index.ts';
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
  // As a server tells it: what has changed since the move before.
  let before = observe(game, 0);
  let known = viewFor(before);
  for (const key of ['maneuver', 'card the-hounds-of-mighty-zeus', 'move medusa 14', 'open medusa west']) {
    choose(game, key, events);
    const now = observe(game, 0);
    known = changedView(known, JSON.parse(changesText(before, now)));
    before = now;
    expect(known).toEqual(viewFor(now));
  }
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

/** Medusa halts with a harpy on 14, beside Bruce Lee and at the west door. */
function halted(): Game {
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
        { hero: 'bruce-lee', fighters: { 'bruce-lee': { space: 19 } } },
      ],
    },
    testLibrary(),
  );
  for (const key of ['maneuver', 'card the-hounds-of-mighty-zeus', 'move medusa 14']) choose(game, key);
  return game;
}

test('R-14.9 a view tells where a fighter halts, and questions about it start from there', () => {
  const game = halted();
  const view = viewFor(observe(game, 'spectator'));
  const medusa = view.fighters.find(({ id }) => id === 'medusa');
  expect(medusa).toMatchObject({ space: 8, halt: 14 });
  expect(view.fighters.filter(({ halt }) => halt !== null)).toHaveLength(1);
  const library = testLibrary();
  const steps = Object.fromEntries(
    reach(view, 'medusa', library, 1).map(({ space, steps: n }) => [space, n]),
  );
  expect(steps).toEqual(Object.fromEntries(distances(game)?.filter(([, n]) => n === 1) ?? []));
  const back = decision(game)?.options.find(({ key }) => key === 'move medusa 8');
  expect(back && preview(view, back, library)).toEqual({ path: [8] });
  choose(game, 'open medusa west');
  const open = viewFor(observe(game, 'spectator'));
  expect(targets(view, 'medusa', library)).toEqual([]);
  expect(targets(open, 'medusa', library)).toEqual(['bruce-lee']);
});

test('a space to which no way leads is far, not here', () => {
  const game = halted();
  const { fighterIds, board } = game.content;
  const [medusa, lee] = ['medusa', 'bruce-lee'].map((id) => fighterIds.indexOf(id));
  const space = (id: number): number => board.index.get(id) ?? -1;
  expect(distanceTo(game, medusa ?? -1, space(8), ofItself(medusa ?? -1))).toBe(0);
  // Nobody enters the space of an opposing fighter.
  expect(distanceTo(game, medusa ?? -1, space(19), ofItself(medusa ?? -1))).toBeGreaterThan(board.size);
  expect(distanceTo(game, lee ?? -1, space(14), ofItself(lee ?? -1))).toBeGreaterThan(board.size);
});
