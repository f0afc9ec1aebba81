import type { HeroDef } from '@peerless/language';
import { testHeroes, testLibrary } from '@peerless/testkit';
import { describe, expect, test } from 'vitest';
import {
  choose,
  fromRecord,
  type GameRecord,
  hash,
  type Match,
  newMatch,
  type RecordError,
  toRecord,
  undo,
  undoFloor,
} from '../src/entries/match.ts';
import {
  createLibrary,
  decision,
  type GameConfig,
  type Library,
  newGame,
  PeerlessError,
} from '../src/index.ts';

const library = testLibrary();
const boards = [...library.boards.values()];
const duel: GameConfig = {
  seed: '11',
  board: 'sarpedon',
  mode: 'duel',
  seats: [{ hero: 'king-arthur' }, { hero: 'medusa' }],
};

const keys = (match: Match): string[] => decision(match.game)?.options.map(({ key }) => key) ?? [];

function played(choices: number, config: GameConfig = duel): Match {
  const match = newMatch(config, library);
  for (let n = 0; n < choices; n++) choose(match, keys(match).at(n % 3) ?? keys(match)[0] ?? '');
  return match;
}

const copy = (record: GameRecord) => JSON.parse(JSON.stringify(record));

/** What a record is refused with; every refusal is one short sentence. */
function refusal(record: unknown, from: Library = library): string {
  try {
    fromRecord(record, from);
  } catch (error) {
    if (!(error instanceof PeerlessError)) throw error;
    expect(error.message.length).toBeLessThan(400);
    return error.message;
  }
  return 'opened';
}

/** Our heroes, one of them changed. */
function libraryWith(slug: string, change: (hero: HeroDef) => HeroDef): Library {
  const heroes = testHeroes.map((hero) => (hero.slug === slug ? change(hero) : hero));
  return createLibrary({ heroes, boards, check: 'later' });
}

describe('a record', () => {
  const record = toRecord(played(40));

  test('has the setup, the choices, what they were played with and where they led, and nothing else', () => {
    expect(Object.keys(record)).toEqual(['format', 'rulesVersion', 'config', 'content', 'entries', 'final']);
    expect(Object.keys(record.content.heroes)).toEqual(['king-arthur', 'medusa']);
  });

  test('is the same after it was opened, and after a store has changed the order of its keys', () => {
    expect(toRecord(fromRecord(copy(record), library))).toEqual(record);
    const turned = Object.fromEntries(Object.entries(copy(record)).reverse());
    expect(toRecord(fromRecord(turned, library))).toEqual(record);
  });

  test.each<[string, object, string]>([
    ['a wrong end', { final: 'x' }, 'leads to another position'],
    ['a missing part', { entries: undefined }, 'cut off or damaged'],
    ['another format', { format: 'chess' }, 'no game record'],
    ['a foreign choice', { entries: [{ choose: 'castle' }] }, 'choice 1 of it is not possible'],
    ['a choice too few', { entries: record.entries.slice(1) }, 'damaged'],
    ['a seed that is none', { config: { ...duel, seed: 'xyz' } }, 'a seed is 1 to 32 hex digits'],
    ['a mode that is none', { config: { ...duel, mode: 'chess' } }, 'unknown mode "chess"'],
    ['an unknown option', { config: { ...duel, options: { fog: 'thick' } } }, 'unknown rules option "fog"'],
    ['an unknown board', { config: { ...duel, board: 'moon' } }, 'the board "moon", which is not known'],
  ])('with %s is refused', (_, change, message) => {
    expect(refusal(JSON.parse(JSON.stringify({ ...record, ...change })))).toContain(message);
  });

  test('with an unknown hero is refused', () => {
    const seats = [{ hero: 'medsa' }, { hero: 'medusa' }];
    const heroes = { medsa: '0', medusa: '0' };
    const changed = { ...record, config: { ...duel, seats }, content: { board: '0', heroes } };
    expect(refusal(changed)).toContain('the hero "medsa", which is not known');
  });
});

describe('when something has changed since, a record', () => {
  const record = toRecord(played(40));

  test('opens if it still fits, and is written as of now', () => {
    const older = {
      ...copy(record),
      rulesVersion: 1,
      content: { board: 'x', heroes: record.content.heroes },
    };
    expect(toRecord(fromRecord(older, library))).toEqual(record);
    const renamed = libraryWith('medusa', (hero) => ({ ...hero, names: { pt: 'Górgona' } }));
    expect(toRecord(fromRecord(copy(record), renamed))).toEqual(record);
  });

  test('of other rules says so, and from which choice on it does not fit', () => {
    const entries = [...record.entries.slice(0, 12), { choose: 'castle' }, ...record.entries.slice(13)];
    const older = { ...copy(record), rulesVersion: 1, entries };
    expect(refusal(older)).toBe(
      'this game was recorded with rules version 1 (this is version 4): from choice 13 on it does not fit any more',
    );
    expect(refusal({ ...copy(record), rulesVersion: 99, final: 'x' })).toBe(
      'this game was recorded with rules version 99 (this is version 4): it now leads to another position',
    );
  });

  test('of a hero that has changed names that hero', () => {
    const slower = libraryWith('king-arthur', (hero) => ({ ...hero, move: 0 }));
    const said = /^this game was recorded with another king-arthur: from choice \d+ on it does not fit/;
    expect(refusal(copy(record), slower)).toMatch(said);
  });

  test('is told with its reason as data', () => {
    try {
      fromRecord({ ...copy(record), rulesVersion: 1, final: 'x' }, library);
    } catch (error) {
      expect((error as RecordError).problem).toEqual({
        is: 'changed',
        since: { rules: 1, heroes: [], board: null },
        choice: null,
      });
    }
    expect.assertions(1);
  });
});

describe('one more hero, or another order,', () => {
  const others = testHeroes.filter(({ slug }) => slug !== 'alice');
  const without = createLibrary({ heroes: others, boards, check: 'later' });

  test('changes no number in a game of others', () => {
    const game = newGame(duel, without);
    expect(hash(newGame(duel, library))).toBe(hash(game));
    const turned = createLibrary({ heroes: [...testHeroes].reverse(), boards, check: 'later' });
    expect(newGame(duel, turned).content.files).toEqual(game.content.files);
  });

  test('a hero is the same at every seat and every table', () => {
    const twice = newGame({ ...duel, seats: [{ hero: 'medusa' }, { hero: 'medusa' }] }, library).content;
    expect(twice.heroes[0]).toBe(twice.heroes[1]);
    expect(twice.files[0]).toBe(twice.files[1]);
    const meeting = (...slugs: string[]) =>
      newGame({ ...duel, seats: slugs.map((hero) => ({ hero })) }, library).content;
    expect(meeting('sinbad', 'medusa').files[1]).toBe(twice.files[0]);
    expect(meeting('sinbad', 'medusa').foes).toBe(twice.foes);
  });
});

describe('F1 a setup is looked at before it is looked up', () => {
  test.each([
    { board: 'sarpedon duel', mode: 'medusa', seats: [{ hero: 'alice' }] },
    { board: 'sarpedon', mode: 'duel', seats: [{ hero: 'medusa alice' }] },
    { board: 'sarpedon', mode: 'duel', seats: [{ hero: 'medusa' }, { hero: 'alice', player: '1' }] },
    { board: 'sarpedon', mode: 'duel', seats: [{ hero: ['medusa'] }, { hero: 'alice' }] },
    { board: ['sarpedon'], mode: 'duel', seats: [{ hero: 'medusa' }, { hero: 'alice' }] },
    { board: 'sarpedon', mode: ['duel'], seats: [{ hero: 'medusa' }, { hero: 'alice' }] },
    { board: 'sarpedon', mode: 'duel', seats: { 0: { hero: 'medusa' }, 1: { hero: 'alice' }, length: 2 } },
    { board: 'sarpedon', mode: 'duel', seats: 'medusa alice' },
    { board: 'sarpedon', mode: 'duel', seats: [null, null] },
    { board: 'sarpedon', mode: 'duel', seats: [{ hero: 'medusa' }, { hero: 'alice' }], options: 'none' },
    { board: 'sarpedon', mode: 'duel', seats: [{ hero: 'medusa' }, { hero: 'alice' }], options: [] },
    { board: { toString: 1 }, mode: { toString: 1 }, seats: [{ hero: { toString: 1 } }, { hero: 'alice' }] },
    null,
  ])('%j', (setup) => {
    const genuine = [{ hero: 'medusa' }, { hero: 'alice' }];
    for (const seats of [genuine, [{ hero: 'medusa' }, { hero: 'alice', player: 1 }]])
      newGame({ seed: '1', board: 'sarpedon', mode: 'duel', seats }, library);
    const config = (setup === null ? null : { seed: '1', ...setup }) as unknown as GameConfig;
    expect(() => newGame(config, library)).toThrow(PeerlessError);
    expect(refusal({ ...toRecord(played(0)), config })).not.toBe('opened');
  });

  test('a seed is a text', () => {
    expect(() => newGame({ ...duel, seed: 11 as unknown as string }, library)).toThrow(
      new PeerlessError('a seed is 1 to 32 hex digits'),
    );
  });

  test('who changes a setup afterwards changes no table', () => {
    const seats = [{ hero: 'medusa' }, { hero: 'sinbad' }];
    const { content } = newGame({ ...duel, seats }, library);
    seats[0] = { hero: 'alice' };
    expect(content.config.seats[0]).toEqual({ hero: 'medusa' });
  });
});

describe('F2 a record is read strictly', () => {
  const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
  const badToString = { toString: 1, valueOf: 1 };
  const record = toRecord(played(3));
  const { config, content, entries } = record;
  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`o${i}`, 'x']));
  test.each<[string, object]>([
    ['a field nested deep', { final: deep }],
    ['a setup nested deep', { config: { ...config, seed: deep } }],
    ['options nested deep', { config: { ...config, options: { victory: deep } } }],
    ['choices nested deep', { entries: [{ choose: deep }] }],
    ['an unknown field', { note: 'hello' }],
    ['an unknown field of a setup', { config: { ...config, clock: 5 } }],
    ['an unknown field of a seat', { config: { ...config, seats: [{ hero: 'medusa', bot: 1 }] } }],
    ['an unknown kind of entry', { entries: [{ castle: 'long' }] }],
    ['an entry that says two things', { entries: [{ choose: 'maneuver', draw: true }] }],
    ['an entry that says nothing', { entries: [{}] }],
    ['a draw that is none', { entries: [{ draw: 'perhaps' }] }],
    ['half a seat that resigns', { entries: [{ resign: 0.5 }] }],
    ['a text that cannot be said', { config: { ...config, mode: badToString } }],
    ['a version that is no number', { rulesVersion: '3' }],
    ['a hash that is no text', { content: { ...content, board: badToString } }],
    ['hashes of other heroes', { content: { ...content, heroes: { alice: '0' } } }],
    ['many options', { config: { ...config, options: many(20_000) } }],
    ['a long slug', { config: { ...config, board: 'x'.repeat(3_000_000) } }],
    ['a long key', { entries: [{ choose: 'x'.repeat(3_000_000) }] }],
    ['too many entries', { entries: Array.from({ length: 100_000 }, () => entries[0]) }],
    ['a class instead of data', { config: Object.assign(new Map(), config) }],
  ])('%s', (_, change) => {
    expect(refusal({ ...record, ...change })).toContain('cut off or damaged');
  });

  test.each([null, undefined, 1, 'peerless-2', [], new Date(0)])('%j is no record', (json) => {
    expect(refusal(json)).toContain('no game record');
  });

  test('a stranger is quoted short and without what a terminal obeys', () => {
    const seats = [{ hero: '\u001b[2J' }, { hero: 'medusa' }];
    const heroes = { '\u001b[2J': '0', medusa: '0' };
    const said = refusal({ ...record, config: { ...config, seats }, content: { board: '0', heroes } });
    expect(said).not.toContain('\u001b');
  });
});

describe('F7 what was taken back in a record', () => {
  test('could have been taken back at the table', () => {
    const match = newMatch(duel, library);
    while (undoFloor(match, 0) === match.line.length) choose(match, keys(match)[0] ?? '');
    const to = undoFloor(match, 0);
    undo(match, 0, to);
    expect(hash(fromRecord(copy(toRecord(match)), library).game)).toBe(hash(match.game));
  });

  test('is refused if something secret was seen since', () => {
    const match = newMatch(duel, library);
    while (decision(match.game)?.prompt !== 'action') choose(match, keys(match)[0] ?? '');
    const to = match.line.length;
    const record = toRecord(match);
    choose(match, 'maneuver'); // a card is drawn
    expect(() => undo(match, 0, to)).toThrow('nothing that may be taken back');
    const entries = [...match.entries, { undo: to }];
    expect(refusal({ ...record, entries })).toContain(`choice ${to + 2} of it is not possible`);
    expect(refusal({ ...record, entries: [{ undo: 0 }] })).toContain('choice 1 of it is not possible');
  });

  test('is quick however often it happens, and has an end at the table', () => {
    const match = newMatch(duel, library);
    while (undoFloor(match, 0) === match.line.length) choose(match, keys(match)[0] ?? '');
    const to = undoFloor(match, 0);
    const { entry } = match.line[to] ?? {};
    const again = (): void => {
      undo(match, 0, to);
      choose(match, entry !== undefined && 'choose' in entry ? entry.choose : '');
    };
    expect(() => {
      for (let n = 0; n < 20_000; n++) again();
    }).toThrow('too much was taken back');
    // Each of them replays nothing: the whole takes less than a second on a quiet machine.
    expect(fromRecord(copy(toRecord(match)), library).entries.length).toBeGreaterThan(9999);
  });
});
