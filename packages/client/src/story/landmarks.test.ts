import type { GameEvent } from '@peerless/rules';
import type { Moment } from '@peerless/table';
import { expect, test } from 'vitest';
import { back, forward, landmarksOf, turnAt } from './landmarks.ts';

const turn = (number: number, seat: number): GameEvent => ({
  type: 'turnStarted',
  cause: {},
  turn: number,
  seat,
});
const action: GameEvent = { type: 'actionStarted', cause: {}, seat: 0, action: 'maneuver', number: 1 };
const moment = (...events: GameEvent[]): Moment => ({ events }) as unknown as Moment;

/** Setup, first turn with two actions, second turn. */
const landmarks = landmarksOf([
  moment(),
  moment(turn(1, 0)),
  moment(action),
  moment(),
  moment(action),
  moment(turn(2, 1)),
  moment(),
]);

test('landmarks tell where turns and actions begin', () => {
  expect(landmarks.turns).toEqual([
    { at: 1, turn: 1, seat: 0 },
    { at: 5, turn: 2, seat: 1 },
  ]);
  expect(landmarks.actions).toEqual([1, 2, 4, 5]);
});

test('steps go by choice, by action and by turn, and stop at both ends', () => {
  expect([0, 3, 6].map((at) => forward(landmarks, at, 'choice'))).toEqual([1, 4, 6]);
  expect([0, 2, 5, 6].map((at) => forward(landmarks, at, 'action'))).toEqual([1, 4, 6, 6]);
  expect([0, 1, 5].map((at) => forward(landmarks, at, 'turn'))).toEqual([1, 5, 6]);
  expect([0, 3].map((at) => back(landmarks, at, 'choice'))).toEqual([0, 2]);
  expect([6, 4, 1].map((at) => back(landmarks, at, 'action'))).toEqual([5, 2, 0]);
  expect([6, 5, 1].map((at) => back(landmarks, at, 'turn'))).toEqual([5, 1, 0]);
});

test('every moment after the setup belongs to a turn', () => {
  expect(turnAt(landmarks, 0)).toBeNull();
  expect(turnAt(landmarks, 4)?.turn).toBe(1);
  expect(turnAt(landmarks, 5)?.turn).toBe(2);
});
