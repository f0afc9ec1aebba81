import { apply, createRng, decision, isOver, newGame, observe } from '@peerless/rules';
import { testLibrary } from '@peerless/testkit';
import { describe, expect, test } from 'vitest';
import { botNamed } from '../src/index.ts';

/** Doors that a bot works more than once in one maneuver, in a duel on a board full of doors. */
function idleWork(level: string, seed: string, iterations: number, choices: number): string[] {
  const seats = [{ hero: 'dracula' }, { hero: 'beowulf' }];
  const game = newGame({ seed, board: 'heorot', mode: 'duel', seats }, testLibrary());
  const rng = createRng(seed);
  const bots = seats.map(() => botNamed(level));
  const doors = new Set<string>();
  const idle: string[] = [];
  for (let made = 0; made < choices && !isOver(game); made++) {
    const asked = decision(game);
    const bot = bots[asked?.player ?? 0];
    if (asked === null || bot === undefined) break;
    if (asked.prompt !== 'moves') doors.clear();
    const { option } = bot.think(observe(game, asked.player), rng, { iterations });
    const chosen = asked.options[option];
    if (chosen?.type === 'open' || chosen?.type === 'close') {
      if (doors.has(chosen.door)) idle.push(chosen.key);
      doors.add(chosen.door);
    }
    apply(game, option);
  }
  return idle;
}

describe('R-14.2 a bot does not open and close the same door in one maneuver', () => {
  test.each(['1', '2', '3'])('casual, game %s', (seed) => {
    expect(idleWork('casual', seed, 200, 4000)).toEqual([]);
  });
  test('skilled', () => {
    expect(idleWork('skilled', '1', 60, 150)).toEqual([]);
  });
});
