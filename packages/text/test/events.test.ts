import type { GameEvent } from '@peerless/rules';
import { describe, expect, test } from 'vitest';
import { eventText, namedSource } from '../src/index.ts';
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

describe('what a card of a side deck does is told by its name', () => {
  const cause = { ability: 'pandora', side: 'toil' };
  test.each([
    ['untilEndOfTurn', 'The effects of Toil last until the end of the turn.'],
    ['actionsGained', 'Pandora gains 1 action.'],
  ])('%s', (type, text) => {
    const happened = event(type, { cause, seat: 4, count: 1 });
    expect(eventText(happened, names)).toBe(text);
    expect(namedSource(happened.cause, names)).toBe('Toil');
  });
});

test.each([
  ['en', 'Rosencrantz & Guildenstern take 2 damage and have 4 health left.'],
  ['pt', 'Rosencrantz & Guildenstern sofrem 2 pontos de dano e ficam com 4 pontos de vida.'],
  ['fr', 'Rosencrantz & Guildenstern subissent 2 dégâts\u202f: il leur reste 4 points de vie.'],
  ['uk', "Розенкранц і Гільденстерн зазнають 2\u00a0поранень і мають ще 4\u00a0одиниці здоров'я."],
] as const)('two in one name do everything together: %s', (lang, text) => {
  const fields = { fighter: 'rosencrantz-guildenstern', amount: 2, kind: 'effect', health: 4 };
  expect(eventText(event('damaged', fields), tableOf(['hamlet', 'medusa'], null, lang))).toBe(text);
});
