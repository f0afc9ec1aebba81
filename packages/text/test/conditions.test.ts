import {
  actionNumber,
  active,
  all,
  any,
  attacking,
  boostOf,
  CONDITIONS,
  type Condition,
  type ConditionName,
  cardIs,
  cardsIn,
  combatDamage,
  combatValue,
  compare,
  contains,
  counter,
  countOf,
  dealtTo,
  defending,
  draw,
  exists,
  healthOf,
  inCombat,
  inForm,
  lost,
  mine,
  movedAlong,
  not,
  notManeuvered,
  opposing,
  own,
  ownCard,
  room,
  theirs,
  when,
  won,
  wonThisTurn,
} from '@peerless/language';
import { describe, expect, test } from 'vitest';
import { effectText } from '../src/index.ts';
import { combatCard, testHero } from './test-hero.ts';

const medusa = own('medusa');
const shown = (side: string): Condition => ({ is: 'shown', side });

/** How each condition begins a sentence. A missing condition is a compile error. */
const said: { readonly [K in ConditionName]: readonly (readonly [Condition, string])[] } = {
  won: [[won(), 'If you won this combat']],
  not: [
    [lost(), 'If you lost this combat'],
    [not(all(won(), inForm('big'))), 'If you lost this combat, or Medusa is not BIG'],
    [not(exists(own('merlin', { state: 'defeated' }))), 'If Merlin is not defeated'],
    [not({ is: 'symbol', symbol: 'knife' }), 'If your discard pile does not show Knife'],
  ],
  all: [
    [all(won(), exists(theirs({ is: 'hero' }))), 'If you won this combat and the opposing fighter is a hero'],
    [
      all(exists(own('medusa', { on: 'fog' })), compare(healthOf(medusa), '<=', 4)),
      'If Medusa is in a space with a fog token and has 4 health or less',
    ],
  ],
  contains: [
    [contains('cauldron', 'knife'), 'If your cauldron shows Knife'],
    [contains('cauldron', 'knife', 'wolfskin'), 'If your cauldron shows Knife and Wolfskin'],
    [not(contains('line', 'knife')), 'If your line does not show Knife'],
  ],
  any: [[any(won(), inForm('big')), 'If you won this combat, or Medusa is BIG']],
  exists: [
    [movedAlong(4), 'If Medusa has moved along 4 or more different paths this turn'],
    [not(movedAlong(4)), 'If Medusa has not moved along 4 or more different paths this turn'],
    [exists(mine({ moved: true })), 'If your fighter is not where it started this turn'],
    [exists(mine({ leftZone: true })), 'If your fighter is in none of the zones it started this turn in'],
    [exists(mine({ startedOn: 'fog' })), 'If your fighter started this turn in a space with a fog token'],
    [exists(own('medusa', { on: 'fog' })), 'If Medusa is in a space with a fog token'],
    [exists(inCombat({ moved: true })), 'If a fighter in this combat is not where it started this turn'],
    [exists(opposing({ inZoneOf: medusa })), "If an opposing fighter is in Medusa's zone"],
    [not(exists(opposing({ inZoneOf: medusa }))), "If no opposing fighter is in Medusa's zone"],
    [
      exists(theirs({ flankedBy: own() })),
      'If the opposing fighter is adjacent to 2 or more of your fighters',
    ],
    [exists(own('medusa', { hurt: true })), 'If Medusa took damage this turn'],
    [not(exists(own('medusa', { hurt: true }))), 'If Medusa took no damage this turn'],
    [exists(own('harpy', { state: 'defeated' })), 'If a Harpy is defeated'],
    [exists(own('harpy')), 'If there is a Harpy'],
    [
      exists(own('harpy', { adjacentTo: opposing({ of: 'opponent' }) })),
      'If a Harpy is adjacent to a fighter of your opponent',
    ],
  ],
  room: [[room({ adjacentTo: medusa }), 'If there is an empty space adjacent to Medusa']],
  compare: [
    [compare(actionNumber(), '=', 3), 'If this is your third action this turn'],
    [
      compare(healthOf(theirs()), '>', healthOf(own('medusa'))),
      'If the opposing fighter has more health than Medusa',
    ],
    [compare(cardsIn('hand'), '=', 0), 'If your hand is empty'],
    [compare(cardsIn('hand'), '=', 3), 'If you have exactly 3 cards in your hand'],
    [
      compare(cardsIn('discard', { tag: 'voyage' }), '>=', 2),
      'If you have 2 or more VOYAGE cards in your discard pile',
    ],
    [
      compare(cardsIn('hand', undefined, 'opponent'), '<', 2),
      'If your opponent has fewer than 2 cards in their hand',
    ],
    [wonThisTurn(), 'If you have already won a combat this turn'],
    [not(wonThisTurn()), 'If you have not yet won a combat this turn'],
    [notManeuvered(), 'If you have not maneuvered this turn'],
    [not(notManeuvered()), 'If you have maneuvered this turn'],
    [compare(counter('rage'), '>=', 2), 'If you have 2 Rage or more'],
    [compare(combatValue('mine'), '=', combatValue('theirs')), 'If the value of both cards is the same'],
    [compare(boostOf('theirs'), '>', 2), "If the BOOST of your opponent's card is greater than 2"],
    [compare(dealtTo('theirs'), '>', 0), 'If damage was dealt to the opposing fighter in this combat'],
    [compare(countOf(own('harpy')), '>=', 2), 'If the number of Harpies on the board is at least 2'],
    [compare(countOf(own('harpy', { inZoneOf: medusa })), '>', 0), "If a Harpy is in Medusa's zone"],
    [compare(countOf(own('harpy', { inZoneOf: medusa })), '=', 0), "If no Harpy is in Medusa's zone"],
  ],
  combatDamage: [
    [combatDamage(), 'If that damage is combat damage'],
    [not(combatDamage()), 'If that damage is no combat damage'],
  ],
  shown: [
    [shown('pain'), 'If Pain is revealed'],
    [not(shown('pain')), 'If Pain is not revealed'],
  ],
  ownCard: [
    [ownCard(), 'If this card is from your deck'],
    [not(ownCard()), 'If this card is not from your deck'],
  ],
  active: [
    [active('whizbang'), 'If Whizbang is active'],
    [not(active('whizbang')), 'If Whizbang is not active'],
  ],
  form: [[inForm('big'), 'If Medusa is BIG']],
  role: [
    [attacking(), 'If this card was played as an attack'],
    [defending(), 'If this card was played as a defense'],
  ],
  card: [
    [cardIs('theirs'), 'If your opponent played a card'],
    [cardIs('theirs', { type: 'defense' }), 'If your opponent played a defense card'],
    [cardIs('previous'), 'If your opponent played a card in the first combat'],
  ],
  symbol: [[{ is: 'symbol', symbol: 'knife' }, '[Knife]']],
};

describe.each(Object.entries(said))('%s', (_name, examples) => {
  test.each(examples)('%j', (condition, text) => {
    const whole = effectText(when(condition, draw(1)), testHero, 'en', combatCard);
    expect(whole).toBe(text.startsWith('[') ? `${text} Draw 1 card.` : `${text}, draw 1 card.`);
  });
});

test('every condition of the language is said', () => {
  expect(Object.keys(said).sort()).toEqual(Object.keys(CONDITIONS).sort());
});
