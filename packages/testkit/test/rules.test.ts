import { boards, coreBoards } from '@peerless/boards';
import { heroes } from '@peerless/heroes';
import {
  add,
  anywhere,
  type BoardDef,
  bonusAttack,
  draw,
  type HeroDef,
  hook,
  mine,
  place,
  recover,
} from '@peerless/language';
import { apply, createLibrary, decision, newGame, observe, viewFor } from '@peerless/rules';
import { resignGame } from '@peerless/rules/match';
import { gameFromPosition } from '@peerless/rules/position';
import { runScenario } from '@peerless/scenario';
import { describe, expect, test } from 'vitest';
import { testLibrary } from '../src/library.ts';

/** Rules that no scenario with the heroes and boards as they are can show. */

const hero = (slug: string): HeroDef => {
  const found = heroes.find((other) => other.slug === slug);
  if (found === undefined) throw new Error(slug);
  return found;
};

const failures = (
  document: object,
  changed: { hero?: HeroDef; board?: BoardDef } = {},
): readonly string[] => {
  const library = createLibrary({
    heroes: changed.hero === undefined ? heroes : [changed.hero, hero('alice'), hero('medusa')],
    boards: changed.board === undefined ? coreBoards : [changed.board],
  });
  return runScenario({ name: 'test', ...document }, library).failures;
};

test('R-3.3 everybody draws an opening hand of 5 from the shuffled deck', () => {
  const seats = [{ hero: 'alice' }, { hero: 'medusa' }];
  const view = viewFor(
    observe(newGame({ seed: '1', board: 'sarpedon', mode: 'duel', seats }, testLibrary()), 'open'),
  );
  expect(view.seats.map(({ handSize, deckSize }) => [handSize, deckSize])).toStrictEqual([
    [5, 25],
    [5, 25],
  ]);
});

test('R-4.5 both sides of a board are one board: no name is there twice', () => {
  const names = boards.map((board) => board.name);
  expect(new Set(names).size).toBe(names.length);
});

test('R-9.4 several effects of one player at the same time: that player chooses the order', () => {
  const arthur = hero('king-arthur');
  const changed: HeroDef = {
    ...arthur,
    hooks: [hook('turnStart', draw(1)), hook('turnStart', recover({ sel: 'own' }, 1))],
  };
  const document = {
    board: 'sarpedon',
    seats: [
      {
        hero: 'king-arthur',
        fighters: { 'king-arthur': { space: 12, health: 17 }, merlin: { space: 30 } },
        deck: [],
      },
      { hero: 'alice', fighters: { alice: { space: 37 }, 'the-jabberwock': { space: 1 } } },
    ],
    turn: { at: 'start' },
  };
  const asked = { expect: { decision: { seat: 1, kind: 'order' } } };
  // Recovery first is wasted in part: 17 + 1 - 2; exhaustion first: 17 - 2 + 1.
  const last = (order: string[], merlin: number) =>
    failures(
      { ...document, play: [asked, { order }], expect: [{ fighter: 'merlin', health: merlin }] },
      { hero: changed },
    );
  expect(last(['turnStart-1', 'turnStart-2'], 6)).toStrictEqual([]);
  expect(last(['turnStart-2', 'turnStart-1'], 5)).toStrictEqual([]);
});

describe('R-13.1, R-13.10 more than two seats need four start spaces and the right number of heroes', () => {
  const four = ['alice', 'medusa', 'dracula', 'king-arthur'].map((slug) => ({ hero: slug }));
  test('the board', () => {
    expect(() =>
      newGame({ seed: '1', board: 'heorot', mode: 'free-for-all', seats: four }, testLibrary()),
    ).toThrow('Heorot has 2 start spaces; free-for-all needs 4');
  });
  test('the heroes', () => {
    const config = { seed: '1', board: 'sarpedon', mode: 'teams' as const };
    expect(() => newGame({ ...config, seats: four.slice(0, 3) }, testLibrary())).toThrow(
      'teams is played with 4',
    );
  });
});

describe('large fighters', () => {
  const arthur = hero('king-arthur');
  const giant: HeroDef = { ...arthur, hero: { ...arthur.hero, large: true } };

  test('R-14.7 no hero here is large', () => {
    expect(heroes.filter((other) => other.hero.large === true)).toStrictEqual([]);
  });

  const doors = {
    board: 'heorot',
    seats: [
      { hero: 'king-arthur', fighters: { 'king-arthur': { space: 9 }, merlin: { space: 14 } } },
      { hero: 'alice', fighters: { alice: { space: 7 }, 'the-jabberwock': { space: 30 } } },
    ],
  };
  test('R-14.4 a door with a large fighter on one of its spaces cannot be closed', () => {
    const closing = (how: 'offers' | 'refuses') => ({
      ...doors,
      play: ['maneuver', { boost: 'none' }, { expect: { decision: { [how]: [{ close: 'west' }] } } }],
    });
    expect(failures(closing('offers'))).toStrictEqual([]);
    expect(failures(closing('refuses'), { hero: giant, board: coreBoards[2] })).toStrictEqual([]);
  });

  test('R-14.12 a large fighter cannot use passages', () => {
    const passages = (how: 'offers' | 'refuses') => ({
      board: 'baskerville-manor',
      seats: [
        { hero: 'king-arthur', fighters: { 'king-arthur': { space: 1 }, merlin: { space: 21 } } },
        { hero: 'alice', fighters: { alice: { space: 12 }, 'the-jabberwock': { space: 32 } } },
      ],
      play: [
        'maneuver',
        { boost: 'none' },
        { expect: { decision: { [how]: [{ move: { fighter: 'king-arthur', to: 15 } }] } } },
      ],
    });
    expect(failures(passages('offers'))).toStrictEqual([]);
    expect(failures(passages('refuses'), { hero: giant, board: coreBoards[3] })).toStrictEqual([]);
  });
});

test('RU-57, R-14.63 the high ground counts where the two stand when combat damage is worked out', () => {
  const arthur = hero('king-arthur');
  const jumping: HeroDef = {
    ...arthur,
    cards: arthur.cards.map((card) =>
      card.slug === 'skirmish' ? { ...card, immediately: place(mine(), anywhere()) } : card,
    ),
  };
  // The arrow leads from 2 to 9; 10 is beside 9 as well.
  const attack = (from: number, to: number, value: number) =>
    failures(
      {
        board: 'hanging-gardens',
        seats: [
          { hero: 'king-arthur', fighters: { 'king-arthur': from, merlin: 33 }, hand: ['skirmish'] },
          { hero: 'alice', fighters: { alice: 9, 'the-jabberwock': 7 } },
        ],
        play: [{ attack: { by: 'king-arthur', target: 'alice', card: 'skirmish' } }, { pick: to }],
        expect: [{ combat: { attack: value, damage: value } }],
      },
      { hero: jumping, board: boards.find(({ slug }) => slug === 'hanging-gardens') },
    );
  expect(attack(10, 2, 5)).toStrictEqual([]);
  expect(attack(2, 10, 4)).toStrictEqual([]);
});

test('R-14.63 a bonus attack is looked at anew, and a value below 0 is raised to 0 at most', () => {
  const arthur = hero('king-arthur');
  const twice: HeroDef = {
    ...arthur,
    cards: arthur.cards.map((card) =>
      card.slug === 'skirmish'
        ? {
            ...card,
            during: add(-5),
            after: bonusAttack(),
            bonusAttack: { slug: 'again', name: 'Again', value: 2 },
          }
        : card,
    ),
  };
  const document = {
    board: 'hanging-gardens',
    seats: [
      { hero: 'king-arthur', fighters: { 'king-arthur': 2, merlin: 33 }, hand: ['skirmish'] },
      { hero: 'alice', fighters: { alice: 9, 'the-jabberwock': 7 } },
    ],
    play: [{ attack: { by: 'king-arthur', target: 'alice', card: 'skirmish' } }],
    expect: [
      { event: { type: 'combatResolved', attack: 0, damage: 0 } },
      { event: { type: 'combatResolved', attack: 3, damage: 3 } },
    ],
  };
  const board = boards.find(({ slug }) => slug === 'hanging-gardens');
  expect(failures(document, { hero: twice, board })).toStrictEqual([]);
});

describe('R-14.64 the conveyor belt', () => {
  const workshop = boards.find(({ slug }) => slug === 'santas-workshop') as BoardDef;
  const seats = [
    { hero: 'king-arthur', fighters: { 'king-arthur': 33, merlin: 1 }, hand: [], deck: ['feint'] },
    { hero: 'alice', fighters: { alice: 34, 'the-jabberwock': 2 } },
  ];
  const turn = { actionsLeft: 1 };
  const ending = ['maneuver', { boost: 'none' }, 'done'];

  test('RU-58 carries and throws large fighters like others', () => {
    const arthur = hero('king-arthur');
    const giant: HeroDef = { ...arthur, hero: { ...arthur.hero, large: true } };
    const [first, second] = seats;
    const thrown = { ...first, fighters: { 'king-arthur': 34, merlin: 33 } };
    const away = { ...second, fighters: { alice: 4, 'the-jabberwock': 2 } };
    const document = {
      board: 'santas-workshop',
      seats: [thrown, away],
      turn,
      play: [...ending, { pick: 12 }],
      expect: [
        { fighter: 'king-arthur', space: 12 },
        { fighter: 'merlin', space: 34 },
      ],
    };
    expect(failures(document, { hero: giant, board: workshop })).toStrictEqual([]);
  });

  test('R-14.65 stops before a closed door', () => {
    const doors = [{ door: 'hatch', between: [33, 34] as const }];
    const closed = (state: string, space: number) =>
      failures(
        {
          board: 'santas-workshop',
          doors: { hatch: state },
          seats,
          turn,
          play: [...ending, { pick: 11 }],
          expect: [
            { fighter: 'alice', space: 11 },
            { fighter: 'king-arthur', space },
          ],
        },
        { board: { ...workshop, doors }, hero: hero('king-arthur') },
      );
    expect(closed('closed', 33)).toStrictEqual([]);
    expect(closed('open', 34)).toStrictEqual([]);
  });

  const start = () => {
    const config = { board: 'santas-workshop', mode: 'free-for-all' as const };
    const game = gameFromPosition(
      {
        ...config,
        turn: { seat: 1, actionsLeft: 1 },
        seats: [
          { hero: 'king-arthur', fighters: { 'king-arthur': { space: 1 }, merlin: { space: 33 } } },
          { hero: 'alice', fighters: { alice: { space: 34 }, 'the-jabberwock': { space: 2 } } },
          { hero: 'beowulf', fighters: { beowulf: { space: 7 }, wiglaf: { space: 21 } } },
        ],
      },
      testLibrary(),
    );
    const choose = (type: string) => {
      const at = decision(game)?.options.findIndex((option) => option.type === type) ?? -1;
      apply(game, at);
    };
    const spaceOf = (id: string) =>
      viewFor(observe(game, 'open')).fighters.find((fighter) => fighter.id === id)?.space;
    return { game, choose, spaceOf };
  };
  const toBin = ({ game, choose }: ReturnType<typeof start>) => {
    choose('maneuver');
    while (decision(game)?.prompt !== 'bin') choose(decision(game)?.prompt === 'moveBoost' ? 'none' : 'done');
  };

  test('RU-58 goes on when who should choose, or who should be thrown, resigns', () => {
    const chooser = start();
    toBin(chooser);
    expect(decision(chooser.game)?.seat).toBe(0);
    resignGame(chooser.game, 0);
    expect(workshop.conveyor?.bin).toContain(chooser.spaceOf('alice'));
    expect(chooser.spaceOf('merlin')).toBeNull();
    const thrown = start();
    toBin(thrown);
    resignGame(thrown.game, 1);
    expect(thrown.spaceOf('merlin')).toBe(34);
    expect(decision(thrown.game)?.seat).toBe(2);
  });

  test('RU-58 the next player chooses for one who is out when the turn ends', () => {
    const { game, choose, spaceOf } = start();
    choose('maneuver');
    resignGame(game, 0);
    expect(decision(game)?.prompt).toBe('bin');
    expect(decision(game)?.seat).toBe(1);
    expect(spaceOf('merlin')).toBeNull();
  });
});

test('R-14.6 of several shortest paths every one has to be closed, or by option any one', () => {
  const heorot = coreBoards.find((board) => board.slug === 'heorot');
  if (heorot === undefined) throw new Error('heorot');
  // A second way of two steps from 4 to 17, past 5, where the north door is not.
  const changed: BoardDef = { ...heorot, edges: [...heorot.edges, [5, 17]] };
  const document = (doorZones: string, how: 'offers' | 'refuses') => ({
    board: 'heorot',
    options: { doorZones },
    doors: { north: 'closed' },
    seats: [
      {
        hero: 'medusa',
        fighters: {
          medusa: { space: 4 },
          'harpy-1': { space: 1 },
          'harpy-2': { space: 2 },
          'harpy-3': { space: 8 },
        },
        hand: ['snipe'],
      },
      { hero: 'alice', fighters: { alice: { space: 17 }, 'the-jabberwock': { space: 30 } } },
    ],
    expect: [{ decision: { [how]: [{ attack: { by: 'medusa', target: 'alice' } }] } }],
  });
  expect(failures(document('every', 'offers'), { board: changed })).toStrictEqual([]);
  expect(failures(document('any', 'refuses'), { board: changed })).toStrictEqual([]);
  expect(failures(document('every', 'refuses'))).toStrictEqual([]);
});
