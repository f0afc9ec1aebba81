import { expect, test } from 'vitest';
import { freeHalf } from './free-half.ts';

const area = { top: 100, bottom: 500 };

test('the half where nobody fights is free', () => {
  expect(freeHalf(area, [120, 180])).toBe('bottom');
  expect(freeHalf(area, [420, 480])).toBe('top');
});

test('of two who fight across the middle the one farther from it is kept in sight', () => {
  expect(freeHalf(area, [290, 490])).toBe('top');
  expect(freeHalf(area, [110, 310])).toBe('bottom');
});

test('with nobody in sight it is the lower one', () => {
  expect(freeHalf(area, [])).toBe('bottom');
});
