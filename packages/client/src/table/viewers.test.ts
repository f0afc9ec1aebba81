import type { Player } from '@peerless/table';
import { expect, test } from 'vitest';
import { playedGame } from '../../test/played-game.ts';
import { isOpen, viewersOf } from './viewers.ts';

const person: Player = { is: 'person' };
const bot: Player = { is: 'bot', bot: 'casual' };

test('a finished game may be seen by everybody', () => {
  expect(viewersOf(true, [person, person], 2)).toEqual(['open', 0, 1, 'spectator']);
  expect(viewersOf(true, null, 2)).toEqual(['open', 0, 1, 'spectator']);
});

test('bots among themselves have no secrets', () => {
  expect(viewersOf(false, [bot, bot, bot], 3)).toEqual(['open', 0, 1, 2, 'spectator']);
});

test('a running game shows the hand of the only person, and no others', () => {
  expect(viewersOf(false, [bot, person], 2)).toEqual([1, 'spectator']);
  expect(isOpen(viewersOf(false, [bot, person], 2))).toBe(false);
});

test('a running game of several people, or of nobody knows whom, shows no hand', () => {
  expect(viewersOf(false, [person, bot, person], 3)).toEqual(['spectator']);
  expect(viewersOf(false, null, 2)).toEqual(['spectator']);
});

test('what these viewers see holds no card of another hand', () => {
  const others = (viewer: 'spectator' | 1) =>
    playedGame(['alice', 'medusa'], '5', viewer, 40).moments.flatMap(({ view }) =>
      view.seats.filter(({ player }) => player !== viewer).flatMap(({ hand }) => hand),
    );
  expect(others('spectator')).toEqual([]);
  expect(others(1)).toEqual([]);
});
