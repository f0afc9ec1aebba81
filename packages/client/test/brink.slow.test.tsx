import type { View } from '@peerless/rules';
import { expect, test } from 'vitest';
import { Board } from '../src/board/board.tsx';
import { NO_MARKS } from '../src/board/marks.ts';
import { library } from '../src/library.ts';
import { asked } from './asked.ts';
import { drawnAt } from './drawn.tsx';

const { view, names } = asked('action', '4', 20);

/** Medusa, who has 16 health at most, with so much of it left. */
const withHealth = (health: number): View => ({
  ...view,
  fighters: view.fighters.map((fighter) => (fighter.id === 'medusa' ? { ...fighter, health } : fighter)),
});

test('on the brink the heart of a hero cracks for everybody, and the sheet reddens for whoever plays it', () => {
  const board = library().boards.get(view.board);
  if (board === undefined) throw new Error('the board is there');
  const marksOf = (shown: View): readonly number[] => {
    const drawn = <Board board={board} view={shown} names={names} marks={NO_MARKS} />;
    const { place } = drawnAt(names, drawn);
    return ['[data-cracked]', '[data-danger]'].map((mark) => place.querySelectorAll(mark).length);
  };
  expect(marksOf(withHealth(16))).toEqual([0, 0]);
  expect(marksOf(withHealth(2))).toEqual([1, 1]);
  expect(marksOf({ ...withHealth(2), viewer: 1 })).toEqual([1, 0]);
});
