import { boards } from '@peerless/boards';
import { heroes } from '@peerless/heroes';
import type { BoardDef } from '@peerless/language';
import { expect, test } from 'vitest';
import { createLibrary, type GameEvent, newGame, observe, type Viewer, viewFor } from '../src/index.ts';

/** items are laid by the chance of the game, open to all, one on each square of their kind. */

const seats = [{ hero: 'medusa' }, { hero: 'sinbad' }];
const library = createLibrary({ heroes, boards });
const raft = library.boards.get('the-raft') as BoardDef;

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
