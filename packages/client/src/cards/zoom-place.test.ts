import { expect, test } from 'vitest';
import { type Box, type ZoomScreen, zoomPlace } from './zoom-place.ts';

const screenOf = (width: number, height: number, isRemarked = false): ZoomScreen => ({
  width,
  height,
  rem: 16,
  isRemarked,
});
const desktop = screenOf(1440, 900);
const question = { left: 288, right: 1104, top: 560 };
const cardAt = (left: number, top: number, width = 120): Box => ({ left, right: left + width, top });

test('a card is enlarged above its place', () => {
  expect(zoomPlace(cardAt(600, 720), null, desktop)).toEqual({ at: 660, floor: 720, width: 320 });
});

test('it lies above the question, not on it', () => {
  expect(zoomPlace(cardAt(600, 720), question, desktop)).toEqual({ at: 660, floor: 560, width: 320 });
});

test('it stays in its place where the question is elsewhere', () => {
  const narrow = { left: 500, right: 900, top: 560 };
  expect(zoomPlace(cardAt(20, 720), narrow, desktop)).toMatchObject({ at: 80, floor: 720 });
  expect(zoomPlace(cardAt(1300, 720), question, desktop)).toMatchObject({ at: 1360, floor: 720 });
});

test('on a phone on its side it goes beside the question', () => {
  const beside = { left: 0, right: 330, top: 110 };
  expect(zoomPlace(cardAt(20, 260, 90), beside, screenOf(844, 390))).toMatchObject({ at: 844, floor: 390 });
});

test('where there is no room at all it covers the question', () => {
  const low = { left: 0, right: 600, top: 250 };
  expect(zoomPlace(cardAt(100, 400), low, screenOf(600, 560))).toMatchObject({ at: 160, floor: 400 });
});

test.each([
  ['390 × 844', 390, 844, Math.floor(0.84 * 390)],
  ['360 × 640', 360, 640, Math.floor((0.6 * 640 * 5) / 7)],
])('on a phone of %s it fills 84 %% of the width or 60 %% of the height', (_, width, height, filled) => {
  for (const isRemarked of [false, true]) {
    const place = zoomPlace(cardAt(100, 700), question, screenOf(width, height, isRemarked));
    expect(place).toMatchObject({ at: width / 2, width: filled });
    const top = place.floor - (filled * 7) / 5 - (isRemarked ? 80 : 0);
    expect(top).toBeGreaterThan(16);
    expect(place.floor).toBeLessThan(height - 16);
  }
});

/** Tables as they are laid out: the width of a card in the hand, where the hand begins, where the question does. */
test.each([
  ['1280 × 720', 1280, 720, 112, 550, 330],
  ['1280 × 720, a long question', 1280, 720, 112, 550, 180],
  ['1366 × 768', 1366, 768, 119, 585, 360],
  ['1440 × 900', 1440, 900, 140, 690, 480],
  ['1920 × 1080', 1920, 1080, 167, 830, 600],
  ['a phone', 390, 844, 112, 670, 430],
  ['a phone on its side', 844, 390, 90, 250, 110],
])(
  '%s: at least 1.8 times the card in the hand, and within the screen',
  (_name, width, height, card, top, asked) => {
    for (const isRemarked of [false, true])
      for (const left of [4, width / 2, width - card - 4]) {
        const box = { left: 16, right: width - 16, top: asked };
        const place = zoomPlace(cardAt(left, top, card), box, screenOf(width, height, isRemarked));
        expect(place.width / card).toBeGreaterThanOrEqual(1.8);
        expect(place.width).toBeLessThanOrEqual(width - 24);
        expect(place.floor).toBeLessThanOrEqual(height);
        expect((place.width * 7) / 5 + (isRemarked ? 80 : 0)).toBeLessThanOrEqual(place.floor - 16);
      }
  },
);
