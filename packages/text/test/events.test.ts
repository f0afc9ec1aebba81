import type { GameEvent } from '@peerless/rules';
import { describe, expect, test } from 'vitest';
import { eventText } from '../src/index.ts';
import { told } from './event-examples.ts';
import { tableOf } from './table.ts';

const HEROES = ['medusa', 'king-arthur', 'beowulf', 'invisible-man', 'pandora', 'blackbeard'];
const names = tableOf(HEROES);
const reader = tableOf(HEROES, 0);

const event = (type: string, fields: object): GameEvent => ({ type, cause: {}, ...fields }) as GameEvent;

type Examples = readonly (readonly [object, string])[];

describe.each(Object.entries<Examples>(told))('%s', (type, examples) => {
  test.each(examples)('%j', (fields, text) => {
    expect(eventText(event(type, fields), names)).toBe(text);
  });
});

describe('the reader is "you"', () => {
  test.each([
    ['drew', { seat: 0, count: 1 }, 'You draw 1 card.'],
    ['eliminated', { seat: 0 }, 'You are eliminated.'],
    ['looked', { seat: 1, at: 0 }, 'King Arthur looks at your hand.'],
    ['counterChanged', { seat: 0, counter: 'rage', from: 1, to: 2 }, 'Your Rage goes from 1 to 2.'],
    ['gameEnded', { outcome: { winners: [0], reason: 'defeat' } }, 'You win the game.'],
    [
      'damaged',
      { fighter: 'medusa', amount: 1, kind: 'effect', health: 15 },
      'Medusa takes 1 damage and has 15 health left.',
    ],
  ])('%s %j', (type, fields, text) => {
    expect(eventText(event(type, fields), reader)).toBe(text);
  });
});
