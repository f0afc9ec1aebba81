import { expect, test } from 'vitest';
import { playedGame } from '../../test/played-game.ts';
import { boardOf } from '../library.ts';
import { freeEdge } from './free-edge.ts';

const view = playedGame(['medusa', 'king-arthur'], '3', 0, 20).moments.at(-1)?.view;
const { spaces } = boardOf('sarpedon');
const high = spaces.toSorted((a, b) => a.y - b.y);

test('the strip lies where nobody fights', () => {
  if (view === undefined) throw new Error('no view');
  const standing = (space: number | undefined) => ({
    ...view,
    fighters: view.fighters.map((fighter) => ({ ...fighter, space: space ?? null })),
  });
  expect(freeEdge(standing(high[0]?.id), ['medusa', 'king-arthur'])).toBe('bottom');
  expect(freeEdge(standing(high.at(-1)?.id), ['medusa', 'king-arthur'])).toBe('top');
  expect(freeEdge(standing(undefined), ['medusa', 'king-arthur'])).toBe('top');
});
