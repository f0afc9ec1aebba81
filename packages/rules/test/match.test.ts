import { testLibrary } from '@peerless/testkit';
import { describe, expect, test } from 'vitest';
import {
  agreeDraw,
  choose,
  freeze,
  fromRecord,
  hash,
  type Match,
  newMatch,
  resign,
  rewind,
  thaw,
  timeout,
  toRecord,
  undo,
  undoFloor,
} from '../src/entries/match.ts';
import {
  apply,
  decision,
  type Game,
  type GameConfig,
  type GameEvent,
  newGame,
  optionCount,
  outcome,
} from '../src/index.ts';

const library = testLibrary();
const duel: GameConfig = {
  seed: '11',
  board: 'sarpedon',
  mode: 'duel',
  seats: [{ hero: 'king-arthur' }, { hero: 'medusa' }],
};
const keys = (match: Match): string[] => decision(match.game)?.options.map(({ key }) => key) ?? [];
const chooseFirst = (match: Match, fits: (key: string) => boolean): string => {
  const key = keys(match).find(fits) ?? '';
  choose(match, key);
  return key;
};

/** Sidekicks placed: the first action is asked. */
function atFirstAction(config: GameConfig = duel): Match {
  const match = newMatch(config, library);
  while (decision(match.game)?.prompt !== 'action') choose(match, keys(match)[0] ?? '');
  return match;
}

describe('the log of a match', () => {
  test('plays the same game again', () => {
    const match = atFirstAction();
    for (let n = 0; n < 40; n++) choose(match, keys(match).at(n % 3) ?? keys(match)[0] ?? '');
    const again = fromRecord(JSON.parse(JSON.stringify(toRecord(match))), library);
    expect(hash(again.game)).toBe(hash(match.game));
    expect(toRecord(again)).toEqual(toRecord(match));
  });

  test('refuses what is no option, and nothing is changed', () => {
    const match = atFirstAction();
    const before = hash(match.game);
    expect(() => choose(match, 'manever')).toThrow('"manever" is not possible now; did you mean "maneuver"?');
    expect(hash(match.game)).toBe(before);
  });
});

describe('undo', () => {
  test('takes back own choices up to the last draw, and not further', () => {
    const match = atFirstAction();
    choose(match, 'maneuver'); // draws a card: a hidden card gained a knower
    expect(undoFloor(match, 0)).toBe(match.line.length);
    choose(match, 'none');
    const before = hash(match.game);
    const from = match.line.length;
    chooseFirst(match, (key) => key.startsWith('move king-arthur'));
    expect(undoFloor(match, 0)).toBe(from - 1);
    expect(undoFloor(match, 1)).toBe(match.line.length);
    undo(match, 0, from);
    expect(hash(match.game)).toBe(before);
    expect(match.entries.at(-1)).toEqual({ undo: from });
    const again = fromRecord(JSON.parse(JSON.stringify(toRecord(match))), library);
    expect(hash(again.game)).toBe(before);
  });

  test('is refused when there is nothing to take back', () => {
    const match = atFirstAction();
    choose(match, 'maneuver');
    expect(() => undo(match, 0, match.line.length - 1)).toThrow('there is nothing that may be taken back');
  });
});

/** Not in the types that others see. */
const toldIn = (game: Game): readonly number[] => (game as unknown as { told: readonly number[] }).told;

test('which values of a combat were told does not depend on who listened to its beginning', () => {
  const seats = [{ hero: 'nikola-tesla' }, { hero: 'annie-christmas' }];
  let combats = 0;
  for (let seed = 1; seed <= 8; seed++) {
    const match = newMatch({ ...duel, seed: String(seed), seats }, library, () => {});
    for (let n = 0; n < 100 && keys(match).length > 0; n++) {
      const options = keys(match);
      choose(match, options[(n * 5 + seed) % options.length] ?? '', () => {});
      if (toldIn(match.game).every((value) => value < 0)) continue;
      combats++;
      expect(toldIn(fromRecord(toRecord(match), library).game)).toEqual(toldIn(match.game));
    }
  }
  expect(combats).toBeGreaterThan(50);
});

describe('rewinding by consent', () => {
  test('takes back what somebody learnt from, and the same happens again', () => {
    const match = atFirstAction();
    const [before, from] = [hash(match.game), match.line.length];
    choose(match, 'maneuver'); // a card is drawn
    choose(match, 'none');
    const after = hash(match.game);
    rewind(match, from);
    expect(hash(match.game)).toBe(before);
    expect(match.entries.at(-1)).toEqual({ rewind: from });
    choose(match, 'maneuver');
    choose(match, 'none');
    expect(hash(match.game)).toBe(after);
    const again = fromRecord(JSON.parse(JSON.stringify(toRecord(match))), library);
    expect(hash(again.game)).toBe(after);
    expect(again.entries).toEqual(match.entries);
    expect(undoFloor(again, 0)).toBe(undoFloor(match, 0));
  });

  test('is refused where there is nothing to take back', () => {
    const match = atFirstAction();
    const { length } = match.line;
    for (const to of [-1, 0.5, length, length + 1])
      expect(() => rewind(match, to)).toThrow('there is nothing to take back');
    const record = toRecord(match);
    const entries = [...record.entries, { rewind: length }];
    expect(() => fromRecord({ ...record, entries }, library)).toThrow('damaged');
    resign(match, 0);
    expect(() => rewind(match, 0)).toThrow('the game is over');
    const three = atFirstAction({ ...duel, mode: 'free-for-all', seats: [...duel.seats, { hero: 'alice' }] });
    resign(three, 2);
    expect(() => rewind(three, 0)).toThrow('there is nothing to take back');
  });

  test('a record that was rewound again and again opens without playing all of it', () => {
    const match = atFirstAction();
    const round = [{ choose: 'maneuver' }, { choose: 'none' }, { rewind: match.line.length }];
    const record = toRecord(match);
    const entries = [...record.entries, ...Array.from({ length: 6000 }, () => round).flat()];
    let told = 0;
    expect(hash(fromRecord({ ...record, entries }, library, () => told++).game)).toBe(hash(match.game));
    expect(told).toBeLessThan(100);
  });
});

describe('ends off the board', () => {
  test('resigning a duel lets the other player win', () => {
    const match = atFirstAction();
    resign(match, 0);
    expect(outcome(match.game)).toEqual({ winners: [1], reason: 'resigned' });
    expect(() => choose(match, 'maneuver')).toThrow('the game is over');
    expect(hash(fromRecord(JSON.parse(JSON.stringify(toRecord(match))), library).game)).toBe(
      hash(match.game),
    );
  });

  test('running out of time is a loss too, and told as what it was', () => {
    const match = atFirstAction();
    const told: GameEvent[] = [];
    timeout(match, 1, (event) => told.push(event));
    expect(outcome(match.game)).toEqual({ winners: [0], reason: 'timedOut' });
    expect(told.map(({ type }) => type)).toEqual(['timedOut', 'eliminated', 'gameEnded']);
    expect(told[0]).toMatchObject({ seat: 1 });
    expect(outcome(fromRecord(toRecord(match), library).game)).toEqual(outcome(match.game));
  });

  test('what ends a game of three is what the last one did', () => {
    const seats = [...duel.seats, { hero: 'alice' }];
    const match = atFirstAction({ ...duel, mode: 'free-for-all', seats });
    timeout(match, 0);
    expect(decision(match.game)?.seat).toBe(1);
    resign(match, 2);
    expect(outcome(match.game)).toEqual({ winners: [1], reason: 'resigned' });
  });

  test('a draw by agreement has no winners', () => {
    const match = atFirstAction();
    agreeDraw(match);
    expect(outcome(match.game)).toEqual({ winners: [], reason: 'agreed' });
  });

  test('a free-for-all goes on without the one who resigned', () => {
    const match = atFirstAction({ ...duel, mode: 'free-for-all', seats: [...duel.seats, { hero: 'alice' }] });
    resign(match, 0);
    expect(outcome(match.game)).toBeNull();
    expect(decision(match.game)?.seat).toBe(1);
    resign(match, 2);
    expect(outcome(match.game)).toEqual({ winners: [1], reason: 'resigned' });
  });

  test('a teammate goes on alone', () => {
    const seats = [...duel.seats, { hero: 'alice' }, { hero: 'dracula' }];
    const match = atFirstAction({ ...duel, mode: 'teams', seats });
    resign(match, 0);
    expect(outcome(match.game)).toBeNull();
    resign(match, 2);
    expect(outcome(match.game)).toEqual({ winners: [1, 3], reason: 'resigned' });
  });
});

test('a game that was frozen and sent goes on as it was', () => {
  const game = newGame(duel, library);
  const sent = structuredClone(freeze(game));
  apply(game, 0);
  expect(hash(thaw(sent, library))).toBe(hash(newGame(duel, library)));
});

test('an option number out of range is refused', () => {
  const game = newGame(duel, library);
  expect(() => apply(game, optionCount(game))).toThrow('does not exist');
  expect(() => apply(game, -1)).toThrow('does not exist');
  expect(() => apply(game, Number.NaN)).toThrow('does not exist');
});
