import { describe, expect, it } from 'vitest';
import { boardOf } from '../library.ts';
import { geometryOf } from './geometry.ts';
import { piecesOf } from './tracks.tsx';

const board = boardOf('sarpedon');
const geometry = geometryOf(board);
const lengthOf = ({ from, to }: ReturnType<typeof piecesOf>[number]): number =>
  Math.hypot(to.x - from.x, to.y - from.y) / geometry.radius;

describe('tracks', () => {
  it('join where a line joins their spaces, and lie across the others', () => {
    expect(piecesOf(board, [], geometry)).toEqual([]);
    const [alone, ...more] = piecesOf(board, [6], geometry);
    expect(more).toEqual([]);
    expect(alone && lengthOf(alone)).toBeCloseTo(1.9);
    // 17, 22 and 27 are a triangle; 6 is far away.
    const pieces = piecesOf(board, [17, 22, 27, 6], geometry);
    expect(pieces).toHaveLength(4);
    expect(pieces.filter((piece) => lengthOf(piece) > 2)).toHaveLength(3);
  });

  it('lie in the direction of a line of their space', () => {
    const [piece] = piecesOf(board, [6], geometry);
    const [here, there] = [geometry.at(6), geometry.at(7)];
    const turn = ((piece?.to.x ?? 0) - (piece?.from.x ?? 0)) * (there.y - here.y);
    expect(turn).toBeCloseTo(((piece?.to.y ?? 0) - (piece?.from.y ?? 0)) * (there.x - here.x));
  });
});
