import { boards } from '@peerless/boards';
import { expect, test } from 'vitest';
import { geometryOf } from './geometry.ts';
import { ARROWS, neighbour } from './neighbour.ts';

test('the arrow keys lead from every space of a board to every other', () => {
  for (const board of boards) {
    const geometry = geometryOf(board);
    const next = new Map(
      board.spaces.map(({ id }) => [
        id,
        Object.values(ARROWS).map((towards) => neighbour(board, geometry, id, towards)),
      ]),
    );
    for (const { id } of board.spaces) {
      const seen = new Set([id]);
      for (const from of seen) for (const to of next.get(from) ?? []) if (to !== null) seen.add(to);
      expect(seen.size, `${board.slug} ${id}`).toBe(board.spaces.length);
    }
  }
});

test('they go where they point', () => {
  const sarpedon = boards.find(({ slug }) => slug === 'sarpedon');
  if (sarpedon === undefined) throw new Error('no sarpedon');
  const go = (from: number, key: string): number | null =>
    neighbour(sarpedon, geometryOf(sarpedon), from, ARROWS[key] ?? { x: 0, y: 0 });
  expect(go(1, 'ArrowRight')).toBe(2);
  expect(go(1, 'ArrowDown')).toBe(8);
  expect(go(1, 'ArrowUp')).toBeNull();
  expect(go(1, 'ArrowLeft')).toBeNull();
});
