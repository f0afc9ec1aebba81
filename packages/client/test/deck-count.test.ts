import type { View } from '@peerless/rules';
import { expect, test } from 'vitest';
import { deckCount, inPlay } from '../src/cards/deck-count.ts';
import { duelView } from './views.ts';

const FACES = [
  { slug: 'feint', copies: 3 },
  { slug: 'dash', copies: 2 },
  { slug: 'woods:knife', copies: 1 },
];

const seatWith = (view: View, change: Partial<View['seats'][number]>): View => ({
  ...view,
  seats: view.seats.map((side) => (side.seat === 1 ? { ...side, ...change } : side)),
});

test('of an opponent all cards are left that nobody saw go; those above the deck are hidden', () => {
  const view = seatWith(duelView(), {
    deckSize: 2,
    handSize: 3,
    hand: ['feint'],
    discard: ['dash'],
    aside: [],
  });
  const { cards, hidden } = deckCount(view, 1, FACES);
  expect(cards.map(({ left }) => left)).toEqual([2, 1, 1]);
  expect(cards[0]).toMatchObject({ inHand: 1, discarded: 0 });
  expect(hidden).toBe(2);
});

test('a card in play or set aside is not left', () => {
  const view: View = {
    ...seatWith(duelView(), {
      deckSize: 3,
      handSize: 0,
      hand: [],
      discard: ['dash'],
      aside: ['woods:knife'],
    }),
    active: 1,
    scheme: 'feint',
  };
  const { cards, hidden } = deckCount(view, 1, FACES);
  expect(cards.map(({ left }) => left)).toEqual([2, 1, 0]);
  expect(hidden).toBe(0);
});

test('a bonus attack is no card of its own', () => {
  const view = duelView();
  const [attacker, defender] = [0, 1].map(
    (seat) => view.fighters.find((each) => each.seat === seat)?.id ?? '',
  );
  const combat = {
    attacker,
    defender,
    attackCard: 'feint',
    defenseCard: 'dash',
    boostCard: null,
    revealed: true,
    bonus: false,
    attack: 2,
    defense: 3,
    prediction: null,
  };
  expect(inPlay({ ...view, combat }, 0)).toEqual(['feint']);
  expect(inPlay({ ...view, combat }, 1)).toEqual(['dash']);
  expect(inPlay({ ...view, combat: { ...combat, bonus: true } }, 0)).toEqual([]);
});
