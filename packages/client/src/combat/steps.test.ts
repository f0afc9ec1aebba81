import type { GameEvent, View } from '@peerless/rules';
import { expect, test } from 'vitest';
import { stepsOf } from './steps.ts';

const before = {
  fighters: [
    { id: 'earp', health: 12, maxHealth: 14 },
    { id: 'archer-1', health: 0, maxHealth: 2 },
  ],
} as unknown as View;

test('who comes into play in the middle of an attack has all of its health, and loses of that', () => {
  const cause = { rule: 'R-9.1' } as const;
  const events: GameEvent[] = [
    { type: 'attackDeclared', cause, attacker: 'earp', target: 'archer-1' },
    { type: 'summoned', cause, fighter: 'archer-1', space: 3, from: 'defeated' },
    { type: 'damaged', cause, fighter: 'archer-1', amount: 1, kind: 'effect', health: 1 },
  ];
  const steps = stepsOf({ moments: [{ events, view: before }], before });
  const health = steps.map(({ event, stand }) => [event.type, stand.health.get('archer-1')]);
  expect(health).toContainEqual(['summoned', 2]);
  expect(health.at(-1)).toEqual(['damaged', 1]);
});
