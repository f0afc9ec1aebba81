import { apply, createRng, decision, isOver, newGame, observe } from '@peerless/rules';
import { testLibrary } from '@peerless/testkit';
import { expect, test } from 'vitest';
import { botNamed } from '../src/index.ts';

test('R-14.2 a bot does not open and close the same door in one maneuver', () => {
  const worked: string[] = [];
  const seats = [{ hero: 'dracula' }, { hero: 'beowulf' }];
  for (const seed of ['1', '2', '3']) {
    const game = newGame({ seed, board: 'heorot', mode: 'duel', seats }, testLibrary());
    const rng = createRng(seed);
    const doors = new Set<string>();
    while (!isOver(game)) {
      const asked = decision(game);
      if (asked === null) break;
      if (asked.prompt !== 'moves') doors.clear();
      const { option } = botNamed('casual').think(observe(game, asked.player), rng);
      const chosen = asked.options[option];
      if (chosen?.type === 'open' || chosen?.type === 'close') {
        if (doors.has(chosen.door)) worked.push(`${seed}: ${chosen.key}`);
        doors.add(chosen.door);
      }
      apply(game, option);
    }
  }
  expect(worked).toEqual([]);
});
