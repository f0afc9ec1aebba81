import { expect, test } from 'vitest';
import { zoomPlace } from './zoom-place.ts';

const desktop = { width: 1440, height: 900 };
const question = { left: 288, right: 1104, top: 560 };
const cardAt = (left: number, top: number) => ({ left, right: left + 120, top });

test('a card is enlarged above its place', () => {
  expect(zoomPlace(cardAt(600, 720), null, desktop)).toEqual({ at: 660, floor: 720 });
});

test('it lies above the question, not on it', () => {
  expect(zoomPlace(cardAt(600, 720), question, desktop)).toEqual({ at: 660, floor: 560 });
});

test('it stays in its place where the question is elsewhere', () => {
  const narrow = { left: 500, right: 900, top: 560 };
  expect(zoomPlace(cardAt(20, 720), narrow, desktop)).toEqual({ at: 80, floor: 720 });
  expect(zoomPlace(cardAt(1300, 720), question, desktop)).toEqual({ at: 1360, floor: 720 });
});

test('on a phone on its side it goes beside the question', () => {
  const beside = { left: 0, right: 330, top: 110 };
  expect(zoomPlace(cardAt(20, 260), beside, { width: 844, height: 390 })).toEqual({ at: 844, floor: 390 });
});

test('where there is no room at all it covers the question', () => {
  const low = { left: 0, right: 360, top: 250 };
  expect(zoomPlace(cardAt(100, 400), low, { width: 360, height: 560 })).toEqual({ at: 160, floor: 400 });
});
