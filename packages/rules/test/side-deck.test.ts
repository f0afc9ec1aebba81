import { testLibrary } from '@peerless/testkit';
import { expect, test } from 'vitest';
import { changedView, changesText } from '../src/entries/match.ts';
import { PositionError } from '../src/error.ts';
import {
  apply,
  clone,
  createRng,
  decision,
  determinize,
  type Game,
  newGame,
  observe,
  type SeatView,
  type Viewer,
  viewFor,
} from '../src/index.ts';
import { gameFromPosition, type SeatPosition } from '../src/position.ts';

/** Pandora's Box, seen from outside: views, their texts, guesses and positions. */

const library = testLibrary();

const pandoraWith = (
  side: Pick<SeatPosition, 'revealed' | 'sideDeck'>,
  at: 'start' | 'action' = 'start',
): Game =>
  gameFromPosition(
    {
      board: 'sarpedon',
      seats: [
        {
          hero: 'pandora',
          ...side,
          fighters: { pandora: { space: 12 }, 'kakodaemon-1': 'reserve', 'kakodaemon-2': 'reserve' },
        },
        { hero: 'king-arthur', fighters: { 'king-arthur': { space: 24 }, merlin: { space: 38 } } },
      ],
      turn: { at },
    },
    library,
  );

const sideOf = (game: Game, viewer: Viewer): SeatView['sideDeck'] =>
  viewFor(observe(game, viewer)).seats[0]?.sideDeck;
const choose = (game: Game, key: string): void =>
  apply(game, decision(game)?.options.findIndex((option) => option.key === key) ?? -1);

const UNKNOWN = [null, null, null, null, null];

test('what lies open all see; the card that was looked at only its player, who sees no other', () => {
  const game = pandoraWith({ revealed: ['greed'], sideDeck: ['hope', 'toil'] });
  const revealed = ['greed', 'hope'];
  const discarded: string[] = [];
  expect(sideOf(game, 0)).toEqual({ cards: ['toil', ...UNKNOWN.slice(1)], revealed, discarded });
  for (const viewer of [1, 'spectator'] as const)
    expect(sideOf(game, viewer)).toEqual({ cards: UNKNOWN, revealed, discarded });
  expect(sideOf(game, 'open')?.cards).toEqual(['toil', 'woe', 'confusion', 'misfortune', 'pain']);
  expect(viewFor(observe(game, 0)).seats[1]).not.toHaveProperty('sideDeck');
});

test('a view as text says the same', () => {
  const game = pandoraWith({ sideDeck: ['hope', 'toil'] });
  for (const viewer of [0, 1, 'spectator', 'open'] as const) {
    const [before, now] = [observe(pandoraWith({ sideDeck: ['pain'] }), viewer), observe(game, viewer)];
    expect(changedView(viewFor(before), JSON.parse(changesText(before, now)))).toEqual(viewFor(now));
  }
});

test('a guess knows what its player knows, and has every other card once', () => {
  const game = pandoraWith({ revealed: ['greed'], sideDeck: ['hope', 'toil'] });
  const orders = new Set<string>();
  for (let n = 1; n <= 40; n++) {
    const guess = determinize(observe(game, 0), createRng(String(n)));
    const cards = sideOf(guess, 'open')?.cards ?? [];
    expect(cards[0]).toBe('toil');
    expect([...cards].sort()).toEqual(['confusion', 'misfortune', 'pain', 'toil', 'woe']);
    orders.add(cards.join());
  }
  expect(orders.size).toBeGreaterThan(10);
  const tops = Array.from({ length: 40 }, (_, n) => {
    const guess = determinize(observe(game, 1), createRng(String(n + 1)));
    return sideOf(guess, 'open')?.cards[0];
  });
  expect(new Set(tops).size).toBe(5);
});

test('the Box is shuffled by the seed: another one has another order, the same the same', () => {
  const boxOf = (seed: string) =>
    sideOf(
      newGame(
        { seed, board: 'sarpedon', mode: 'duel', seats: [{ hero: 'pandora' }, { hero: 'alice' }] },
        library,
      ),
      'open',
    )?.cards.join();
  expect(boxOf('1')).toBe(boxOf('1'));
  expect(new Set(Array.from({ length: 20 }, (_, n) => boxOf(String(n + 1)))).size).toBeGreaterThan(15);
});

test('a copy goes its own way', () => {
  const game = pandoraWith({ sideDeck: ['hope', 'greed', 'pain'] });
  const copy = clone(game);
  choose(copy, 'yes');
  expect(sideOf(copy, 0)?.revealed).toEqual(['greed', 'hope']);
  expect(sideOf(game, 0)?.revealed).toEqual(['hope']);
});

test('a position names cards that there are, each once', () => {
  const faulty = (side: Parameters<typeof pandoraWith>[0]) => () => pandoraWith(side, 'action');
  expect(faulty({ revealed: ['hop'] })).toThrow(PositionError);
  expect(faulty({ revealed: ['hop'] })).toThrow('unknown side card "hop"; did you mean "hope"?');
  expect(faulty({ revealed: ['hope'], sideDeck: ['hope'] })).toThrow('each side card is there once');
});

const titaniaWith = (side: Pick<SeatPosition, 'revealed' | 'sideDeck' | 'sideDiscard'>): Game =>
  gameFromPosition(
    {
      board: 'sarpedon',
      seats: [
        {
          hero: 'titania',
          ...side,
          fighters: { titania: { space: 12 }, oberon: { space: 5 } },
          hand: ['the-moon-looks-down'],
        },
        { hero: 'king-arthur', fighters: { 'king-arthur': { space: 13 }, merlin: { space: 38 } } },
      ],
    },
    library,
  );

/** Titania's card puts that Glamour on the bottom. */
function bury(game: Game, card: string): void {
  choose(game, 'attack titania>king-arthur the-moon-looks-down');
  for (let n = 0; n < 2 && decision(game)?.prompt !== 'sideCard'; n++) choose(game, 'none');
  choose(game, `card ${card}`);
}

const GREED = 'glamour-of-greed';
const LOVE = 'glamour-of-love';
const RHYME = 'glamour-of-rhyme';

test('what was discarded all see, and a card that goes to the bottom all know there', () => {
  const game = titaniaWith({ revealed: [RHYME], sideDiscard: [GREED, LOVE] });
  for (const viewer of [0, 1, 'spectator'] as const)
    expect(sideOf(game, viewer)).toEqual({
      cards: [null, null, null],
      revealed: [RHYME],
      discarded: [GREED, LOVE],
    });
  bury(game, LOVE);
  for (const viewer of [0, 1, 'spectator'] as const)
    expect(sideOf(game, viewer)).toEqual({
      cards: [null, null, null, LOVE],
      revealed: [RHYME],
      discarded: [GREED],
    });
  expect(sideOf(game, 'open')?.cards).toEqual([
    'glamour-of-sleep',
    'glamour-of-jealousy',
    'glamour-of-invisibility',
    LOVE,
  ]);
});

test('a guess never has a discarded card in the deck, and leaves the known one on the bottom', () => {
  const game = titaniaWith({ revealed: [RHYME], sideDiscard: [GREED, LOVE] });
  bury(game, LOVE);
  const orders = new Set<string>();
  for (let n = 1; n <= 40; n++) {
    const { cards = [] } = sideOf(determinize(observe(game, 1), createRng(String(n))), 'open') ?? {};
    expect(cards[3]).toBe(LOVE);
    expect([...cards].sort()).toEqual([
      'glamour-of-invisibility',
      'glamour-of-jealousy',
      LOVE,
      'glamour-of-sleep',
    ]);
    orders.add(cards.join());
  }
  expect(orders.size).toBe(6);
});
