import { describe, expect, test } from 'vitest';
import { playedGame } from '../../test/played-game.ts';
import { linesOf } from './lines.ts';
import { newMoments, spoken, worthSaying } from './speech.ts';

const { moments, names } = playedGame(['medusa', 'king-arthur'], '3');
const lines = linesOf(moments, names);

describe('what is read aloud', () => {
  test('is everything, if it is little', () => {
    expect(worthSaying(lines.slice(0, 5), 8)).toEqual(lines.slice(0, 5));
  });
  test('is what matters most, in order', () => {
    const attack = lines.findIndex(({ event }) => event.type === 'attackDeclared');
    const some = lines.slice(attack, attack + 14);
    const said = worthSaying(some, 5);
    expect(said).toHaveLength(5);
    expect(said.map((line) => some.indexOf(line))).toEqual(
      said.map((line) => some.indexOf(line)).toSorted((a, b) => a - b),
    );
    expect(said.some(({ event }) => event.type === 'combatResolved')).toBe(true);
    expect(said.some(({ event }) => event.type === 'discarded')).toBe(false);
  });
  test('names the cause', () => {
    const line = lines.find(({ source }) => source !== '');
    expect(line && spoken(line)).toMatch(/\(.+\)\.$/);
  });
});

describe('new moments', () => {
  test('are those after the known ones', () => {
    expect(newMoments(moments.slice(0, 4), moments)).toBe(4);
  });
  test('are none after taking back or at another place of the game', () => {
    expect(newMoments(moments, moments.slice(0, 4))).toBe(4);
    expect(newMoments(moments.slice(1, 5), moments)).toBe(moments.length);
    expect(newMoments([], moments)).toBe(moments.length);
  });
});
