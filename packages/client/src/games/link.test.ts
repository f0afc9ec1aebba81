import { below, createRng, decision, type GameConfig } from '@peerless/rules';
import {
  agreeDraw,
  choose,
  fromRecord,
  type GameRecord,
  type Match,
  newMatch,
  resign,
  standing,
  timeout,
  toRecord,
  undo,
  undoFloor,
} from '@peerless/rules/match';
import { describe, expect, test } from 'vitest';
import { library } from '../library.ts';
import { fromAddress, toAddress } from './bytes.ts';
import { gameIn, LinkError, linkOf } from './link.ts';

const recordIn = (link: string): GameRecord => toRecord(gameIn(link).match);

function play(match: Match, choices: number, seed: string): void {
  const rng = createRng(seed);
  for (let i = 0; i < choices; i++) {
    const asked = decision(match.game);
    if (asked === null) return;
    choose(match, asked.options[below(rng, asked.options.length)]?.key ?? '');
  }
}

function played(config: GameConfig, choices: number = Number.POSITIVE_INFINITY): GameRecord {
  const match = newMatch(config, library());
  play(match, choices, config.seed);
  return toRecord(match);
}

const DUEL: GameConfig = {
  seed: '0123456789abcdef0123456789abcdef',
  board: 'sarpedon',
  mode: 'duel',
  seats: [{ hero: 'medusa' }, { hero: 'little-red-riding-hood' }],
};

const TEAMS: GameConfig = {
  seed: '7',
  board: 'marmoreal',
  mode: 'teams',
  seats: [
    { hero: 'alice', player: 0 },
    { hero: 'sinbad', player: 1 },
    { hero: 'beowulf', player: 0 },
    { hero: 'dracula', player: 2 },
  ],
  options: { victory: 'immediate', cleanup: 'beforeAfterAttack' },
};

const why = (link: string): string => {
  try {
    recordIn(link);
    return 'fits';
  } catch (error) {
    return error instanceof LinkError ? error.message : String(error);
  }
};

describe('a link', () => {
  test('carries a whole duel', () => {
    const record = played(DUEL);
    expect(recordIn(linkOf(record))).toEqual(record);
  });

  test('carries a team game with options and players; options that are usual are left out', () => {
    const record = played(TEAMS);
    const again = recordIn(linkOf(record));
    expect(again.entries).toEqual(record.entries);
    expect(again.config).toEqual({ ...TEAMS, options: { victory: 'immediate' } });
  });

  test('carries a running game, and one without a single choice', () => {
    for (const choices of [0, 1, 37]) {
      const record = played(DUEL, choices);
      expect(recordIn(linkOf(record))).toEqual(record);
    }
  });

  test('gives a record that this and other programs accept', () => {
    expect(() => fromRecord(recordIn(linkOf(played(DUEL, 50))), library())).not.toThrow();
  });

  test('carries those who leave', () => {
    for (const leave of [resign, timeout, (match: Match) => agreeDraw(match)]) {
      const match = newMatch(TEAMS, library());
      play(match, 20, '1');
      leave(match, 3);
      play(match, 5, '2');
      expect(recordIn(linkOf(toRecord(match))).entries).toEqual(match.entries);
    }
  });

  test('leaves out what was taken back', () => {
    const match = newMatch(DUEL, library());
    while (match.line.length === undoFloor(match, 0)) play(match, 1, '5');
    undo(match, 0, undoFloor(match, 0));
    play(match, 10, '6');
    const record = toRecord(match);
    expect(recordIn(linkOf(record)).entries).toEqual(standing(record.entries));
  });

  test('stays short', () => {
    const lengths = ['1', '2', '3', '4'].map((seed) => linkOf(played({ ...TEAMS, seed })).length);
    expect(Math.max(...lengths)).toBeLessThan(1500);
    expect(linkOf(played(DUEL)).length).toBeLessThan(700);
  });

  test('needs no escaping', () => {
    expect(linkOf(played(DUEL))).toMatch(/^[A-Za-z0-9_-]+$/);
  });
});

describe('a damaged link', () => {
  const link = linkOf(played(DUEL, 20));

  test('is refused wherever a letter was changed, or it is still the same game', () => {
    const record = recordIn(link);
    let same = 0;
    for (let i = 0; i < link.length; i++) {
      const changed = link.slice(0, i) + (link[i] === 'A' ? 'B' : 'A') + link.slice(i + 1);
      if (why(changed) !== 'fits') continue;
      same++;
      expect(recordIn(changed)).toEqual(record);
    }
    // The rules version and the check of the content: both may change without changing the game.
    expect(same).toBeLessThan(9);
  });

  test('is refused wherever it was cut off', () => {
    for (let i = 0; i < link.length; i++) expect(why(link.slice(0, i))).not.toBe('fits');
  });

  test('is refused when it is something else altogether', () => {
    for (const text of ['', '%', 'hello', '§$%', 'A'.repeat(3000)]) expect(why(text)).not.toBe('fits');
    expect(why('')).toBe('damaged');
  });

  test('of another version says so', () => {
    expect(why(`Aw${link.slice(2)}`)).toBe('version');
  });

  test('of a hero or board that is not here names it', () => {
    const changed = (from: string, to: string): string =>
      toAddress([
        ...Buffer.from(Buffer.from(fromAddress(link)).toString('latin1').replace(from, to), 'latin1'),
      ]);
    const trouble = (text: string): unknown => {
      try {
        return recordIn(text);
      } catch (error) {
        return error instanceof LinkError ? error.why : error;
      }
    };
    const { board, seats } = DUEL;
    const hero = seats[0]?.hero ?? '';
    // As long as before, since the link counts the letters of its setup.
    const [other, place] = ['x'.repeat(hero.length), 'y'.repeat(board.length)];
    expect(trouble(changed(hero, other))).toEqual({ is: 'unknown', what: 'hero', slug: other });
    expect(trouble(changed(board, place))).toEqual({ is: 'unknown', what: 'board', slug: place });
    expect(trouble(changed(hero, '\u00e9'.repeat(hero.length)))).toBe('damaged');
  });
});
