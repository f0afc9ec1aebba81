import type { GameEvent } from '@peerless/rules';
import { describe, expect, test } from 'vitest';
import { playedGame } from '../../test/played-game.ts';
import { afterCombat, soundsOf } from './sounds-of.ts';

const cause = {};
const hurt = { type: 'damaged', fighter: 'medusa', amount: 2, kind: 'combat', health: 9, cause } as const;
const ended = (...winners: number[]): GameEvent => ({
  type: 'gameEnded',
  outcome: { winners, reason: 'defeat' },
  cause,
});

describe('what events sound like', () => {
  test('the same twice is heard once', () => {
    expect(soundsOf([hurt, hurt], [])).toEqual(['hit']);
  });
  test('an attack that is blocked', () => {
    expect(soundsOf([{ type: 'combatResolved', attack: 2, defense: 3, damage: 0, cause }], [])).toEqual([
      'clash',
    ]);
  });
  test('only the own turn is called', () => {
    const turn: GameEvent = { type: 'turnStarted', seat: 1, turn: 4, cause };
    expect(soundsOf([turn], [1])).toEqual(['turn']);
    expect(soundsOf([turn], [0])).toEqual([]);
  });
  test('the end is heard alone, and by each side its own', () => {
    expect(soundsOf([hurt, ended(0)], [0])).toEqual(['win']);
    expect(soundsOf([hurt, ended(0)], [1])).toEqual(['lose']);
    expect(soundsOf([ended(0)], [])).toEqual(['win']);
    expect(soundsOf([ended()], [0])).toEqual([]);
  });
  test('after a combat only what follows it', () => {
    expect(soundsOf(afterCombat([hurt, ended(0)]), [0])).toEqual(['win']);
    expect(afterCombat([hurt])).toEqual([]);
  });
  test('never many at once', () => {
    const { moments } = playedGame(['medusa', 'king-arthur'], '3');
    for (const { events } of moments) expect(soundsOf(events, [0]).length).toBeLessThanOrEqual(4);
  });
});
