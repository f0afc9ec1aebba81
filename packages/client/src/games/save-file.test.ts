import { decision } from '@peerless/rules';
import { choose, type GameRecord, newMatch, toRecord } from '@peerless/rules/match';
import { saveText } from '@peerless/table';
import { describe, expect, test } from 'vitest';
import { library } from '../library.ts';
import type { KeptGame } from './kept-game.ts';
import { isListable } from './listable.ts';
import { readSaveFile, SaveFileError } from './save-file.ts';

const players = [{ is: 'person' }, { is: 'bot', bot: 'casual' }] as const;

const record = (): GameRecord => {
  const seats = [{ hero: 'alice' }, { hero: 'medusa' }];
  const match = newMatch({ seed: '5', board: 'sarpedon', mode: 'duel', seats }, library());
  for (let n = 0; n < 5; n++) choose(match, decision(match.game)?.options[0]?.key ?? '');
  return toRecord(match);
};

const game = (changes: object = {}): KeptGame => ({
  id: 'abc',
  changed: 0,
  over: false,
  players,
  record: { ...record(), ...changes },
});

const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;

/** Why a file is refused; whatever is wrong with it, it is refused as a file. */
function problem(text: string): string | null {
  try {
    readSaveFile(text);
    return null;
  } catch (error) {
    return error instanceof SaveFileError ? error.problem : String(error);
  }
}

describe('a save', () => {
  test('that is sound opens as it was', () => {
    expect(readSaveFile(saveText(game()))).toEqual({
      record: record(),
      players,
      over: false,
      outcome: null,
      turn: 1,
    });
  });

  test('of bots with a style, and of Sparring as strong as it was, opens too; one of a stranger does not', () => {
    const by = (bot: string): KeptGame => ({ ...game(), players: [{ is: 'person' }, { is: 'bot', bot }] });
    for (const bot of ['skilled:aggressive', 'sparring-640', 'sparring-640:patient', 'skilled-2026'])
      expect(readSaveFile(saveText(by(bot))).players[1]).toEqual({ is: 'bot', bot });
    for (const bot of ['skilled:bold', 'mine']) expect(problem(saveText(by(bot)))).toBe('foreignBot');
  });

  const { config } = record();
  test.each([
    ['a nested setup', { config: 'DEEP' }],
    ['nested heroes', { config: { ...config, seats: [{ hero: 'DEEP' }, { hero: 'DEEP' }] } }],
    ['a nested board', { config: { ...config, board: 'DEEP' } }],
    ['something nested that nobody knows', { more: 'DEEP' }],
    [
      'rules that cannot be said',
      { config: { ...config, options: { victory: { toString: 1, valueOf: 1 } } } },
    ],
    ['a nested seed', { config: { ...config, seed: 'DEEP' } }],
    ['nested choices', { entries: [{ choose: 'DEEP' }] }],
    ['a mode that cannot be said', { config: { ...config, mode: { toString: 1, valueOf: 1 } } }],
    ['a board that cannot be said', { config: { ...config, board: { toString: 1, valueOf: 1 } } }],
    ['seats that are none', { config: { ...config, seats: null } }],
    ['heroes that are lists', { config: { ...config, seats: [{ hero: ['alice'] }, null] } }],
  ])('with %s is damaged', (_, changes) => {
    expect(problem(saveText(game(changes)).replaceAll('"DEEP"', deep))).toBe('damaged');
  });
});

test('a list knows which games it can say something about', () => {
  expect(isListable(game())).toBe(true);
  expect(isListable({ ...game(), over: true })).toBe(true);
  const { config } = record();
  for (const broken of [
    null,
    {},
    { ...config, seats: null },
    { ...config, seats: [null] },
    { ...config, board: 3 },
  ])
    expect(isListable(game({ config: broken }))).toBe(false);
  expect(isListable({ id: 'abc' } as KeptGame)).toBe(false);
});
