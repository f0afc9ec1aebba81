import { observe, PeerlessError, type View, viewFor } from '@peerless/rules';
import { gameFromPosition, type Position } from '@peerless/rules/position';
import { describe, expect, test } from 'vitest';
import { testLibrary } from '../src/library.ts';

const table: Position = {
  board: 'sarpedon',
  seats: [
    { hero: 'king-arthur', fighters: { 'king-arthur': { space: 12 }, merlin: { space: 30 } } },
    { hero: 'alice', fighters: { alice: { space: 13 }, 'the-jabberwock': { space: 1 } } },
  ],
};
const seat = (change: object): Position => ({
  ...table,
  seats: [{ ...table.seats[0], ...change } as Position['seats'][number], table.seats[1]],
});
const problem = (position: Position): string => {
  try {
    gameFromPosition(position, testLibrary());
  } catch (error) {
    expect(error).toBeInstanceOf(PeerlessError);
    return (error as Error).message;
  }
  return 'none';
};

const open = (position: Position): View =>
  viewFor(observe(gameFromPosition(position, testLibrary()), 'open'));

test('a position goes to the first decision, with everything where it was put', () => {
  const view = open(seat({ hand: ['feint'], deck: ['excalibur', 'skirmish'] }));
  expect(view.decision).toMatchObject({ seat: 0, kind: 'action' });
  expect(view.seats[0]).toMatchObject({ hand: ['feint'], deck: ['excalibur', 'skirmish'], actionsLeft: 2 });
  expect(view.seats[1]).toMatchObject({ handSize: 0, deckSize: 30, form: 'big' });
});

test('a deck that is not listed is shuffled by the seed, the same each time', () => {
  const deck = (seed: string) => open({ ...table, seed }).seats[0].deck;
  expect(deck('1')).toStrictEqual(deck('1'));
  expect(deck('1')).not.toStrictEqual(deck('2'));
});

test('a deck is filled up below its top cards', () => {
  const position = seat({ deck: { top: ['excalibur', 'prophecy'], size: 10 } });
  const { deck } = open(position).seats[0];
  expect(deck.slice(0, 2)).toStrictEqual(['excalibur', 'prophecy']);
  expect(deck).toHaveLength(10);
});

describe('what cannot be is refused with a sentence', () => {
  const fighters = table.seats[0].fighters ?? {};
  test.each<[string, Position, string]>([
    ['a missing fighter', seat({ fighters: { 'king-arthur': { space: 12 } } }), 'merlin is missing'],
    [
      'an unknown fighter',
      seat({ fighters: { ...fighters, merln: { space: 2 } } }),
      'did you mean "merlin"?',
    ],
    [
      'two on one space',
      seat({ fighters: { ...fighters, merlin: { space: 12 } } }),
      'king-arthur stands on space 12',
    ],
    [
      'an unknown space',
      seat({ fighters: { ...fighters, merlin: { space: 99 } } }),
      'Sarpedon has no space 99',
    ],
    [
      'too much health',
      seat({ fighters: { ...fighters, merlin: { space: 2, health: 8 } } }),
      'health is 1 to 7',
    ],
    ['a reserve that is none', seat({ fighters: { ...fighters, merlin: 'reserve' } }), 'no reserve'],
    ['an unknown card', seat({ hand: ['excaliber'] }), 'did you mean "excalibur"?'],
    ['the card of another hero', seat({ hand: ['alice/feint'] }), 'king-arthur has no card'],
    ['too many copies', seat({ hand: ['excalibur'], deck: ['excalibur'] }), 'has 1 of "excalibur"'],
    ['a deck too large', seat({ hand: ['feint'], deck: { size: 30 } }), 'there are 29 cards left'],
    ['a form it has not', seat({ form: 'big' }), 'unknown form "big"'],
    ['a counter it has not', seat({ counters: { rage: 1 } }), 'unknown counter "rage"'],
    ['a row it has not', seat({ leftmost: { upgrade: 'whizbang' } }), 'unknown counter "upgrade"'],
    ['a token it has not', seat({ tokens: { fog: [1] } }), 'unknown token "fog"'],
    ['a door the board has not', { ...table, doors: { west: 'closed' } }, 'unknown door "west"'],
    ['a seat that is none', { ...table, turn: { seat: 3 } }, 'seats count from 1 to 2'],
    ['a board that is none', { ...table, board: 'sarpadon' }, 'did you mean "sarpedon"?'],
    ['fighters before placement', { ...table, turn: { at: 'setup' } }, 'placement is played'],
  ])('%s', (_, position, message) => {
    expect(problem(position)).toContain(message);
  });

  test('R-14.24 two fogs on a space, whosever they are', () => {
    const unseen = (space: number, fog: readonly number[]) => ({
      hero: 'invisible-man',
      fighters: { 'invisible-man': { space } },
      tokens: { fog },
    });
    const fogs = (second: readonly number[]): Position => ({
      board: 'sarpedon',
      seats: [unseen(12, [1, 2, 3]), unseen(13, second)],
    });
    expect(problem(fogs([4, 5, 6]))).toBe('none');
    expect(problem(fogs([4, 2, 6]))).toBe(
      'seats[2].tokens.fog[2]: space 2 has a fog of seat 1, so none of seat 2 can lie there (R-14.24)',
    );
  });

  test('the place is named, counted from 1', () => {
    expect(problem(seat({ hand: ['feint', 'fient'] }))).toMatch(/^seats\[1\]\.hand\[2\]: /);
  });
});
