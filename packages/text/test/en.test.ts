import {
  boostOf,
  damage,
  draw,
  type Effect,
  exists,
  look,
  mine,
  opposing,
  own,
  pick,
  pickOpponent,
  place,
  seq,
  setHealth,
  summon,
  take,
  taking,
  when,
} from '@peerless/language';
import type { GameEvent } from '@peerless/rules';
import { describe, expect, test } from 'vitest';
import { abilityText, effectText, eventText, optionText, promptText } from '../src/index.ts';
import { tableOf } from './table.ts';
import { combatCard, testHero } from './test-hero.ts';

const medusa = own('medusa');

/** Rules of English that one card each showed, on a hero of no box. */
const said: readonly (readonly [rule: string, Effect, string])[] = [
  [
    'a fighter told by its place is chosen before it is placed',
    pick(opposing({ inZoneOf: medusa }), (it) => place(it, { adjacentTo: medusa })),
    "Choose an opposing fighter in Medusa's zone and place it in any space adjacent to her.",
  ],
  [
    'a fighter told by nothing else is placed at once',
    pick(opposing(), (it) => place(it, { adjacentTo: medusa })),
    'Place an opposing fighter in any space adjacent to Medusa.',
  ],
  [
    'a pronoun never reaches over another fighter of its gender',
    when(
      exists(mine({ on: 'fog' })),
      when(exists(opposing({ is: 'sidekick' })), place(mine(), { inZoneOf: mine() })),
    ),
    'If your fighter is in a space with a fog token and there is an opposing sidekick, place your fighter in any space in its zone.',
  ],
  [
    'the longer part comes last',
    taking({ from: 'deck', choice: 'top', to: 'discard' }, (card) =>
      pick(opposing({ adjacentTo: medusa }), (it) => damage(it, boostOf(card))),
    ),
    "Discard the top card of your deck and deal damage equal to that card's BOOST to an opposing fighter adjacent to Medusa.",
  ],
  [
    'cards are put once into two places',
    seq(
      take({ from: 'deck', count: 3, choice: 'top', to: 'aside' }),
      take({ from: 'aside', count: 1, choice: 'you', to: 'hand' }),
      take({ from: 'aside', choice: 'all', to: 'bottom' }),
    ),
    'Look at the top 3 cards of your deck. Put 1 of them into your hand and the rest on the bottom of your deck in any order.',
  ],
  [
    'players who do the same are named, not "you and they"',
    pickOpponent((them) => seq(look(them), draw(1, them), draw(1))),
    "Look at an opponent's hand. You and that opponent each draw 1 card.",
  ],
];

test.each(said)('%s', (_rule, effect, text) => {
  expect(effectText(effect, testHero, 'en', combatCard)).toBe(text);
});

/** The test hero with a sidekick whose name has an article. */
const porter = {
  ...testHero,
  sidekicks: [
    { slug: 'the-porter', name: 'The Porter', count: 1, health: 7, attack: 'melee', starts: 'reserve' },
  ],
} as const;

test('the article of a name is small within a sentence and large at its start', () => {
  expect(effectText(setHealth(own('the-porter'), 3), porter, 'en')).toBe("Set the Porter's health to 3.");
  expect(effectText(summon({ kind: 'the-porter', at: {} }), porter, 'en')).toBe(
    'Summon the Porter to any space.',
  );
});

test('a single fighter in reserve takes a verb in the singular', () => {
  expect(abilityText(porter, 'en')).toContain('The Porter starts the game off the board, in reserve.');
});

test('each form is told with its own cards', () => {
  const two = { ...testHero, cards: testHero.cards.map((card) => ({ ...card, user: 'big' })) };
  const hooks = [{ when: 'setup', do: { op: 'form', to: 'big' } }] as const;
  expect(abilityText({ ...two, hooks }, 'en')).toContain(
    'Medusa is always BIG or SMALL. You can play BIG cards only as BIG.',
  );
});

describe('the log', () => {
  const names = tableOf(['little-red-riding-hood', 'invisible-man', 'sinbad', 'bruce-lee'], 0);
  const lines: readonly (readonly [GameEvent, string])[] = [
    [{ type: 'defeated', fighter: 'huntsman' }, 'The Huntsman is defeated.'],
    [
      { type: 'attackDeclared', attacker: 'huntsman', target: 'the-porter' },
      'The Huntsman attacks the Porter.',
    ],
    [{ type: 'turnEnded', seat: 1 }, 'The Invisible Man ends the turn.'],
    [
      { type: 'cardMoved', seat: 0, by: 0, from: 'discard', to: 'hand' },
      'You put a card from your discard pile into your hand.',
    ],
    [
      { type: 'cardMoved', seat: 2, by: 2, from: 'deck', to: 'aside' },
      'Sinbad puts a card aside from their deck.',
    ],
    [
      { type: 'damaged', fighter: 'sinbad', amount: 3, kind: 'combat', health: 0 },
      'Sinbad takes 3 combat damage and has no health left.',
    ],
    [
      { type: 'schemePlayed', fighter: 'bruce-lee', card: 'bruce-lee/hoo-whaaaaaa' },
      'Bruce Lee plays "HOO! WHAAAAAA!"',
    ],
  ].map(([event, text]) => [event as GameEvent, String(text)]);

  test.each(lines)('%j', (event, text) => {
    expect(eventText(event, names)).toBe(text);
  });

  test('questions and choices call fighters as the log does', () => {
    const options = [{ type: 'move', key: 'm', fighter: 'the-porter', to: 4, distance: 2 }] as const;
    const source = { card: 'sinbad/toil-and-danger' };
    expect(promptText({ prompt: 'moves', kind: 'action', source, options }, names)).toBe(
      'Toil and Danger: Choose where to move the Porter.',
    );
    expect(optionText(options[0], names)).toBe('The Porter moves to space 4 (2 spaces)');
  });

  test('nobody is told that they may stop where they may not', () => {
    const source = { card: 'sinbad/feint' };
    const cards = [{ type: 'card', key: 'c', card: 'sinbad/feint', seat: 2 }] as const;
    const asked = { prompt: 'takeMore', kind: 'card', source } as const;
    expect(promptText({ ...asked, options: cards }, names)).toBe('Feint: Choose a card.');
    expect(promptText({ ...asked, options: [...cards, { type: 'done', key: 'd' }] }, names)).toBe(
      'Feint: Choose another card, or stop.',
    );
  });
});
