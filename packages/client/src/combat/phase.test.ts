import { expect, test } from 'vitest';
import { playedGame } from '../../test/played-game.ts';
import { isBlocked, loserOf, phaseOf } from './phase.ts';
import { attackAt, stepsOf } from './steps.ts';

const { moments } = playedGame(['king-arthur', 'medusa'], '4', 'open');
const steps = moments.flatMap((_, at) => stepsOf(attackAt(moments, at)));

test('whoever the engine names as the winner is not the loser', () => {
  const won = steps.flatMap(({ event, stand }) => (event.type === 'combatWon' ? [{ event, stand }] : []));
  expect(won.length).toBeGreaterThan(5);
  for (const { event, stand } of won) expect(loserOf(stand)).not.toBe(event.winner);
});

test('nobody has lost before the values are compared', () => {
  for (const { event, stand } of steps) {
    if (phaseOf(event) === 'reveal') expect(loserOf(stand)).toBeNull();
    if (phaseOf(event) === 'clash')
      expect(loserOf(stand)).toBe((stand.damage ?? 0) > 0 ? 'defense' : 'attack');
  }
});

test('a block is a card of the defender that lets nothing through', () => {
  const clashes = steps.filter(({ event }) => phaseOf(event) === 'clash');
  const blocked = clashes.filter(({ stand }) => isBlocked(stand));
  expect(blocked.length).toBeGreaterThan(0);
  for (const { stand } of blocked) {
    expect(stand.damage).toBe(0);
    expect(stand.defense.card).toBeDefined();
  }
  for (const { stand } of steps)
    if (stand.damage === null || stand.defense.card === undefined) expect(isBlocked(stand)).toBe(false);
  // Nobody blocks without a card, whatever else adds to a defense.
  const [clash] = blocked;
  if (clash === undefined) throw new Error('nothing was blocked');
  const { defense } = clash.stand;
  expect(isBlocked({ ...clash.stand, defense: { ...defense, card: undefined, value: 3 } })).toBe(false);
});
