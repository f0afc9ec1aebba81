import { expect, test } from 'vitest';
import { boards, contrast, paintOf } from '../src/index.ts';

test('on every board each zone has a colour and a pattern of its own', () => {
  for (const board of boards) {
    const paints = [...paintOf(board).values()];
    expect(new Set(paints.map(({ colour }) => colour)).size, board.slug).toBe(paints.length);
    expect(new Set(paints.map(({ pattern }) => pattern)).size, board.slug).toBe(paints.length);
  }
});

test('patterns can be seen on their colours', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  for (const board of boards)
    for (const { colour, ink } of paintOf(board).values()) expect(contrast(colour, ink)).toBeGreaterThan(3);
});
