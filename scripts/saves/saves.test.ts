import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isOver, outcome } from '@peerless/rules';
import { fromRecord, type GameRecord, toRecord } from '@peerless/rules/match';
import { turnNumber } from '@peerless/rules/numbers';
import { testLibrary } from '@peerless/testkit';
import { describe, expect, test } from 'vitest';
import { openRecord } from '../../packages/cli/src/records.ts';
import { careerText, readCareerFile } from '../../packages/client/src/career/career-file.ts';
import { byHero } from '../../packages/client/src/career/tallies.ts';
import type { KeptGame } from '../../packages/client/src/games/kept-game.ts';
import { factsOf } from '../../packages/client/src/games/kept-game-facts.ts';
import { gameIn } from '../../packages/client/src/games/link.ts';
import { readSaveFile } from '../../packages/client/src/games/save-file.ts';
import { makeSaves } from './make-saves.ts';

/** Games saved by every release open for ever, and lead to the positions they led to then (decision 0015). */

const folder = fileURLToPath(new URL('../../saves', import.meta.url));
const release = process.env.NEW_SAVES;
if (release !== undefined) makeSaves(`${folder}/${release}`);

const releases = readdirSync(folder);
const KINDS = ['record', 'terminal', 'browser', 'kept', 'link'];

describe.each(releases)('release %s', (version) => {
  const path = (file: string): string => `${folder}/${version}/${file}`;
  const read = (file: string): string => readFileSync(path(file), 'utf8');
  const positions: Readonly<Record<string, string>> = JSON.parse(read('positions.json'));
  const all = readdirSync(`${folder}/${version}`);
  const files = all.filter((file) => KINDS.includes(file.slice(0, file.indexOf('-'))));

  /** The record in a file, as the part of the program that knows such files reads it. */
  function opened(file: string, kind: string): GameRecord {
    const text = read(file);
    if (kind === 'link') return toRecord(gameIn(text.trim()).match);
    if (kind === 'record') return toRecord(openRecord(path(file)).match);
    if (kind === 'kept') return toRecord(fromRecord((JSON.parse(text) as KeptGame).record, testLibrary()));
    // Terminal and browser read each other's files.
    const { record } = readSaveFile(text);
    expect(toRecord(openRecord(path(file)).match)).toEqual(record);
    return record;
  }

  test('has every kind', () => {
    for (const kind of KINDS) expect(files.some((file) => file.startsWith(`${kind}-`))).toBe(true);
    for (const mode of ['duel', 'free-for-all-3', 'free-for-all-4', 'teams-3', 'teams-4'])
      expect(files.some((file) => file.startsWith(`record-${mode}`))).toBe(true);
  });

  test.each(files)('%s', (file) => {
    const kind = file.slice(0, file.indexOf('-'));
    const name = file.slice(kind.length + 1, file.lastIndexOf('.'));
    const record = opened(file, kind);
    expect(record.final).toBe(positions[name]);
    // Written again, it opens again and is the same.
    const match = fromRecord(JSON.parse(JSON.stringify(record)), testLibrary());
    expect(toRecord(match)).toEqual(record);
    expect(isOver(match.game)).toBe(/finished|resigned|timeout|agreed/.test(name));
    if (name === 'duel-resigned') expect(outcome(match.game)).toEqual({ winners: [0], reason: 'resigned' });
    if (name === 'duel-timeout') expect(outcome(match.game)).toEqual({ winners: [1], reason: 'timedOut' });
    if (name === 'duel-agreed') expect(outcome(match.game)).toEqual({ winners: [], reason: 'agreed' });
    if (name === 'duel-rewind') expect(record.entries.some((entry) => 'rewind' in entry)).toBe(true);
    if (name === 'duel-undo') expect(record.entries.some((entry) => 'undo' in entry)).toBe(true);
  });

  test('the list of games tells about a kept one without opening it', () => {
    const game = JSON.parse(read('kept-free-for-all-3-running.json')) as KeptGame;
    expect(factsOf(game, 'en')).toEqual({
      heroes: ['Sinbad', 'Bigfoot', 'Achilles'],
      board: 'Marmoreal',
      turn: turnNumber(fromRecord(game.record, testLibrary()).game),
    });
  });

  const hasCareer = all.includes('career.json');
  test('only the first release knew no career', () => expect(hasCareer).toBe(version !== '0.1.0'));

  if (!hasCareer) return;
  test('a career opens, counts what it counted, and is written as it was', () => {
    const text = read('career.json');
    const career = readCareerFile(text);
    if (typeof career === 'string') throw new Error(`the career is ${career}`);
    expect(Object.fromEntries(byHero(career.rows))).toEqual({ 'king-arthur': { games: 3, won: 1 } });
    expect(career.rows.map(({ result }) => result)).toEqual(['lost', 'won', 'lost']);
    expect(career.rows[0]?.rung).toEqual({ run: 'run', rung: 0, of: 2 });
    expect(career.rows[1]?.challenge).toEqual({ won: false, turns: 9, health: 0 });
    expect(career.acts).toEqual(['rule', 'replay']);
    expect(career.gauntlet?.rungs.map(({ hero }) => hero)).toEqual(['alice', 'sinbad']);
    expect(careerText(career)).toBe(text);
  });
});
