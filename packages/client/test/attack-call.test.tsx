import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { AttackCall } from '../src/game/attack-call.tsx';
import { changeSettings } from '../src/settings/settings.ts';
import { drawnAt, read } from './drawn.tsx';
import { playedGame } from './played-game.ts';

const { moments, names } = playedGame(['medusa', 'king-arthur'], '3');
const declares = moments.filter(({ events }) => events.some(({ type }) => type === 'attackDeclared'));
const called = (at: number) =>
  drawnAt(names, <AttackCall moment={declares[at] ?? fail()} names={names} />).place;

function fail(): never {
  throw new Error('nobody attacks');
}

afterEach(() => act(() => changeSettings({ speed: 'normal' })));

test('an attack is called as long as it waits for its defense', () => {
  expect(declares.length).toBeGreaterThan(3);
  for (const at of declares.keys()) expect(read(called(at))).toMatch(/ attacks /);
});

test('one that was answered already is told as a combat', () => {
  const [{ events, view } = fail()] = declares;
  const answered = { events, view: { ...view, combat: null } };
  expect(read(drawnAt(names, <AttackCall moment={answered} names={names} />).place)).toBe('');
});

test('nothing is called where nothing takes time', () => {
  changeSettings({ speed: 'instant' });
  for (const at of declares.keys()) expect(read(called(at))).toBe('');
});
