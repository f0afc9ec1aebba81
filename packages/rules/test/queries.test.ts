import { testLibrary } from '@peerless/testkit';
import { describe, expect, test } from 'vitest';
import { preview, range, reach, targets, whyNot } from '../src/entries/queries.ts';
import { apply, decision, type Game, observe, type View, viewFor } from '../src/index.ts';
import { gameFromPosition, type Position, type SeatPosition } from '../src/position.ts';

const library = testLibrary();
const view = (game: Game, viewer = 0): View => viewFor(observe(game, viewer));

const position: Position = {
  board: 'sarpedon',
  mode: 'duel',
  seats: [
    {
      hero: 'king-arthur',
      fighters: { 'king-arthur': { space: 10 }, merlin: { space: 9 } },
      hand: ['skirmish', 'the-holy-grail', 'prophecy'],
    },
    {
      hero: 'medusa',
      fighters: {
        medusa: { space: 3 },
        'harpy-1': { space: 11 },
        'harpy-2': 'defeated',
        'harpy-3': 'defeated',
      },
      hand: ['dash'],
    },
  ],
  turn: { seat: 1 },
};
const table = view(gameFromPosition(position, library));

describe('reach', () => {
  test('R-6.8 through friends, not through opposing fighters, with step counts', () => {
    const steps = new Map(reach(table, 'king-arthur', library).map(({ space, steps: n }) => [space, n]));
    expect(steps.get(18)).toBe(1);
    expect(steps.get(8)).toBe(2); // through Merlin on 9
    expect(steps.has(9)).toBe(false);
    expect(steps.has(4)).toBe(false); // behind Medusa and the harpy
  });
  test('a boost reaches further', () => {
    expect(reach(table, 'king-arthur', library, 4).length).toBeGreaterThan(
      reach(table, 'king-arthur', library).length,
    );
  });
  test('a fighter that is not there reaches nothing', () => {
    expect(reach(table, 'harpy-2', library)).toEqual([]);
    expect(() => reach(table, 'harpie-2', library)).toThrow('did you mean "harpy-2"?');
  });
});

test('R-8.3 to R-8.5 targets of melee and ranged fighters', () => {
  expect(targets(table, 'king-arthur', library)).toEqual(['medusa', 'harpy-1']);
  expect(targets(table, 'merlin', library)).toEqual(['medusa', 'harpy-1']);
  expect(targets(table, 'harpy-1', library)).toEqual(['king-arthur']);
});

test('a view is asked again and again, and answers the same, also with another library', () => {
  const once = reach(table, 'king-arthur', library);
  range(table, 'merlin', library);
  targets(table, 'merlin', library);
  expect(reach(table, 'king-arthur', library)).toEqual(once);
  expect(reach(table, 'king-arthur', testLibrary())).toEqual(once);
});

describe('range', () => {
  test('R-8.4 a melee fighter reaches the spaces beside it, taken or not', () => {
    expect(range(table, 'king-arthur', library)).toEqual([3, 9, 11, 18]);
  });
  test('R-8.5 a ranged fighter reaches its zones and what is adjacent, not its own space', () => {
    expect(range(table, 'merlin', library)).toEqual([1, 2, 3, 4, 8, 10, 11]);
    expect(range(table, 'medusa', library)).toContain(8);
  });
  test('a fighter that is not there reaches nothing', () => {
    expect(range(table, 'harpy-2', library)).toEqual([]);
    expect(() => range(table, 'merlyn', library)).toThrow('did you mean "merlin"?');
  });
  /** King Arthur on 14, Merlin on 19, a lone hero on 1. */
  const against = (hero: string, board: string, more: Partial<Position>): View => {
    const arthur = { hero: 'king-arthur', fighters: { 'king-arthur': { space: 14 }, merlin: { space: 19 } } };
    const seats = [arthur, { hero, fighters: { [hero]: { space: 1 } } }];
    return view(gameFromPosition({ board, mode: 'duel', seats, turn: { seat: 1 }, ...more }, library));
  };
  test('R-14.5, R-14.6 a closed door keeps melee and ranged attacks out', () => {
    const open = against('bruce-lee', 'heorot', {});
    const closed = against('bruce-lee', 'heorot', { doors: { west: 'closed' } });
    expect(range(open, 'king-arthur', library)).toEqual([8, 9, 18, 19]);
    expect(range(closed, 'king-arthur', library)).toEqual([8, 18]);
    expect(range(open, 'merlin', library)).toContain(14);
    expect(range(closed, 'merlin', library)).not.toContain(14);
    expect(range(closed, 'merlin', library)).toContain(9);
  });
  test('R-14.11, R-14.23 neither passages nor fog carry an attack', () => {
    const fog = against('invisible-man', 'baskerville-manor', { tokens: { fog: [1, 20, 30] } });
    expect(range(fog, 'invisible-man', library)).toEqual([2, 7]);
  });
});

describe('whyNot', () => {
  const asked = { prompt: 'action', seat: 0 } as const;
  const reason = (card: string, change: Partial<Position> = {}): string | null =>
    whyNot(view(gameFromPosition({ ...position, ...change }, library)), asked, card, library);
  const withFighters = (fighters: SeatPosition['fighters']): Partial<Position> => {
    const [arthur, medusa] = position.seats;
    if (arthur === undefined || medusa === undefined) throw new Error('two seats');
    return { seats: [{ ...arthur, fighters }, medusa] };
  };
  test('playable cards have no reason', () => {
    expect(reason('skirmish')).toBeNull();
    expect(reason('prophecy')).toBeNull();
  });
  test('R-2.3 a defense card is no action', () => {
    expect(reason('the-holy-grail')).toBe('defenseCannotAttack');
  });
  test('R-2.6, R-7.2 its fighter is defeated', () => {
    const alone = withFighters({ 'king-arthur': { space: 10 }, merlin: 'defeated' });
    expect(reason('prophecy', alone)).toBe('usersGone');
  });
  test('R-8.2 nobody is in range', () => {
    const far = withFighters({ 'king-arthur': { space: 31 }, merlin: { space: 27 } });
    expect(reason('skirmish', far)).toBe('noTarget');
  });
  test('R-2.3, R-2.6 cards that cannot defend', () => {
    const game = gameFromPosition({ ...position, turn: { seat: 2 } }, library);
    const attack = decision(game)?.options.findIndex(
      (option) => option.type === 'attack' && option.target === 'king-arthur',
    );
    if (attack === undefined) throw new Error('somebody is in range');
    apply(game, attack);
    const defend = decision(game);
    if (defend?.prompt !== 'defend') throw new Error('Arthur may defend');
    const seen = view(game, 0);
    const why = (card: string) => whyNot(seen, defend, card, library);
    expect(why('skirmish')).toBeNull();
    expect(why('the-holy-grail')).toBeNull();
    expect(why('prophecy')).toBe('schemeCannotDefend');
    expect(why('noble-sacrifice')).toBe('attackCannotDefend');
    expect(why('bewilderment')).toBe('otherUser');
  });
});

test('preview shows the path of a move and the numbers of a card', () => {
  expect(
    preview(table, { type: 'move', key: '', fighter: 'king-arthur', to: 8, distance: 2 }, library),
  ).toEqual({ path: [9, 8] });
  expect(
    preview(
      table,
      { type: 'attack', key: '', fighter: 'king-arthur', target: 'medusa', card: 'skirmish' },
      library,
    ),
  ).toEqual({ value: 4, boost: 1 });
});
