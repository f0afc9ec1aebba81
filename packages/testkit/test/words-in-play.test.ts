import { boards } from '@peerless/boards';
import { heroes } from '@peerless/heroes';
import {
  add,
  anyone,
  attack,
  boostOf,
  type CardEffects,
  type CardFace,
  cancel,
  card,
  chooseOnce,
  defense,
  discard,
  draw,
  drawUntil,
  type Effect,
  eachOpponent,
  fixValue,
  freeAttack,
  type HeroDef,
  hold,
  hook,
  look,
  lost,
  mine,
  move,
  opposing,
  own,
  pick,
  pickCard,
  prevent,
  printedOf,
  put,
  recover,
  scheme,
  seq,
  take,
  takeAtMost,
  taking,
  thisTurn,
  validateHero,
  when,
} from '@peerless/language';
import { createLibrary } from '@peerless/rules';
import { runScenario } from '@peerless/scenario';
import { expect, test } from 'vitest';

/** Words of the effect language that wait for their hero (0046), carried out by one that nobody printed. */

const me = own('tester');
const made = (slug: string, face: CardFace, effects: CardEffects) =>
  card(slug, face, { title: slug, boost: 1, user: 'any', quantity: 1 }, effects);
const plan = (slug: string, effect: Effect) => made(slug, scheme(), { scheme: effect });

const tester: HeroDef = {
  slug: 'tester',
  name: 'Tester',
  move: 2,
  hero: { health: 10, attack: 'melee' },
  sidekicks: [{ slug: 'aide', name: 'Aide', count: 1, health: 3, attack: 'ranged' }],
  hooks: [hook('afterAttack', chooseOnce(draw(1), recover(me, 1)))],
  modifiers: [{ mod: 'maneuverDraw', by: 1 }],
  cards: [
    plan('hold', hold(anyone())),
    plan('free', freeAttack()),
    plan(
      'aimed',
      pick(opposing({ is: 'sidekick' }), (it) => freeAttack(it)),
    ),
    plan('until', drawUntil(3)),
    plan(
      'each',
      eachOpponent((them) => discard(them)),
    ),
    plan('floor', seq(thisTurn({ mod: 'floor', who: me, health: 1 }), freeAttack())),
    plan('fixed', seq(thisTurn({ mod: 'fixed', who: me, to: 4 }), freeAttack())),
    plan('exactly', move(me, 1, { exactly: true })),
    plan('past', move(me, 2, { past: 'sidekicks' })),
    plan('shuffle', take({ from: 'discard', choice: 'you', to: 'deck', count: 2, may: true })),
    plan('random', take({ from: 'discard', choice: 'random', to: 'hand' })),
    made('bottom', attack(1), {
      during: taking({ from: 'deck', choice: 'bottom', to: 'aside', open: true }, (it) =>
        seq(add(boostOf(it)), put(it, 'top')),
      ),
    }),
    made('noted', defense(1), {
      during: take({ from: 'deck', choice: 'top', to: 'discard', note: true }),
      after: when(lost(), put('noted', 'hand')),
    }),
    made('pair', attack(2), {
      immediately: pickCard({ pile: 'hand', where: { paired: true } }, () => cancel(), { may: true }),
    }),
    made('deaf', attack(2), { immediately: fixValue(printedOf('theirs'), { deaf: true }) }),
    made('cap', defense(0), { during: takeAtMost(mine(), 2) }),
    made('other', defense(5), { immediately: prevent(mine(), 'other') }),
    made('open', attack(3), {
      static: [{ mod: 'faceUp' }, { mod: 'against', who: opposing({ adjacentTo: me }) }],
      after: look('opponent'),
    }),
    card('plain', attack(3), { title: 'Plain', boost: 2, user: 'any', quantity: 12 }),
  ],
};

const library = createLibrary({ heroes: [...heroes, tester], boards });

interface Seat {
  readonly at?: object;
  readonly hand?: readonly string[];
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
}
const testerSeat = ({ at = {}, ...rest }: Seat) => ({
  hero: 'tester',
  fighters: { tester: 12, aide: 31, ...at },
  ...rest,
});
const arthur = ({ at = {}, ...rest }: Seat = {}) => ({
  hero: 'king-arthur',
  fighters: { 'king-arthur': 13, merlin: 37, ...at },
  ...rest,
});

function plays(
  seats: readonly object[],
  play: readonly unknown[],
  expected: readonly object[],
  turn?: object,
): void {
  const document = {
    name: 'words',
    cites: ['R-1.1'],
    board: 'sarpedon',
    seats,
    play,
    expect: expected,
    ...turn,
  };
  expect(runScenario(document, library).failures).toEqual([]);
}

const strike = (name: string, target = 'king-arthur', by = 'tester') => ({
  attack: { by, target, card: name },
});

test('the tester is a hero', () => {
  expect(validateHero(tester)).toEqual([]);
});

test('who must stay does not leave its space in this turn', () => {
  plays(
    [testerSeat({ hand: ['hold'], deck: ['plain', 'plain'] }), arthur()],
    [{ scheme: { by: 'tester', card: 'hold' } }, 'maneuver', { boost: 'none' }],
    [
      { turn: { seat: 2 } },
      { event: { type: 'moved', count: 0 } },
      { event: { type: 'held', count: 4 } },
      // A maneuver draws one more card.
      { seat: 1, handSize: 2 },
    ],
  );
});

test('a free attack follows the action and costs none; a mode is chosen once a turn', () => {
  plays(
    [
      testerSeat({
        at: { tester: { space: 12, health: 5 } },
        hand: ['free', 'plain', 'plain'],
        deck: ['plain', 'plain'],
      }),
      arthur(),
    ],
    [
      { scheme: { by: 'tester', card: 'free' } },
      { expect: { decision: { prompt: 'freeAttack', offers: ['none'], refuses: ['maneuver'] } } },
      strike('plain'),
      { expect: { decision: { only: [[1], [2]] } } },
      { pick: [2] },
      { expect: { seat: 1, actionsLeft: 1 } },
      strike('plain'),
    ],
    [
      { fighter: 'tester', health: 6 },
      { fighter: 'king-arthur', health: 12 },
      { seat: 1, handSize: 1 },
    ],
  );
});

test('a free attack may lapse, has its targets, and is not offered where none is in reach', () => {
  const aimed = (space: number) => [
    testerSeat({ hand: ['aimed', 'plain'] }),
    arthur({ at: { merlin: space } }),
  ];
  plays(
    aimed(11),
    [
      { scheme: { by: 'tester', card: 'aimed' } },
      { expect: { decision: { only: [{ attack: { target: 'merlin' } }, 'none'] } } },
      { pick: 'none' },
    ],
    [{ seat: 1, actionsLeft: 1 }],
  );
  plays(
    aimed(37),
    [{ scheme: { by: 'tester', card: 'aimed' } }],
    [{ decision: 'none' }, { seat: 1, actionsLeft: 1 }],
  );
});

test('draws up to a number; each opponent discards', () => {
  plays(
    [testerSeat({ hand: ['until', 'plain'], deck: ['plain', 'plain', 'plain', 'plain'] }), arthur()],
    [{ scheme: { by: 'tester', card: 'until' } }],
    [{ seat: 1, handSize: 3 }],
  );
  const medusa = {
    hero: 'medusa',
    fighters: { medusa: 14, 'harpy-1': 6, 'harpy-2': 7, 'harpy-3': 15 },
    hand: ['feint', 'snipe'],
  };
  plays(
    [testerSeat({ hand: ['each'] }), arthur({ hand: ['feint', 'regroup'] }), medusa],
    [
      { scheme: { by: 'tester', card: 'each' } },
      { discard: 'feint' },
      { expect: { decision: { seat: 3 } } },
      { discard: 'snipe' },
    ],
    [
      { seat: 2, hand: ['regroup'] },
      { seat: 3, hand: ['feint'] },
    ],
    { mode: 'free-for-all' },
  );
});

test('values that nothing changes', () => {
  plays(
    [testerSeat({ hand: ['fixed', 'plain'] }), arthur()],
    [{ scheme: { by: 'tester', card: 'fixed' } }, strike('plain'), { pick: [2] }],
    [{ combat: { attack: 4, damage: 4 } }],
  );
  plays(
    [
      testerSeat({ hand: ['deaf'] }),
      arthur({ at: { 'king-arthur': { space: 13, startedTurnOn: 16 } }, hand: ['momentous-shift'] }),
    ],
    [strike('deaf'), { defend: 'momentous-shift' }, { pick: [2] }],
    [{ combat: { attack: 2, defense: 3 } }],
  );
});

test('moves of exactly one space, and past sidekicks', () => {
  plays(
    [testerSeat({ hand: ['exactly'] }), arthur()],
    [
      { scheme: { by: 'tester', card: 'exactly' } },
      { expect: { decision: { only: [5, 11, 19] } } },
      { move: { to: 5 } },
    ],
    [{ fighter: 'tester', space: 5 }],
  );
  plays(
    [testerSeat({ hand: ['past'] }), arthur({ at: { merlin: 11 } })],
    [
      { scheme: { by: 'tester', card: 'past' } },
      {
        expect: {
          decision: { offers: [{ move: { to: 3 } }], refuses: [{ move: { to: 16 } }, { move: { to: 11 } }] },
        },
      },
      { move: { to: 3 } },
    ],
    [{ fighter: 'tester', space: 3 }],
  );
});

test('cards shuffled into a deck, taken at random, from the bottom, and noted', () => {
  plays(
    [testerSeat({ hand: ['shuffle'], deck: ['plain'], discard: ['free', 'hold'] }), arthur()],
    [{ scheme: { by: 'tester', card: 'shuffle' } }, { discard: 'free' }, { discard: [] }],
    [{ seat: 1, deckSize: 2, discard: ['hold', 'shuffle'] }, { event: { type: 'shuffled', count: 1 } }],
  );
  plays(
    [testerSeat({ hand: ['random'], discard: ['free', 'hold'] }), arthur()],
    [{ random: 'tester/hold' }, { scheme: { by: 'tester', card: 'random' } }],
    [{ seat: 1, hand: ['hold'] }],
  );
  plays(
    [testerSeat({ hand: ['bottom'], deck: ['free', 'plain'] }), arthur()],
    [strike('bottom'), { pick: [2] }],
    [{ combat: { attack: 3 } }, { seat: 1, deck: ['plain', 'free'] }],
  );
  plays(
    [
      arthur({ at: { 'king-arthur': 12 }, hand: ['excalibur'] }),
      testerSeat({ at: { tester: 13 }, hand: ['noted'], deck: ['free', 'hold'] }),
    ],
    [strike('excalibur', 'tester', 'king-arthur'), { defend: 'noted' }],
    [{ seat: 2, hand: ['free'], deck: ['hold'], discard: ['noted'] }],
  );
});

test('a pair is shown, both cards of it', () => {
  plays(
    [testerSeat({ hand: ['pair', 'plain', 'plain', 'free'] }), arthur({ hand: ['skirmish'] })],
    [
      strike('pair'),
      { defend: 'skirmish' },
      { expect: { decision: { only: ['plain', 'none'] } } },
      { pick: 'plain' },
      { pick: [2] },
    ],
    [
      { event: { type: 'effectsCancelled', count: 1 } },
      { view: { viewer: 2, seat: 1, knows: ['plain', 'plain'] } },
    ],
  );
});

test('damage that is limited, floored or only of combat', () => {
  const hit = (name: string, deck?: readonly string[]) => [
    arthur({ at: { 'king-arthur': 12 }, hand: ['excalibur'] }),
    testerSeat({
      at: { tester: { space: 13, health: 8 } },
      hand: [name],
      ...(deck === undefined ? {} : { deck }),
    }),
  ];
  const blow = (name: string) => [strike('excalibur', 'tester', 'king-arthur'), { defend: name }];
  plays(hit('cap'), blow('cap'), [
    { fighter: 'tester', health: 6 },
    { combat: { attack: 6, defense: 0, damage: 2 } },
  ]);
  plays(hit('other'), blow('other'), [{ fighter: 'tester', health: 7 }]);
  plays(
    [
      testerSeat({ at: { tester: { space: 12, health: 2 } }, hand: ['floor', 'plain'], deck: [] }),
      arthur({ hand: ['skirmish'] }),
    ],
    [{ scheme: { by: 'tester', card: 'floor' } }, strike('plain'), { defend: 'none' }, { pick: [1] }],
    // Exhausted by the draw: 2 damage, and still 1 health.
    [{ fighter: 'tester', health: 1 }, { event: { type: 'damaged', fighter: 'tester', amount: 2 } }],
  );
});

test('an attack card that lies open, for fighters next to its hero only', () => {
  plays(
    [
      testerSeat({ at: { aide: 5 }, hand: ['open'] }),
      arthur({ hand: ['feint', 'regroup'], at: { merlin: 16 } }),
    ],
    [
      {
        expect: {
          decision: {
            refuses: [{ attack: { target: 'merlin' } }],
            offers: [{ attack: { by: 'aide', target: 'king-arthur' } }],
          },
        },
      },
      strike('open'),
      { expect: { event: { type: 'attackDeclared', card: 'tester/open' } } },
      { defend: 'none' },
      { pick: [2] },
    ],
    [{ combat: { attack: 3 } }],
  );
});
