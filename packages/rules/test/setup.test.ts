import { testHeroes, testLibrary } from '@peerless/testkit';
import { describe, expect, test } from 'vitest';
import {
  apply,
  createLibrary,
  decision,
  type GameConfig,
  newGame,
  observe,
  PeerlessError,
  viewFor,
} from '../src/index.ts';

const library = testLibrary();
const duel: GameConfig = {
  seed: '1',
  board: 'sarpedon',
  mode: 'duel',
  seats: [{ hero: 'alice' }, { hero: 'medusa' }],
};
const team = ['alice', 'medusa', 'dracula', 'king-arthur'].map((hero) => ({ hero }));

describe('bad setups are refused in one sentence', () => {
  test.each([
    [
      'unknown hero',
      { seats: [{ hero: 'alise' }, { hero: 'medusa' }] },
      'unknown hero "alise"; did you mean "alice"?',
    ],
    ['unknown board', { board: 'sarpedn' }, 'did you mean "sarpedon"?'],
    ['unknown mode', { mode: 'dual' as 'duel' }, 'unknown mode "dual"'],
    ['too many heroes', { seats: team }, 'duel is played with 2 heroes, not 4'],
    [
      'R-13.1 too few start spaces',
      { mode: 'free-for-all' as const, seats: team, board: 'heorot' },
      'start spaces',
    ],
    [
      'R-13.10 teams on a small board',
      { mode: 'teams' as const, seats: team, board: 'yukon' },
      'start spaces',
    ],
    ['a seed that is none', { seed: 'xyz' }, '1 to 32 hex digits'],
    ['an unknown option', { options: { victor: 'action' } as object }, 'did you mean "victory"?'],
    ['a wrong option', { options: { victory: 'never' as 'action' } }, 'action or immediate'],
    [
      'a player on both sides',
      {
        seats: [
          { hero: 'alice', player: 0 },
          { hero: 'medusa', player: 0 },
        ],
      },
      'one team',
    ],
  ])('%s', (_, change, message) => {
    expect(() => newGame({ ...duel, ...change }, library)).toThrow(message);
    expect(() => newGame({ ...duel, ...change }, library)).toThrow(PeerlessError);
  });
});

test('R-3.1, R-3.2, R-3.3, R-3.4, R-3.9 the start of a game', () => {
  const view = viewFor(observe(newGame(duel, library), 'open'));
  const health = Object.fromEntries(view.fighters.map(({ id, health: points }) => [id, points]));
  expect(health).toEqual({
    alice: 13,
    'the-jabberwock': 8,
    medusa: 16,
    'harpy-1': 1,
    'harpy-2': 1,
    'harpy-3': 1,
  });
  expect(view.seats.map(({ handSize, deckSize }) => [handSize, deckSize])).toEqual([
    [5, 25],
    [5, 25],
  ]);
  expect(view.fighters.find(({ id }) => id === 'alice')?.space).toBe(18);
  expect(view.decision?.seat).toBe(0);
});

test('the same seed makes the same game, another seed another', () => {
  const hands = (seed: string) =>
    viewFor(observe(newGame({ ...duel, seed }, library), 'open')).seats.map(({ hand }) => hand);
  expect(hands('1')).toEqual(hands('0001'));
  expect(hands('1')).not.toEqual(hands('2'));
});

test('mulligan by option: asked once, before placement, in turn order', () => {
  const game = newGame({ ...duel, options: { mulligan: 'one' } }, library);
  expect(decision(game)).toMatchObject({ seat: 0, kind: 'yes-no', prompt: 'mulligan' });
});

test('R-14.24 two Invisible Men in one zone lay six fog tokens on six spaces', () => {
  const boards = [...library.boards.values()].map((board) => ({
    ...board,
    spaces: board.spaces.map((space) => ({ ...space, zones: ['grey'] })),
  }));
  const seats = [{ hero: 'invisible-man' }, { hero: 'invisible-man' }];
  const game = newGame({ ...duel, seats }, createLibrary({ heroes: testHeroes, boards }));
  while (decision(game)?.prompt === 'placeToken') apply(game, 0);
  const fog = viewFor(observe(game, 'open')).seats.flatMap(({ tokens }) => tokens.fog ?? []);
  expect(new Set(fog).size).toBe(6);
});

test('a library with two heroes or two boards of one slug is refused in one sentence', () => {
  const boards = [...library.boards.values()];
  const twins = <Def>(defs: readonly Def[]): Def[] => [...defs, ...defs.slice(0, 1)];
  expect(() => createLibrary({ heroes: twins(testHeroes), boards })).toThrow(
    new PeerlessError('two heroes have the slug "achilles"; each needs its own'),
  );
  expect(() => createLibrary({ heroes: testHeroes, boards: twins(boards) })).toThrow(
    new PeerlessError(`two boards have the slug "${boards[0]?.slug}"; each needs its own`),
  );
});
