import { boards } from '@peerless/boards';
import { expect, test } from 'vitest';
import {
  along,
  angleAt,
  arcData,
  distance,
  doorPoints,
  geometryOf,
  nearest,
  pathData,
  until,
} from './geometry.ts';

test('every space lies on the board with its whole ring, apart from every other', () => {
  for (const board of boards) {
    const { width, height, radius, at } = geometryOf(board);
    for (const { id } of board.spaces) {
      const { x, y } = at(id);
      expect(Math.min(x, y, width - x, height - y), `${board.slug} ${id}`).toBeGreaterThan(radius * 1.2);
      const others = board.spaces.filter((other) => other.id !== id).map((other) => at(other.id));
      expect(
        nearest(
          others.map((point) => ({ point })),
          at(id),
          radius * 2.2,
        ),
      ).toBeNull();
    }
  }
});

test('a line is straight or bends through its control point, in both directions', () => {
  const board = boards.find(({ slug }) => slug === 'sarpedon');
  if (board === undefined) throw new Error('no sarpedon');
  const { line, at } = geometryOf(board);
  expect(line([1, 2])).toEqual([at(1), at(2)]);
  expect(line([18, 19])).toHaveLength(3);
  expect(along(line([18, 19]), 0.3)).toEqual(along(line([19, 18]), 0.7));
  expect(along(line([1, 2]), 0)).toEqual(at(1));
  expect(until(line([18, 19]), 0.6).at(-1)).toEqual(along(line([18, 19]), 0.6));
  expect(along(until(line([18, 19]), 0.6), 0.5).x).toBeCloseTo(along(line([18, 19]), 0.3).x);
  expect(
    angleAt(
      [
        { x: 0, y: 0 },
        { x: 0, y: 10 },
      ],
      0.5,
    ),
  ).toBe(90);
});

test('lines and arcs as path data', () => {
  expect(
    pathData([
      { x: 0, y: 0 },
      { x: 1.234, y: 5 },
    ]),
  ).toBe('M0 0L1.2 5');
  expect(
    pathData([
      { x: 0, y: 0 },
      { x: 1, y: 5 },
      { x: 2, y: 0 },
    ]),
  ).toBe('M0 0Q1 5 2 0');
  expect(arcData(10, 0, 0.5)).toBe('M0 -10A10 10 0 0 1 10 0A10 10 0 0 1 0 10');
});

test('the nearest place within reach', () => {
  const places = [
    { name: 'a', point: { x: 0, y: 0 } },
    { name: 'b', point: { x: 10, y: 0 } },
  ];
  expect(nearest(places, { x: 6, y: 0 }, 5)?.name).toBe('b');
  expect(nearest(places, { x: 5, y: 40 }, 20)).toBeNull();
});

test('a door is on each of its lines and between them, nearer than any space', () => {
  const heorot = boards.find(({ slug }) => slug === 'heorot');
  if (heorot === undefined) throw new Error('no heorot');
  const geometry = geometryOf(heorot);
  const spaces = heorot.spaces.map(({ id }) => ({ point: geometry.at(id) }));
  for (const door of ['west', 'north', 'south']) {
    const points = doorPoints(heorot, geometry, door);
    expect(points).toHaveLength(3);
    for (const point of points) expect(nearest(spaces, point, geometry.radius)).toBeNull();
  }
});

test('a turned board has its left edge at the top, and the same lengths', () => {
  const board = boards.find(({ slug }) => slug === 'sarpedon');
  if (board === undefined) throw new Error('there is no such board');
  const [flat, turned] = [geometryOf(board), geometryOf(board, true)];
  expect([turned.width, turned.height, turned.radius]).toEqual([flat.height, flat.width, flat.radius]);
  const [first, second] = board.spaces;
  if (first === undefined || second === undefined) throw new Error('two spaces are needed');
  const at = flat.at(first.id);
  expect(turned.at(first.id).x).toBeCloseTo(flat.height - at.y);
  expect(turned.at(first.id).y).toBeCloseTo(at.x);
  expect(distance(turned.at(first.id), turned.at(second.id))).toBeCloseTo(distance(at, flat.at(second.id)));
});
