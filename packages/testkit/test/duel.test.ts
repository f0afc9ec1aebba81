import { expect, test } from 'vitest';
import { duel } from '../src/duel.ts';

test('R-9.9 Skirmish: on a tie the defender wins, so the attacker moves nobody', () => {
  const d = duel({
    a: { hero: 'king-arthur', hand: ['skirmish'] },
    b: { hero: 'medusa', hand: ['hiss-and-slither'] },
  });
  d.a.attack('medusa', 'skirmish').b.defend('hiss-and-slither');
  d.expectNoDecision('fighter');
  d.expectAtRest();
});

test('a step of the wrong side fails with a sentence', () => {
  const d = duel({ a: { hero: 'king-arthur', hand: ['skirmish'] }, b: { hero: 'medusa' } });
  expect(() => d.b.maneuver()).toThrow('decision: seat is 1, expected 2');
});
