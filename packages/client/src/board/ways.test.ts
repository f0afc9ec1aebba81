import type { GameEvent } from '@peerless/rules';
import { expect, it } from 'vitest';
import { deedsOf } from './ways.ts';

const cause = {} as GameEvent['cause'];

it('a fighter goes over every space of its moves, one after the other', () => {
  const { ways } = deedsOf([
    { type: 'moved', cause, fighter: 'medusa', from: 1, to: 3, path: [2, 3] },
    { type: 'moved', cause, fighter: 'medusa', from: 3, to: 4, path: [4] },
  ]);
  expect(ways.get('medusa')).toEqual([1, 2, 3, 4]);
});

it('damage adds up', () => {
  const hit = { type: 'damaged', cause, fighter: 'merlin', amount: 2, kind: 'combat', health: 3 } as const;
  expect(deedsOf([hit, { ...hit, amount: 1 }] as readonly GameEvent[]).losses.get('merlin')).toBe(3);
});
