import type { GameEvent } from '@peerless/rules';
import { expect, test } from 'vitest';
import { flightsOf } from '../src/cards/flights.ts';

const rule = { cause: {} } as const;
const discarded = (seat: number, why: 'played' | 'boost' | 'top'): GameEvent => ({
  ...rule,
  type: 'discarded',
  seat,
  card: `${seat}/feint`,
  why,
});
const drew = (seat: number, count: number): GameEvent => ({ ...rule, type: 'drew', seat, count, to: 'hand' });
const scheme: GameEvent = { ...rule, type: 'schemePlayed', fighter: 'alice', card: 'alice/x' };

test('what was played goes from the middle to the discards, a BOOST from the hand, the top of a deck from there', () => {
  const events = [discarded(0, 'played'), discarded(1, 'boost'), discarded(1, 'top')];
  expect(flightsOf(events, [0]).map(({ from, to }) => `${from} ${to}`)).toEqual([
    'middle discard',
    'hand discard',
    'deck discard',
  ]);
});

test('what others draw goes face down from deck to hand; what one draws oneself comes into the hand that is seen', () => {
  expect(flightsOf([drew(1, 2)], [0])).toEqual([
    { card: null, seat: 1, from: 'deck', to: 'hand' },
    { card: null, seat: 1, from: 'deck', to: 'hand' },
  ]);
  expect(flightsOf([drew(0, 2)], [0])).toEqual([]);
});

test('four at most fly at once', () => {
  expect(flightsOf([drew(1, 9)], [0])).toHaveLength(4);
});

test('a scheme of somebody else stays in the middle to be read', () => {
  expect(flightsOf([scheme, discarded(1, 'played')], [0])).toEqual([]);
  expect(flightsOf([scheme, discarded(0, 'played')], [0])).toHaveLength(1);
});
