import { below, createRng, decision } from '@peerless/rules';
import { choose, newMatch, toRecord, undo, undoFloor } from '@peerless/rules/match';
import { testLibrary } from '@peerless/testkit';
import { expect, test } from 'vitest';
import { momentsOf, tapeOf } from '../src/index.ts';

test('a record is played once and told to anybody, without what was taken back', () => {
  const library = testLibrary();
  const seats = [{ hero: 'medusa' }, { hero: 'king-arthur' }];
  const match = newMatch({ seed: '4', board: 'sarpedon', mode: 'duel', seats }, library);
  const rng = createRng('4');
  let takenBack = 0;
  for (let n = 0; n < 120; n++) {
    const asked = decision(match.game);
    if (asked === null) break;
    const floor = undoFloor(match, asked.player);
    if (n % 5 === 0 && floor < match.line.length) {
      undo(match, asked.player, floor);
      takenBack++;
    } else choose(match, asked.options[below(rng, asked.options.length)]?.key ?? '');
  }
  expect(takenBack).toBeGreaterThan(3);
  const record = toRecord(match);
  const { tape, match: again } = tapeOf(record, library);
  expect(tape.length).toBe(match.line.length + 1);
  expect(toRecord(again)).toEqual(record);
  for (const viewer of [0, 1, 'spectator', 'open'] as const) {
    const moments = momentsOf(record, library, viewer);
    expect(tape.moments(viewer)).toEqual(moments);
    expect(tape.told(viewer)).toEqual(moments.flatMap(({ events }) => events));
    expect(tape.told(viewer, 3, 7)).toEqual(moments.slice(3, 7).flatMap(({ events }) => events));
  }
});
