import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeFolder } from '../src/files.ts';
import { CLEAR } from '../src/play/alternate-screen.ts';
import { sentence } from '../src/sentence.ts';
import { indented } from '../src/style.ts';
import { anybody, DUEL, inFolder, peerless, refusal } from './terminal.ts';

const home = (name: string) => ({ home: inFolder(name) });
const PLACED = ['27', '32', '31'];

describe('where spaces are chosen, a number is a space', () => {
  test('when fighters are placed', async () => {
    const { out } = await peerless(DUEL, { ...home('place'), typed: ['1', '3', '27', 'c32', '031'] });
    expect(out).toContain('Space 1 cannot be chosen now');
    expect(out).toContain('Space 3 cannot be chosen now');
    expect(out).toContain('Harpy 1 is placed in space 27.');
    expect(out).toContain('Harpy 2 is placed in space 32.');
    expect(out).toContain('Harpy 3 is placed in space 31.');
  });

  test('when several fighters may move, each has a letter that it keeps', async () => {
    const moves = ['1', 'none', '10', 'b 17', 'harpy 2 35', 'me 10', '33', 'c'];
    const { out } = await peerless(DUEL, { ...home('moves'), typed: [...PLACED, ...moves] });
    expect(out).toContain('"10" does not say who moves: type a10 or b10.');
    expect(out).toContain('Harpy 1 moves from space 27 to space 17.');
    expect(out).toContain('Harpy 2 moves from space 32 to space 35.');
    expect(out).toContain('Medusa moves from space 18 to space 10.');
    // Only Harpy 3 is left, so that a number is enough.
    expect(out).toContain('Harpy 3 moves from space 31 to space 33.');
    expect(out).toContain('Your choice (who and a space such as a1, done, or ? for help):');
  });

  test('the steps to a space are no number to type', async () => {
    const { out } = await peerless(DUEL, {
      ...home('steps'),
      typed: [...PLACED, '1', 'none', 'harpy 1 2', 'd 2'],
    });
    expect(out).toContain('Harpy 1 cannot go to space 2: type who and a space such as a');
    expect(out).toContain('Harpy 3 cannot go to space 2: type who and a space such as a');
  });

  test('doors and other things beside spaces are words', async () => {
    const words = [
      'play',
      '--heroes',
      'king-arthur,medusa',
      '--board',
      'heorot',
      '--bots',
      'none',
      '--seed',
      '3',
    ];
    const { out } = await peerless(words, { ...home('doors'), answer: anybody(3, [], 120) });
    expect(out).toMatch(/^open-1 |^close-1 |^done$/m);
    expect(out).not.toMatch(/^ +\d+ (Open|Close) /m);
  });
});

describe('saves', () => {
  test('a folder that cannot be written gets one warning, and play goes on', async () => {
    writeFileSync(inFolder('a-file'), '');
    const { code, out, err } = await peerless(DUEL, {
      home: inFolder('a-file/home'),
      typed: [...PLACED, '1', 'none', 'save here'],
    });
    expect(code).toBe(0);
    expect(err).toMatch(/^This game is not being saved\. Cannot make the folder [^\n]*\n$/);
    expect(out).toContain('Move your fighters.');
    expect(out).toContain('Cannot make the folder');
    expect(out).toContain('The game was not saved.');
  });

  test('folders are made one by one, and never below /proc', () => {
    expect(() => makeFolder('/proc/peerless/a/b')).toThrow('Cannot make the folder /proc/peerless');
    makeFolder(inFolder('one/by/one'));
    expect(existsSync(inFolder('one/by/one'))).toBe(true);
  });

  test('the list says what state each game is in', async () => {
    const at = home('list');
    await peerless([...DUEL, '--name', 'going'], { ...at, typed: ['27'] });
    await peerless([...DUEL, '--name', 'over'], { ...at, typed: ['resign', 'y'] });
    mkdirSync(join(at.home, 'games', 'folder.json'));
    writeFileSync(join(at.home, 'games', 'cut.json'), '{"format":');
    writeFileSync(join(at.home, 'games', 'empty.json'), '{"format":"peerless-save-1"}');
    const { out } = await peerless(['play', '--games'], at);
    expect(out).toMatch(
      /^ {2}going: Medusa – King Arthur on Sarpedon, duel; 1 choice; \d{4}-\d\d-\d\d \d\d:\d\d$/m,
    );
    expect(out).toMatch(/^ {2}over: .* 1 choice, finished; /m);
    expect(out).toContain('folder: unreadable: it is a folder');
    expect(out).toContain('cut: damaged: it is no JSON file');
    expect(out).toContain(
      'empty: damaged: this saved game is damaged: its record should be of format "peerless-2"',
    );
    expect((await peerless(['play', '--resume'], at)).out).toContain('Resuming going.');
    expect(await refusal(['play', '--resume', 'folder'], at)).toMatch(/^Cannot read .*: it is a folder\.$/);
  });

  test('without a game that can go on there is nothing to resume', async () => {
    const at = home('all-over');
    await peerless([...DUEL, '--name', 'over'], { ...at, typed: ['resign', 'y'] });
    expect(await refusal(['play', '--resume'], at)).toMatch(/^None of the saved games \(1\) can go on;/);
  });

  test('the path of a saved game goes on in that file', async () => {
    const at = home('path');
    await peerless([...DUEL, '--name', 'mine'], { ...at, typed: ['27'] });
    const file = join(at.home, 'games', '..', 'games', 'mine.json');
    const { out } = await peerless(['play', '--resume', file], { ...at, typed: ['32'] });
    expect(out).toContain('Resuming mine.');
    expect(JSON.parse(readFileSync(file, 'utf8')).record.entries).toHaveLength(2);
  });
});

describe('nothing is ignored', () => {
  test('on the command line', async () => {
    expect(await refusal(['play', '--bots', 'random,casual'])).toBe(
      '2 bots are too many: this mode has 1 player beside you.',
    );
    expect(await refusal(['play', '--heroes', 'alice,'])).toContain('has an empty entry');
    expect(await refusal(['play', '--resume', 'x', '--heroes', 'alice'])).toBe(
      '--resume does not go with --heroes: a saved game brings its own.',
    );
    expect(await refusal(['play', '--games', '--board', 'soho'])).toContain(
      '--games does not go with --board',
    );
    expect(await refusal(['draw', 'soho', '--view', 'open'])).toContain('does not go with --view');
    expect(await refusal(['draw', 'soho', '--number', '2'])).toContain('does not go with --number');
    expect(await refusal(['draw', 'foo'])).toContain('There is no board, scenario or saved game "foo"');
    expect(await refusal(['draw', 'soho', '--out', ''])).toContain('--out is empty');
    expect(await refusal(['play', '--board', 'nowhere-at-all'])).toContain('sarpedon');
  });

  test('at the table', async () => {
    const typed = [
      '27',
      '32',
      'undo 5',
      'undo 2',
      '22',
      'discard 2',
      'hand all',
      'undo x',
      'card foo',
      'log no/where.txt',
    ];
    const { out } = await peerless(DUEL, { ...home('ignored'), typed });
    expect(out).toContain('Only 2 choices can be taken back now, not 5.');
    expect(out).toContain('Took back 2 choices.');
    expect(out).toContain('Harpy 1 is placed in space 22.');
    expect(out).toContain('"discard" takes nothing after it; leave "2" out.');
    expect(out).toContain('"hand" takes nothing after it; leave "all" out.');
    expect(out).toContain('"undo" is a whole number');
    expect(out).toContain('Unknown card "foo".');
    expect(out).toContain('Cannot write no/where.txt: there is no folder no.');
    expect(existsSync('no')).toBe(false);
  });
});

describe('why CARD', () => {
  test('speaks of what is asked now', async () => {
    const typed = ['why feint', ...PLACED, 'why feint', '1', 'why the hounds'];
    const { out } = await peerless(DUEL, { ...home('why-now'), typed });
    expect(out).toContain(
      'Now this is asked: Choose a starting space for Harpy 1. Feint is no answer to that.',
    );
    expect(out).toContain('Feint can be played now.');
    expect(out.replace(/\s+/g, ' ')).toContain(
      'The Hounds of Mighty Zeus can be chosen now: BOOST this maneuver with a card?',
    );
  });

  test.each([80, 100])('stays within %i columns, without the sources of rules', async (width) => {
    const typed = [...PLACED, 'why the hounds', '1', '2', 'why', 'discard', 'done', 'why'];
    const { out } = await peerless(DUEL, { ...home(`wrap-${width}`), width, typed });
    const told = out.split('\n').filter((line) => !line.startsWith('The game is saved'));
    expect(Math.max(...told.map((line) => [...line].length))).toBeLessThanOrEqual(width);
    expect(out).toContain('R-8.2');
    expect(out).not.toMatch(/\(\d{3}\b/);
    expect(out).not.toContain('derived');
  });

  test('what is broken goes on below its beginning', () => {
    expect(indented('a b c', 12, '  ', 'Medusa: ')).toBe('Medusa: a b\n  c');
  });
});

describe('low screens', () => {
  test.each([
    [80, 24],
    [100, 30],
    [120, 38],
  ])('%i × %i show the board and the question', async (width, height) => {
    const screens: string[] = [];
    const { out } = await peerless(DUEL, {
      ...home(`low-${width}`),
      width,
      height,
      isTerminal: true,
      typed: [...PLACED, '1', '2', 'a10'],
    });
    screens.push(...out.split(CLEAR).slice(2));
    expect(screens).toHaveLength(7);
    for (const screen of screens) {
      const shown = screen.split(/Your choice/)[0] ?? '';
      expect(shown.split('\n').length).toBeLessThanOrEqual(height);
      expect(shown).toMatch(/^ +1[ •]/m);
      expect(shown).toMatch(/Choose|BOOST this|Move your/);
    }
  });
});

test('only plain words get a large letter', () => {
  expect(sentence('unknown hero "x"')).toBe('Unknown hero "x".');
  for (const text of [
    'play[1].attack: no',
    'package.json: no',
    'a/b c',
    'expect: no',
    'x.yaml:3: no',
    '--out is empty',
  ])
    expect(sentence(text)).toBe(`${text}.`);
});

describe('pictures', () => {
  test('show passages under fighters, legible marks, and names that fit', async () => {
    const yaml = inFolder('passage.yaml');
    const seats = [
      'board: baskerville-manor\nseats:\n  - hero: sherlock-holmes\n    fighters: { sherlock-holmes: SPACE, dr-watson: OTHER }',
      '  - hero: medusa\n    fighters: { medusa: THIRD, harpy-1: defeated, harpy-2: defeated, harpy-3: defeated }',
    ].join('\n');
    const board = JSON.parse((await peerless(['boards', 'baskerville-manor', '--json'])).out)[0];
    const passage = board.spaces.find((space: { passage?: boolean }) => space.passage).id;
    const others = board.spaces
      .map((space: { id: number }) => space.id)
      .filter((id: number) => id !== passage);
    writeFileSync(
      yaml,
      seats.replace('SPACE', `${passage}`).replace('OTHER', `${others[0]}`).replace('THIRD', `${others[1]}`),
    );
    const { out, err } = await peerless(['draw', yaml]);
    expect(err).toBe('');
    expect(out.match(/<g class="passage">/g)).toHaveLength(1);
    const sizes = [...out.matchAll(/font-size="([\d.]+)"/g)].map((found) => Number(found[1]));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(9);
    expect(out).toContain('Harpy 1  defeated');
  });

  test('are as high as the list of the fighters beside them', async () => {
    const words = [
      'play',
      '--heroes',
      'medusa,medusa,medusa,medusa',
      '--bots',
      'none',
      '--seed',
      '1',
      '--name',
      'four',
    ];
    await peerless(words, { ...home('four'), typed: ['', 'save'] });
    const { out } = await peerless(['draw', 'four'], home('four'));
    const height = Number(/ height="([\d.]+)"/.exec(out)?.[1]);
    const lines = [...out.matchAll(/<text [^>]*y="([\d.]+)"/g)].map((found) => Number(found[1]));
    expect(Math.max(...lines)).toBeLessThan(height);
    expect(out).toContain('not placed yet');
  });
});
