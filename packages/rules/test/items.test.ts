import { boards } from '@peerless/boards';
import { heroes } from '@peerless/heroes';
import type { BoardDef } from '@peerless/language';
import { expect, test } from 'vitest';
import {
  applyKey,
  createLibrary,
  type GameEvent,
  newGame,
  observe,
  type Viewer,
  viewFor,
} from '../src/index.ts';
import { changesText } from '../src/knowledge/changes-text.ts';
import { changedView, type ViewChanges } from '../src/knowledge/view-changes.ts';
import { gameFromPosition } from '../src/position.ts';

/** items are laid by the chance of the game, open to all, one on each square of their kind. */

const seats = [{ hero: 'medusa' }, { hero: 'sinbad' }];
const library = createLibrary({ heroes, boards });
const raft = library.boards.get('the-raft') as BoardDef;

/** Fighters by their spaces. */
const at = (spaces: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(spaces).map(([id, space]) => [id, { space }]));

const dealt = (seed: number, viewer: Viewer = 'spectator', lib = library) => {
  const events: GameEvent[] = [];
  const config = { seed: String(seed), board: 'the-raft', mode: 'duel' as const, seats };
  const game = newGame(config, lib, (event) => events.push(event));
  return { items: viewFor(observe(game, viewer)).items ?? [], events };
};

test('R-14.67 every deal has one item on each square of its kind, and all are told and seen', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const { items, events } = dealt(seed);
    expect(new Set(items.map(({ item }) => item)).size).toBe(6);
    for (const { item, space } of items) {
      const kind = raft.items?.find(({ slug }) => slug === item)?.kind ?? 'combat';
      expect(raft.itemSpaces?.[kind]).toContain(space);
    }
    const told = events.flatMap((event) =>
      event.type === 'itemLaid' ? [{ item: event.item, space: event.space }] : [],
    );
    expect(told).toEqual(items);
    expect(dealt(seed, 0).items).toEqual(items);
  }
});

test('R-14.67 every item comes to every square of its kind', () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= 60; seed++)
    for (const { item, space } of dealt(seed).items) seen.add(`${item} ${space}`);
  expect(seen.size).toBe(18);
});

test('R-14.67 what is left over stays in the box', () => {
  const poor = { ...raft, slug: 'the-raft', itemSpaces: { combat: [12], scheme: [13, 15, 17] } };
  const { items } = dealt(3, 'spectator', createLibrary({ heroes, boards: [poor] }));
  expect(items).toHaveLength(4);
});

test('other boards have no items, and their views say nothing of any', () => {
  const game = newGame({ seed: '1', board: 'sarpedon', mode: 'duel', seats }, library);
  expect('items' in viewFor(observe(game, 0))).toBe(false);
});

test('a board whose squares are for unknown items is not played on', () => {
  const { items: _, ...bare } = raft;
  expect(() => dealt(1, 'spectator', createLibrary({ heroes, boards: [bare] }))).toThrow(
    'needs rules for battlefield items',
  );
});

test('an item is no question to others, and all hear of it', () => {
  const position = {
    board: 'the-raft',
    seats: [
      {
        hero: 'medusa',
        fighters: at({ medusa: 18, 'harpy-1': 1, 'harpy-2': 2, 'harpy-3': 8 }),
        hand: ['snipe'],
      },
      { hero: 'sinbad', fighters: at({ sinbad: 17, 'the-porter': 30 }), hand: ['feint'] },
    ],
    items: { 'electro-baton': 18, 'food-tray': 16 },
  };
  const game = gameFromPosition(position, library);
  const before = observe(game, 'spectator');
  applyKey(game, 'attack medusa>sinbad snipe');
  const asked = viewFor(observe(game, 'spectator'));
  expect(asked.decision).toEqual({ seat: 0, kind: 'yes-no', source: { item: 'electro-baton' } });
  expect(viewFor(observe(game, 0)).decision).toMatchObject({ prompt: 'useItem', cites: ['R-14.70'] });
  const events: GameEvent[] = [];
  applyKey(game, 'yes', (event) => events.push(event));
  const now = observe(game, 'spectator');
  expect(events[0]).toMatchObject({ type: 'itemUsed', item: 'electro-baton', fighter: 'medusa', space: 18 });
  expect(viewFor(now).combat).toMatchObject({ attackItem: 'electro-baton' });
  expect(viewFor(now).items).toEqual([{ item: 'food-tray', space: 16 }]);
  // What changed is told, as a view from scratch has it.
  const changes = JSON.parse(changesText(before, now)) as ViewChanges;
  expect(changedView(viewFor(before), changes)).toEqual(viewFor(now));
});

test.each([
  [{ 'electro-batom': 18 }, 'did you mean "electro-baton"?'],
  [{ 'electro-baton': 13 }, 'space 13 has no square for combat items'],
  [{ 'electro-baton': 18, 'food-tray': 18 }, 'an item lies at space 18 already'],
])('R-14.67 a position with %o is refused', (items, message) => {
  const position = {
    board: 'the-raft',
    seats: [
      { hero: 'medusa', fighters: at({ medusa: 18, 'harpy-1': 1, 'harpy-2': 2, 'harpy-3': 8 }) },
      { hero: 'sinbad', fighters: at({ sinbad: 17, 'the-porter': 30 }) },
    ],
    items,
  };
  expect(() => gameFromPosition(position, library)).toThrow(message);
});
