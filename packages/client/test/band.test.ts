import { expect, test } from 'vitest';
import { freest } from '../src/game/band.ts';

test('a band passes where neither of two fighters stands', () => {
  expect(freest([0.1, 0.3])).toBe('bottom');
  expect(freest([0.7, 0.9])).toBe('top');
  expect(freest([0.5, 0.6])).toBe('top');
});

test('and between them where one is above and one below', () => {
  expect(freest([0.1, 0.85])).toBe('middle');
  expect(freest([0.8, 0.2])).toBe('middle');
});

test('and somewhere when nobody is on the board', () => expect(freest([])).toBe('bottom'));
