import { type HeroDef, inCombat, move, pick } from '@peerless/language';
import { testLibrary } from '@peerless/testkit';
import { expect, test } from 'vitest';
import { changedView, changesText } from '../src/entries/match.ts';
import { PositionError } from '../src/error.ts';
import {
  apply,
  clone,
  createLibrary,
  decision,
  type Game,
  type GameEvent,
  type OptionOf,
  observe,
  viewFor,
} from '../src/index.ts';
import { preview, reach } from '../src/knowledge/queries.ts';
import { gameFromPosition, type SeatPosition } from '../src/position.ts';

/** Tracks and the paths of a turn (docs/decisions/0058), seen from outside: options, ways, views and positions. */

const library = testLibrary();

interface Table {
  readonly john: number;
  readonly seat?: Partial<SeatPosition>;
  readonly other?: SeatPosition;
  readonly board?: string;
}

const FAR: SeatPosition = {
  hero: 'king-arthur',
  fighters: { 'king-arthur': { space: 29 }, merlin: { space: 38 } },
};

const tableWith = ({ john, seat = {}, other = FAR, board = 'sarpedon' }: Table): Game =>
  gameFromPosition(
    { board, seats: [{ hero: 'john-henry', fighters: { 'john-henry': { space: john } }, ...seat }, other] },
    library,
  );

const choose = (game: Game, key: string): readonly GameEvent[] => {
  const told: GameEvent[] = [];
  const index = decision(game)?.options.findIndex((option) => option.key === key) ?? -1;
  apply(game, index, (event) => told.push(event));
  return told;
};

/** The moves of a maneuver without a BOOST, by their last space. */
function movesOf(game: Game): Map<number, OptionOf<'move'>> {
  choose(game, 'maneuver');
  if (decision(game)?.prompt === 'moveBoost') choose(game, 'none');
  const moves = decision(game)?.options.filter((option) => option.type === 'move') ?? [];
  return new Map(moves.map((option) => [option.to, option]));
}

test('reach tells steps that cost nothing, and the same way and paths as the options', () => {
  const game = tableWith({ john: 27, seat: { tokens: { track: [17, 22] } } });
  const view = viewFor(observe(game, 0));
  const told = new Map(reach(view, 'john-henry', library).map((step) => [step.space, step]));
  expect([17, 22, 8, 18, 9, 19].map((space) => told.get(space)?.steps)).toEqual([0, 0, 1, 1, 2, 2]);
  const moves = movesOf(game);
  expect([...moves.keys()].sort()).toEqual([...told.keys()].sort());
  for (const [space, option] of moves) {
    const { steps, way, paths } = told.get(space) ?? {};
    expect({ distance: steps, way, paths }).toEqual({
      distance: option.distance,
      way: option.way,
      paths: option.paths,
    });
    expect(preview(view, option, library).path).toEqual(option.way?.slice(1));
  }
});

test('what a move tells before is what happens', () => {
  const before = tableWith({ john: 27, seat: { tokens: { track: [17, 22] } } });
  for (const option of movesOf(before).values()) {
    const game = clone(before);
    const told = choose(game, option.key);
    const moved = told.find((event) => event.type === 'moved');
    expect(moved?.path).toEqual(option.way?.slice(1));
    expect(viewFor(observe(game, 0)).seats[0]?.paths).toHaveLength(option.paths ?? -1);
    expect(option.paths).toBeLessThanOrEqual(Math.max(4, option.distance + 2));
  }
});

test('whose paths nobody counts goes the shortest way, and tells none', () => {
  const other: SeatPosition = { hero: 'medusa', fighters: {} };
  const harpies = Object.fromEntries([1, 2, 3].map((n) => [`harpy-${n}`, { space: 33 + n }]));
  const game = gameFromPosition(
    {
      board: 'sarpedon',
      seats: [
        { ...other, fighters: { medusa: { space: 29 }, ...harpies } },
        { hero: 'john-henry', fighters: { 'john-henry': { space: 27 } } },
      ],
    },
    library,
  );
  expect(viewFor(observe(game, 0)).seats[0]).not.toHaveProperty('paths');
  const [first] = movesOf(game).values();
  expect(first).not.toHaveProperty('way');
});

test('spaces are free for own fighters, even where anybody is named', () => {
  const john = library.heroes.get('john-henry');
  if (john === undefined) throw new Error('no John Henry');
  const kind: HeroDef = {
    ...john,
    modifiers: [{ mod: 'freeSteps', who: { sel: 'any' }, token: 'track' }],
    cards: john.cards.map((card) =>
      card.slug === 'power-through' ? { ...card, after: pick(inCombat(), (it) => move(it, 2)) } : card,
    ),
  };
  const heroes = [...library.heroes.values()].map((hero) => (hero === john ? kind : hero));
  const fighters = { 'king-arthur': { space: 22 }, merlin: { space: 38 } };
  const tokens = { track: [18, 31] };
  const game = gameFromPosition(
    {
      board: 'sarpedon',
      seats: [
        { hero: 'john-henry', fighters: { 'john-henry': { space: 27 } }, tokens, hand: ['power-through'] },
        { hero: 'king-arthur', fighters },
      ],
    },
    createLibrary({ heroes, boards: [...library.boards.values()] }),
  );
  choose(game, 'attack john-henry>king-arthur power-through');
  const moved = clone(game);
  const distances = (id: string): (number | undefined)[] => {
    const at = clone(moved);
    choose(at, `fighter ${id}`);
    const moves = (decision(at)?.options ?? []).filter((option) => option.type === 'move');
    return [18, 31].map((space) => moves.find(({ to }) => to === space)?.distance);
  };
  expect(distances('john-henry')).toEqual([undefined, 0]);
  expect(distances('king-arthur')).toEqual([1, undefined]);
});

test('the moves along paths are in the changes of a view', () => {
  const game = tableWith({ john: 27, seat: { paths: [[1, 2]] } });
  movesOf(game);
  const before = observe(game, 1);
  const view = viewFor(before);
  expect(view.seats[0]?.paths).toEqual([[1, 2]]);
  choose(game, 'move john-henry 17');
  const after = observe(game, 1);
  const changed = changedView(view, JSON.parse(changesText(before, after)));
  expect(changed).toEqual(viewFor(after));
  expect(changed.seats[0]?.paths).toHaveLength(3);
});

test('a position names lines that are there', () => {
  for (const paths of [[[1, 20]], [[1]], [[1, 2, 3]]])
    expect(() => tableWith({ john: 27, seat: { paths } })).toThrow(PositionError);
});

test('twelve paths are told apart, and no more', () => {
  const paths = [
    [1, 2], [1, 8], [1, 9], [2, 3], [2, 9], [3, 4], [3, 10], [3, 11], [4, 5], [4, 11], [5, 12], [5, 13], [6, 7], [1, 2],
  ]; // biome-ignore format: lines of the board
  const game = tableWith({ john: 27, seat: { paths } });
  expect(viewFor(observe(game, 0)).seats[0]?.paths).toEqual(paths.slice(0, 12));
});

test('R-14.9: before a door the way takes as little movement as can be', () => {
  const other: SeatPosition = {
    hero: 'king-arthur',
    fighters: { 'king-arthur': 'defeated', merlin: { space: 1 } },
  };
  const board = 'heorot';
  const { doors } = library.boards.get(board) ?? { doors: [] };
  const [near] = doors.flatMap(({ between }) => between);
  const away = library.boards
    .get(board)
    ?.edges.find(([a, b]) => (a === near) !== (b === near) && a !== 1 && b !== 1) ?? [0, 0];
  const john = away.find((end) => end !== near) ?? 0;
  const teams = tableWith({
    john,
    other: { ...other, fighters: { 'king-arthur': { space: 2 }, merlin: { space: 1 } } },
    board,
  });
  const option = movesOf(teams).get(near ?? 0);
  expect(option?.distance).toBe(1);
  expect(option?.way).toEqual([john, near]);
});

test('who is watched leaving a zone is asked on the way where it makes a difference, and gets there', () => {
  const other: SeatPosition = { hero: 'tomoe-gozen', fighters: { 'tomoe-gozen': { space: 9 } } };
  // Green ends at 8; over the tracks he may go back and forth between the zones.
  const game = tableWith({ john: 8, seat: { tokens: { track: [17, 27, 31, 32, 33, 22] } }, other });
  movesOf(game);
  choose(game, 'move john-henry 28');
  const asked: number[] = [];
  while (decision(game)?.prompt === 'step' && asked.length < 40) {
    const options = decision(game)?.options ?? [];
    // As long as possible there and back, and then on.
    const back = options.findIndex(
      (option) => option.type === 'step' && (option.to === 8 || option.to === 17),
    );
    const chosen = options[Math.max(0, back)];
    asked.push(chosen?.type === 'step' ? chosen.to : 0);
    apply(game, Math.max(0, back));
  }
  // Out of the zone there is one way; whether he comes back is asked, and then the movement is spent.
  expect(asked).toEqual([8]);
  const john = viewFor(observe(game, 0)).fighters[0];
  expect(john?.space).toBe(28);
  expect(john?.health).toBe(15);
});
