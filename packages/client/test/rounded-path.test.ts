import { expect, test } from 'vitest';
import { roundedPath } from '../build/rounded-path.ts';

test('keeps one decimal and parts what would run together', () => {
  expect(roundedPath('M1.96.54l-.04-12.26z')).toBe('M2 .5l0-12.3z');
});

test('knows the flags of an arc, however close they stand', () => {
  expect(roundedPath('m8 8a5.55 5.55 0 01.5.5')).toBe('m8 8a5.5 5.5 0 0 1 .5 .5');
  expect(roundedPath('A5,5,0,1,0,3.333,4a5 5 0 10-1-1')).toBe('A5 5 0 1 0 3.3 4a5 5 0 1 0-1-1');
});
