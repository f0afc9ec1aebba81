import {
  actionNumber,
  add,
  beyond,
  boostOf,
  cardsIn,
  combatDamageTo,
  combatValue,
  counter,
  countOf,
  damage,
  dealtTo,
  discardedSideCards,
  friendly,
  healthOf,
  lentCards,
  marksIn,
  mine,
  opposing,
  own,
  prediction,
  printedOf,
  restOf,
  revealedCards,
  revealedMarks,
  symbolsIn,
  theirs,
  times,
  VALUES,
  type Value,
  type ValueName,
  zonesOf,
} from '@peerless/language';
import { describe, expect, test } from 'vitest';
import { effectText } from '../src/index.ts';
import { combatCard, testHero } from './test-hero.ts';

/** What each value says when it is added, and when it is dealt. A missing value is a compile error. */
const said: { readonly [K in ValueName]: readonly (readonly [Value, string, string])[] } = {
  reg: [
    [
      { val: 'reg', reg: 0 },
      "Add that number to this card's value.",
      'Deal that much damage to the opposing fighter.',
    ],
  ],
  counter: [
    [
      counter('rage'),
      "Add 1 to this card's value for each Rage you have.",
      'Deal 1 damage to the opposing fighter for each Rage you have.',
    ],
  ],
  rest: [
    [
      restOf('rage'),
      "Add 1 to this card's value for each Rage you do not have.",
      'Deal 1 damage to the opposing fighter for each Rage you do not have.',
    ],
  ],
  marks: [
    [
      marksIn('line'),
      "Add 1 to this card's value for each syllable in your line.",
      'Deal 1 damage to the opposing fighter for each syllable in your line.',
    ],
  ],
  symbols: [
    [
      symbolsIn('cauldron'),
      "Add 1 to this card's value for each different symbol in your cauldron.",
      'Deal 1 damage to the opposing fighter for each different symbol in your cauldron.',
    ],
  ],
  sideDeck: [
    [
      revealedCards(),
      "Add 1 to this card's value for each revealed Misery.",
      'Deal 1 damage to the opposing fighter for each revealed Misery.',
    ],
    [
      revealedMarks(),
      "Add 1 to this card's value for each revealed feather.",
      'Deal 1 damage to the opposing fighter for each revealed feather.',
    ],
    [
      discardedSideCards(),
      "Add 1 to this card's value for each discarded Misery.",
      'Deal 1 damage to the opposing fighter for each discarded Misery.',
    ],
  ],
  lent: [
    [
      lentCards(),
      "Add 1 to this card's value for each of your cards in opponents' hands.",
      "Deal 1 damage to the opposing fighter for each of your cards in opponents' hands.",
    ],
  ],
  turn: [
    [
      { val: 'turn', what: 'paths' },
      "Add 1 to this card's value for each different path Medusa has moved along this turn.",
      'Deal 1 damage to the opposing fighter for each different path Medusa has moved along this turn.',
    ],
    [
      { val: 'turn', what: 'combatsWon' },
      "Add 1 to this card's value for each combat you have won this turn.",
      'Deal 1 damage to the opposing fighter for each combat you have won this turn.',
    ],
    [
      { val: 'turn', what: 'maneuvers' },
      "Add 1 to this card's value for each maneuver you have taken this turn.",
      'Deal 1 damage to the opposing fighter for each maneuver you have taken this turn.',
    ],
  ],
  count: [
    [
      countOf(own('harpy', { adjacentTo: theirs() })),
      "Add 1 to this card's value for each Harpy adjacent to the opposing fighter.",
      'Deal 1 damage to the opposing fighter for each Harpy adjacent to it.',
    ],
    [
      countOf(friendly({ adjacentTo: theirs(), not: mine() })),
      "Add 1 to this card's value for each other friendly fighter adjacent to the opposing fighter.",
      'Deal 1 damage to the opposing fighter for each other friendly fighter adjacent to it.',
    ],
    [
      countOf(opposing({ is: 'sidekick' })),
      "Add 1 to this card's value for each opposing sidekick on the board.",
      'Deal 1 damage to the opposing fighter for each opposing sidekick on the board.',
    ],
  ],
  cards: [
    [
      cardsIn('discard', { tag: 'voyage' }),
      "Add 1 to this card's value for each VOYAGE card in your discard pile.",
      'Deal 1 damage to the opposing fighter for each VOYAGE card in your discard pile.',
    ],
  ],
  boost: [
    [
      boostOf('theirs'),
      "Add the BOOST of your opponent's card to this card's value.",
      "Deal damage to the opposing fighter equal to the BOOST of your opponent's card.",
    ],
  ],
  printed: [
    [
      printedOf('theirs'),
      "Add the printed value of your opponent's card to this card's value.",
      "Deal damage to the opposing fighter equal to the printed value of your opponent's card.",
    ],
  ],
  value: [
    [
      combatValue('theirs'),
      "Add the value of your opponent's card to this card's value.",
      "Deal damage to the opposing fighter equal to the value of your opponent's card.",
    ],
  ],
  dealt: [
    [
      combatDamageTo('theirs'),
      "Add 1 to this card's value for each combat damage dealt to the opposing fighter in this combat.",
      'Deal 1 damage to the opposing fighter for each combat damage dealt to it in this combat.',
    ],
    [
      dealtTo('mine'),
      "Add 1 to this card's value for each damage dealt to your fighter in this combat.",
      'Deal 1 damage to the opposing fighter for each damage dealt to your fighter in this combat.',
    ],
  ],
  zones: [
    [
      zonesOf(theirs()),
      "Add 1 to this card's value for each zone the opposing fighter is in.",
      'Deal 1 damage to the opposing fighter for each zone it is in.',
    ],
  ],
  health: [
    [
      healthOf(own('merlin')),
      "Add Merlin's health to this card's value.",
      "Deal damage to the opposing fighter equal to Merlin's health.",
    ],
  ],
  action: [
    [
      actionNumber(),
      "Add the number of this action to this card's value.",
      'Deal damage to the opposing fighter equal to the number of this action.',
    ],
  ],
  prediction: [
    [
      prediction(),
      "Add your prediction to this card's value.",
      'Deal damage to the opposing fighter equal to your prediction.',
    ],
  ],
  beyond: [
    [
      beyond('opponent'),
      "Add 1 more than the highest printed value in your opponent's deck to this card's value.",
      "Deal damage to the opposing fighter equal to 1 more than the highest printed value in your opponent's deck.",
    ],
  ],
  times: [
    [
      times(2, countOf(own('harpy'))),
      "Add 2 to this card's value for each Harpy on the board.",
      'Deal 2 damage to the opposing fighter for each Harpy on the board.',
    ],
    [
      times(2, counter('rage')),
      "Add 2 to this card's value for each Rage you have.",
      'Deal 2 damage to the opposing fighter for each Rage you have.',
    ],
  ],
};

describe.each(Object.entries(said))('%s', (_name, examples) => {
  test.each(examples)('%j', (value, added, dealt) => {
    expect(effectText(add(value), testHero, 'en', combatCard)).toBe(added);
    expect(effectText(damage(theirs(), value), testHero, 'en', combatCard)).toBe(dealt);
  });
});

test('every value of the language is said', () => {
  expect(Object.keys(said).sort()).toEqual(Object.keys(VALUES).sort());
});
