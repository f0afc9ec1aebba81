import { expect, test } from 'vitest';
import {
  type Camera,
  type Frame,
  freestCorner,
  isBetterTurned,
  kept,
  MAX_ZOOM,
  panned,
  pinched,
  pointAt,
  showing,
  wholeBoard,
  windowOf,
  zoomed,
  zoomStep,
} from './camera.ts';

const frame: Frame = { board: { width: 1000, height: 600 }, box: { width: 500, height: 500 } };
const whole = wholeBoard(frame.board);

test('the whole board stands in the middle of its box', () => {
  expect(windowOf(whole, frame)).toEqual({ x: 0, y: -200, width: 1000, height: 1000 });
});

test('zooming keeps the point under the finger, as far as the board goes', () => {
  const at = { x: 400, y: 300 };
  const near = zoomed(whole, 2, at, frame);
  const { x, width } = windowOf(near, frame);
  expect((at.x - x) / width).toBeCloseTo(0.4);
  expect(zoomed(near, 0.1, at, frame)).toEqual(whole);
  expect(zoomed(near, 100, at, frame).zoom).toBe(MAX_ZOOM);
});

test('two fingers keep hold of what is between them', () => {
  const [still, before, now] = [
    { x: 200, y: 250 },
    { x: 240, y: 250 },
    { x: 280, y: 250 },
  ];
  const near = pinched(whole, still, before, now, frame);
  expect(near.zoom).toBe(2);
  expect(pointAt(near, { x: 240, y: 250 }, frame).x).toBeCloseTo(pointAt(whole, { x: 220, y: 250 }, frame).x);
});

test('nobody leaves the board', () => {
  const near: Camera = { zoom: 2, x: 500, y: 300 };
  expect(panned(near, 9999, 0, frame).x).toBe(250);
  expect(panned(near, -9999, 0, frame).x).toBe(750);
  expect(panned(whole, 50, 50, frame)).toEqual(whole);
  expect(kept({ zoom: 0.2, x: 0, y: 0 }, frame)).toEqual(whole);
});

test('a space outside comes into view, one inside stays', () => {
  const near: Camera = { zoom: 4, x: 500, y: 300 };
  expect(showing(near, { x: 500, y: 300 }, 40, frame)).toEqual(near);
  expect(showing(near, { x: 700, y: 300 }, 40, frame).x).toBe(615);
});

test('the first step of zooming makes spaces 44 pixels wide', () => {
  expect(zoomStep(whole, 20, frame)).toBe(2.2);
  expect(zoomStep({ ...whole, zoom: 2.2 }, 20, frame)).toBe(1.4);
});

test('a button over the board takes the upper corner where it hides least', () => {
  const board = { width: 1000, height: 600 };
  const box = { width: 500, height: 300 };
  expect(freestCorner([{ x: 50, y: 50 }], { board, box })).toBe(1);
  expect(freestCorner([{ x: 950, y: 50 }], { board, box })).toBe(0);
});

test('a board that is turned stays so when it loses a line or two of its room', () => {
  const board = { width: 1000, height: 600 };
  expect(isBetterTurned(board, { width: 390, height: 400 }, false, true)).toBe(true);
  expect(isBetterTurned(board, { width: 390, height: 360 }, false, true)).toBe(true);
  expect(isBetterTurned(board, { width: 390, height: 300 }, false, true)).toBe(false);
  expect(isBetterTurned(board, { width: 844, height: 390 }, false, true)).toBe(false);
});

test('a board is turned where that gives it more room, also when a question comes', () => {
  const board = { width: 1000, height: 600 };
  const isTurned = (width: number, height: number, isSteady = false): boolean =>
    isBetterTurned(board, { width, height }, isSteady);
  expect(isTurned(390, 480)).toBe(true);
  expect(isTurned(390, 400)).toBe(false);
  expect(isTurned(390, 400, true)).toBe(true);
  expect(isTurned(390, 392, true)).toBe(false);
  expect(isTurned(900, 600, true)).toBe(false);
});
