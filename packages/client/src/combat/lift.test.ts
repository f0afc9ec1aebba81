import { expect, test } from 'vitest';
import { liftFor } from './lift.ts';

test('a board stays where whoever fights is seen', () => {
  expect(liftFor([{ top: 100, bottom: 160 }], 0, 500)).toBe(0);
  expect(liftFor([], 0, 500)).toBe(0);
});

test('it goes up as far as is needed', () => {
  const places = [
    { top: 300, bottom: 360 },
    { top: 540, bottom: 600 },
  ];
  expect(liftFor(places, 0, 500)).toBe(110);
});

test('but nobody who fights goes out at the top', () => {
  const places = [
    { top: 40, bottom: 100 },
    { top: 640, bottom: 700 },
  ];
  expect(liftFor(places, 0, 500)).toBe(30);
  expect(liftFor([{ top: 4, bottom: 600 }], 0, 500)).toBe(0);
});
