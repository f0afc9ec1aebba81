import type { GameEvent } from '@peerless/rules';
import type { Moment } from '@peerless/table';
import { expect, test } from 'vitest';
import { freshOf, freshPlaces } from '../src/cards/came-to.ts';

const rule = { cause: {} } as const;
const turn = (number: number): GameEvent => ({ ...rule, type: 'turnStarted', turn: number, seat: 0 });
const drew = (seat: number, ...cards: string[]): GameEvent => ({
  ...rule,
  type: 'drew',
  seat,
  count: cards.length,
  to: 'hand',
  cards,
});
const moment = (...events: GameEvent[]): Moment => ({ events }) as unknown as Moment;

const moments = [
  moment(drew(0, 'medusa/dash', 'medusa/feint')),
  moment(turn(1)),
  moment(drew(0, 'medusa/feint')),
  moment(),
  moment(drew(1, 'alice/feint'), drew(0, 'medusa/dash')),
  moment(drew(0, 'medusa/snipe'), turn(2)),
  moment(drew(0, 'medusa/winged-frenzy')),
];

test('fresh is what came since the turn began', () => {
  expect(freshOf(moments, 3, 0)).toEqual(['feint']);
  expect(freshOf(moments, 4, 0)).toEqual(['feint', 'dash']);
  expect(freshOf(moments, 5, 0)).toEqual([]);
  expect(freshOf(moments, 6, 0)).toEqual(['winged-frenzy']);
  expect(freshOf(moments, 99, 0)).toEqual(['winged-frenzy']);
});

test('before the first turn nothing is', () => {
  expect(freshOf(moments, 0, 0)).toEqual([]);
});

test('of equal cards the last ones are fresh, and none that is not there any more', () => {
  expect([...freshPlaces(['feint', 'dash', 'feint'], ['feint'])]).toEqual([2]);
  expect([...freshPlaces(['feint', 'dash', 'feint'], ['feint', 'feint'])].sort()).toEqual([0, 2]);
  expect([...freshPlaces(['dash'], ['feint'])]).toEqual([]);
});
