import { newMatch, RecordError, toRecord } from '@peerless/rules/match';
import { testLibrary } from '@peerless/testkit';
import { expect, test } from 'vitest';
import { openSave, SaveError, saveStem, saveText } from '../src/index.ts';

const library = testLibrary();
const match = newMatch(
  { seed: '1', board: 'sarpedon', mode: 'duel', seats: [{ hero: 'medusa' }, { hero: 'king-arthur' }] },
  library,
);
const record = toRecord(match);
const players = [{ is: 'person' }, { is: 'bot', bot: 'casual' }] as const;

test('a save is read as it was written; a bare record says nothing of its players', () => {
  const { players: read, match: again } = openSave(JSON.parse(saveText({ players, record })), library);
  expect(read).toEqual(players);
  expect(toRecord(again)).toEqual(record);
  expect(openSave(record, library).players).toBeNull();
  expect(saveStem(record)).toBe('medusa-arthur');
});

test.each([
  ['noGame', null],
  ['noGame', []],
  ['noGame', { format: 'chess-1' }],
  ['noRecord', { format: 'peerless-save-1', players }],
  ['noRecord', { format: 'peerless-save-1', players, record: { format: 'peerless-0' } }],
  ['players', { format: 'peerless-save-1', record }],
  ['players', { format: 'peerless-save-1', record, players: players.slice(1) }],
  ['players', { format: 'peerless-save-1', record, players: [{ is: 'person' }, { is: 'bot', bot: 7 }] }],
  ['players', { format: 'peerless-save-1', record, players: [{ is: 'person' }, null] }],
])('%s: %j', (problem, json) => {
  expect(() => openSave(json, library)).toThrow(new SaveError(problem as SaveError['problem']));
});

test('a damaged record is refused as such', () => {
  expect(() => openSave({ ...record, entries: 'none' }, library)).toThrow(RecordError);
});
