import { expect, test } from 'vitest';
import { asked } from '../../test/asked.ts';
import { seatGroups } from './seat-groups.ts';

const { view } = asked('action', '4');

test('whoever looks sits below, whoever only looks on beside the seat that is theirs to follow', () => {
  expect(seatGroups({ ...view, viewer: view.seats[1]?.player ?? 1 })).toEqual({ others: [0], own: [1] });
  expect(seatGroups({ ...view, viewer: 'open' })).toEqual({ others: [1], own: [0] });
  expect(seatGroups({ ...view, viewer: 'open' }, 1)).toEqual({ others: [0], own: [1] });
});
