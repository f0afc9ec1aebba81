import { decision } from '@peerless/rules';
import { newMatch, resign, toRecord } from '@peerless/rules/match';
import { expect, test } from 'vitest';
import { library } from '../library.ts';
import { keptOf } from './kept-game.ts';
import { outcomeOf } from './use-outcome.ts';

const match = () =>
  newMatch(
    { seed: '5', board: 'sarpedon', mode: 'duel', seats: [{ hero: 'alice' }, { hero: 'medusa' }] },
    library(),
  );

test('a finished game tells who won, a running one or a foreign one nothing', () => {
  const resigned = match();
  expect(decision(resigned.game)).not.toBeNull();
  expect(outcomeOf({ record: toRecord(resigned) })).toBeNull();
  resign(resigned, 0);
  expect(outcomeOf({ record: toRecord(resigned) })?.winners).toEqual([1]);
  // What was kept with the game need not be played again.
  expect(outcomeOf({ ...keptOf(resigned), record: { ...toRecord(resigned), final: '0' } })?.winners).toEqual([
    1,
  ]);
  expect(outcomeOf({ record: { ...toRecord(resigned), final: '0' } })).toBeNull();
});
