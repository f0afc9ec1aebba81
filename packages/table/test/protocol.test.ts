import { expect, test } from 'vitest';
import { fromGuest, PROTOCOL } from '../src/protocol.ts';

test.each([
  { hello: { protocol: PROTOCOL, rules: 1, known: null } },
  { hello: { protocol: 99, rules: 7, known: { seq: 12, content: 'a1' } } },
  { command: { choose: 'attack medusa>merlin feint' }, at: 3 },
  { command: { takeBack: 0 }, at: 3 },
  { command: { resign: 3 }, at: 0 },
  { command: { propose: 'draw' }, at: 0 },
  { command: { propose: { takeBack: 2 } }, at: 0 },
  { command: { answer: 'no' }, at: 0 },
  { command: { return: true }, at: 7 },
])('is understood: %j', (message) => {
  expect(fromGuest.parse(message)).toEqual(message);
});

test.each([
  null,
  'hello',
  {},
  { hello: { protocol: PROTOCOL } },
  { hello: { protocol: PROTOCOL, known: null } },
  { hello: { protocol: PROTOCOL, rules: 1, known: 12 } },
  { hello: { protocol: PROTOCOL, rules: 1, known: { seq: -1, content: 'a1' } } },
  { hello: { protocol: PROTOCOL, rules: 1, known: { seq: 1, content: 'x'.repeat(65) } } },
  { hello: { protocol: PROTOCOL, rules: 1, known: null, viewer: 'open' } },
  { command: { choose: '' }, at: 3 },
  { command: { choose: 'x'.repeat(1001) }, at: 3 },
  { command: { choose: 'maneuver' } },
  { command: { choose: 'maneuver' }, at: 1.5 },
  { command: { choose: 'maneuver', resign: 0 }, at: 3 },
  { command: { choose: 'maneuver' }, at: 3, player: 1 },
  { command: { resign: 4 }, at: 3 },
  { command: { propose: 'win' }, at: 3 },
  { command: { answer: true }, at: 3 },
  { command: { return: false }, at: 3 },
])('is refused: %j', (message) => {
  expect(fromGuest.safeParse(message).success).toBe(false);
});
