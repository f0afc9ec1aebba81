import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decision } from '@peerless/rules';
import { choose, resign, toRecord } from '@peerless/rules/match';
import { type Player, saveText } from '@peerless/table';
import { afterAll, describe, expect, test } from 'vitest';
import type { Io } from '../packages/cli/src/io.ts';
import { loadTable, saveTable } from '../packages/cli/src/play/saves.ts';
import { openTable, type Table } from '../packages/cli/src/play/table.ts';
import { openRecord } from '../packages/cli/src/records.ts';
import { readSaveFile, SaveFileError, saveFileName } from '../packages/client/src/games/save-file.ts';

/** Games saved in the terminal open in the browser, and the other way round. */

const home = mkdtempSync(join(tmpdir(), 'peerless-saves-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const io = { home } as Io;

const players: Player[] = [{ is: 'bot', bot: 'skilled' }, { is: 'person' }];

/** A game of the terminal after some choices. */
function played(choices: number): Table {
  const seats = [{ hero: 'medusa' }, { hero: 'king-arthur' }];
  const table = openTable('test', { seed: 'a1', board: 'sarpedon', mode: 'duel', seats }, players);
  for (let n = 0; n < choices; n++) {
    const options = decision(table.host.match.game)?.options ?? [];
    choose(table.host.match, options[n % options.length]?.key ?? '');
  }
  return table;
}

const problemOf = (text: string): string => {
  try {
    readSaveFile(text);
  } catch (error) {
    if (error instanceof SaveFileError) return error.message;
    throw error;
  }
  return 'none';
};

describe('the terminal writes, the browser reads', () => {
  test('a save in the middle of a game, with its players', () => {
    const table = played(40);
    const game = readSaveFile(readFileSync(saveTable(table, io), 'utf8'));
    expect(game).toMatchObject({ record: toRecord(table.host.match), players, over: false });
  });

  test('a game that is over', () => {
    const table = played(5);
    resign(table.host.match, 0);
    expect(readSaveFile(readFileSync(saveTable(table, io), 'utf8')).over).toBe(true);
  });

  test('a bare record, played by one person', () => {
    const { match } = played(7).host;
    const game = readSaveFile(JSON.stringify(toRecord(match)));
    expect(game.players).toEqual([{ is: 'person' }, { is: 'bot', bot: 'casual' }]);
  });
});

test('the browser writes, the terminal reads and goes on', () => {
  const { match } = played(40).host;
  const record = toRecord(match);
  const path = join(home, 'games', saveFileName(record));
  writeFileSync(path, saveText({ players, record }));
  expect(toRecord(openRecord(path).match)).toEqual(record);
  const table = loadTable('medusa-arthur', io);
  expect(table.host.players).toEqual(players);
  expect(toRecord(table.host.match)).toEqual(record);
});

describe('files that are none', () => {
  const record = toRecord(played(12).host.match);
  const save = (change: object) => JSON.stringify({ format: 'peerless-save-1', players, record, ...change });
  test.each([
    ['noGame', 'hello'],
    ['noGame', ''],
    ['noGame', 'null'],
    ['noGame', '{"format":"png"}'],
    ['damaged', save({ record: null })],
    ['damaged', save({ players: [{ is: 'person' }] })],
    ['damaged', save({ players: [{ is: 'bot', bot: 'x'.repeat(41) }, { is: 'person' }] })],
    ['foreignBot', save({ players: [{ is: 'bot', bot: 'grandmaster' }, { is: 'person' }] })],
    ['damaged', save({ record: { ...record, entries: record.entries.slice(1) } })],
    ['damaged', save({ record: { ...record, final: '0' } })],
    ['damaged', save({ record: { format: 'peerless-1' } })],
    ['damaged', save({ record: { format: 'peerless-2' } })],
    ['damaged', save({ record: { ...record, config: { ...record.config, mode: { toString: 1 } } } })],
    ['otherVersion', save({ record: { ...record, rulesVersion: record.rulesVersion + 1, final: '0' } })],
    ['otherVersion', save({ record: { ...record, content: { ...record.content, board: '0' }, final: '0' } })],
    ['otherVersion', save({ record: { ...record, config: { ...record.config, board: 'moon' } } })],
    [
      'otherVersion',
      save({
        record: {
          ...record,
          config: { ...record.config, seats: record.config.seats.map((seat) => ({ ...seat, hero: 'moon' })) },
          content: { ...record.content, heroes: { moon: '0' } },
        },
      }),
    ],
    ['damaged', save({ record: { ...record, config: null } })],
    ['none', save({})],
    // Older rules do not matter as long as the game comes out the same.
    ['none', save({ record: { ...record, rulesVersion: 1 } })],
  ])('%s (%#)', (problem, text) => {
    expect(problemOf(text)).toBe(problem);
  });
});

test('a file that no longer fits says what has changed, so that the table can say it in its language', () => {
  const record = { ...toRecord(played(12).host.match), rulesVersion: 1, final: '0' };
  const read = (): unknown => readSaveFile(JSON.stringify({ format: 'peerless-save-1', players, record }));
  const since = { rules: 1, heroes: [], board: null };
  expect(read).toThrow(expect.objectContaining({ why: { is: 'changed', since, choice: null } }));
});
