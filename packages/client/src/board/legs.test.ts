import { boards } from '@peerless/boards';
import { expect, test } from 'vitest';
import { distance, geometryOf } from './geometry.ts';
import { legsOf } from './legs.ts';

test('a move goes along lines and jumps where there is none', () => {
  const manor = boards.find(({ slug }) => slug === 'baskerville-manor');
  if (manor === undefined) throw new Error('no manor');
  const geometry = geometryOf(manor);
  const legs = legsOf(manor, geometry, 2, [1, 6]);
  expect(legs.map(({ from, to, jump }) => [from, to, jump])).toEqual([
    [2, 1, false],
    [1, 6, true],
  ]);
  expect(legs[0]?.stroke[0]).toEqual(geometry.at(2));
  const tip = legs[1]?.stroke.at(-1) ?? { x: 0, y: 0 };
  expect(distance(tip, geometry.at(6)) / geometry.radius).toBeGreaterThan(1);
  expect(distance(tip, geometry.at(6)) / geometry.radius).toBeLessThan(1.6);
  expect(legsOf(manor, geometry, null, [6])).toEqual([]);
});
