import {
  active,
  actor,
  combatDamage,
  damage,
  draw,
  type Hook,
  hook,
  inForm,
  MODIFIERS,
  MOMENTS,
  type Modifier,
  type ModifierName,
  type Moment,
  move,
  not,
  opposing,
  own,
  won,
} from '@peerless/language';
import { describe, expect, test } from 'vitest';
import { abilityText } from '../src/index.ts';
import { testHero } from './test-hero.ts';

const medusa = own('medusa');

/** What each moment says. A missing moment is a compile error. */
const moments: { readonly [K in Moment]: readonly (readonly [Hook, string])[] } = {
  setup: [[hook('setup', draw(1)), 'At the start of the game, draw 1 card.']],
  turnStart: [[hook('turnStart', draw(1)), 'At the start of your turn, draw 1 card.']],
  turnEnd: [[hook('turnEnd', draw(1)), 'At the end of your turn, draw 1 card.']],
  declareAttack: [
    [hook('declareAttack', draw(1), { who: medusa }), 'Whenever Medusa attacks, draw 1 card.'],
    [hook('declareAttack', draw(1)), 'Whenever you attack, draw 1 card.'],
    [
      hook('declareAttack', draw(1), { who: own('medusa', { on: 'fog' }) }),
      'Whenever Medusa attacks, if she is in a space with a fog token, draw 1 card.',
    ],
  ],
  immediately: [[hook('immediately', draw(1)), 'Immediately, draw 1 card.']],
  during: [
    [hook('during', draw(1)), 'During combat, draw 1 card.'],
    [hook('during', draw(1), { who: medusa }), 'During combat, if Medusa is in this combat, draw 1 card.'],
  ],
  afterCombat: [
    [hook('afterCombat', draw(1), { if: won() }), 'Whenever you win a combat, draw 1 card.'],
    [hook('afterCombat', draw(1), { who: medusa, if: won() }), 'Whenever Medusa wins a combat, draw 1 card.'],
    [hook('afterCombat', draw(1)), 'After combat, draw 1 card.'],
  ],
  cleanUp: [[hook('cleanUp', draw(1)), 'At the end of combat, draw 1 card.']],
  afterAttack: [
    [hook('afterAttack', move(actor(), 2)), 'After you attack, move the attacking fighter up to 2 spaces.'],
    [
      hook('afterAttack', move(actor(), 2), { who: own('harpy') }),
      'After a Harpy attacks, move her up to 2 spaces.',
    ],
  ],
  afterManeuver: [
    [
      hook('afterManeuver', draw(1), { if: inForm('big') }),
      'After you maneuver, if Medusa is BIG, draw 1 card.',
    ],
  ],
  damage: [[hook('damage', draw(1), { who: medusa }), 'Whenever Medusa would take damage, draw 1 card.']],
  damaged: [
    [hook('damaged', draw(1)), 'Whenever one of your fighters takes damage, draw 1 card.'],
    [
      hook('damaged', draw(1), { who: medusa, if: combatDamage() }),
      'Whenever Medusa takes combat damage, draw 1 card.',
    ],
  ],
  defeated: [[hook('defeated', draw(1), { who: own('merlin') }), 'When Merlin is defeated, draw 1 card.']],
  attacked: [
    [hook('attacked', draw(1)), 'Whenever one of your fighters is attacked, draw 1 card.'],
    [hook('attacked', draw(1), { who: medusa }), 'Whenever Medusa is attacked, draw 1 card.'],
  ],
  maneuverDrawn: [[hook('maneuverDrawn', draw(1)), 'After you draw in a maneuver, draw 1 card.']],
  afterScheme: [[hook('afterScheme', draw(1)), 'After you resolve a scheme, draw 1 card.']],
  leaveZone: [
    [
      hook('leaveZone', damage(actor(), 1)),
      "Whenever an opposing fighter leaves Medusa's zone, deal 1 damage to it.",
    ],
    [
      hook('leaveZone', draw(1), { who: opposing({ is: 'hero' }) }),
      "Whenever an opposing hero leaves Medusa's zone, draw 1 card.",
    ],
  ],
};

/** What each modifier says. A missing modifier is a compile error. */
const modifiers: { readonly [K in ModifierName]: readonly (readonly [Modifier, string])[] } = {
  value: [
    [
      { mod: 'value', who: medusa, role: 'attacker', by: 2, if: inForm('big') },
      'While Medusa is BIG, add 2 to the value of her attacks.',
    ],
    [
      { mod: 'value', who: own('medusa', { on: 'fog' }), role: 'defender', by: 1 },
      'While Medusa is in a space with a fog token, add 1 to the value of the cards she defends with.',
    ],
    [
      { mod: 'value', who: own(), by: 1 },
      'Add 1 to the value of the cards each of your fighters plays in combat.',
    ],
  ],
  reach: [
    [{ mod: 'reach', who: own() }, 'You may attack fighters in any space.'],
    [{ mod: 'reach', who: own('medusa') }, 'You may attack fighters in any space with Medusa.'],
    [
      { mod: 'reach', who: own('harpy'), if: inForm('big') },
      'While Medusa is BIG, you may attack fighters in any space with Harpies.',
    ],
  ],
  fixed: [
    [
      { mod: 'fixed', who: medusa, to: 4 },
      'The value of the cards Medusa plays in combat becomes 4 and cannot be changed.',
    ],
  ],
  floor: [[{ mod: 'floor', who: medusa, health: 1 }, "Damage cannot reduce Medusa's health below 1."]],
  maneuverDraw: [
    [{ mod: 'maneuverDraw', by: 1 }, 'Draw 1 more card when you maneuver.'],
    [
      { mod: 'maneuverDraw', by: 1, if: inForm('big') },
      'While Medusa is BIG, draw 1 more card when you maneuver.',
    ],
  ],
  move: [
    [{ mod: 'move', by: 1 }, 'Add 1 to your move value.'],
    [{ mod: 'move', by: 1, if: inForm('big') }, 'While Medusa is BIG, add 1 to your move value.'],
    [{ mod: 'move', who: own('merlin'), by: 2 }, 'Merlin can move 2 more spaces when you maneuver.'],
    [
      { mod: 'move', who: medusa, by: 1, if: active('whizbang') },
      'While Whizbang is active, Medusa can move 1 more space when you maneuver.',
    ],
  ],
  ranged: [
    [{ mod: 'ranged', who: own('merlin') }, 'Merlin is a ranged fighter.'],
    [
      { mod: 'ranged', who: medusa, if: not(active('whizbang')) },
      'While Whizbang is not active, Medusa is a ranged fighter.',
    ],
  ],
  passing: [
    [{ mod: 'passing', who: own() }, 'Each of your fighters may move through opposing fighters.'],
    [
      { mod: 'passing', who: medusa, if: inForm('big') },
      'While Medusa is BIG, she may move through opposing fighters.',
    ],
  ],
  shield: [
    [{ mod: 'shield', who: medusa, kind: 'all' }, 'Medusa takes no damage.'],
    [{ mod: 'shield', who: own(), kind: 'combat' }, 'Each of your fighters takes no combat damage.'],
    [
      { mod: 'shield', who: own(), kind: 'other' },
      'Each of your fighters takes no damage other than combat damage.',
    ],
  ],
  escape: [
    [
      { mod: 'escape', who: medusa },
      'You may place Medusa in any space instead of moving her when you BOOST a maneuver.',
    ],
  ],
  handOver: [
    [
      { mod: 'handOver' },
      "All cards in your deck go to your opponent's hand instead of your discard pile after you play them.",
    ],
  ],
  comeBack: [
    [
      { mod: 'comeBack', to: 'hand' },
      'All cards in your deck go to your hand when an opponent discards them from hand.',
    ],
    [
      { mod: 'comeBack', to: 'top' },
      'All cards in your deck go to the top of your deck when an opponent discards them from hand.',
    ],
  ],
  hideHand: [
    [
      { mod: 'hideHand' },
      'You may reveal this card from your hand to cancel an effect that would show your hand to an opponent.',
    ],
  ],
  protect: [
    [
      { mod: 'protect', users: ['medusa', 'merlin'] },
      'The effects of your Medusa and Merlin cards cannot be cancelled.',
    ],
  ],
  link: [
    [
      { mod: 'link', who: medusa, token: 'fog' },
      'Medusa may move between spaces with fog tokens as if they were adjacent.',
    ],
  ],
  freeSteps: [
    [
      { mod: 'freeSteps', who: medusa, token: 'fog' },
      'Spaces with fog tokens do not count when you move Medusa.',
    ],
  ],
  uncancellable: [[{ mod: 'uncancellable' }, 'The effects of this card cannot be cancelled.']],
  playAs: [
    [
      { mod: 'playAs', as: 'defense', if: { is: 'symbol', symbol: 'knife' } },
      '[Knife] You may play this card as a defense.',
    ],
    [
      { mod: 'playAs', as: 'attack', if: inForm('big') },
      'If Medusa is BIG, you may play this card as an attack.',
    ],
  ],
  against: [
    [
      { mod: 'against', who: opposing({ adjacentTo: medusa }) },
      'You can play this card only against an opposing fighter adjacent to Medusa.',
    ],
  ],
  faceUp: [[{ mod: 'faceUp' }, 'Play this card face up.']],
  predict: [[{ mod: 'predict' }, 'Play this card face up and predict the printed value of the attack card.']],
};

const bare = { ...testHero, counters: [], symbols: undefined };
const own0 = abilityText(bare, 'en');

describe.each(Object.entries(moments))('%s', (_name, examples) => {
  test.each(examples)('%j', (ability, text) => {
    expect(abilityText({ ...bare, hooks: [ability] }, 'en')).toEqual([...own0, text]);
  });
});

describe.each(Object.entries(modifiers))('%s', (_name, examples) => {
  test.each(examples)('%j', (modifier, text) => {
    expect(abilityText({ ...bare, modifiers: [modifier] }, 'en')).toEqual([...own0, text]);
  });
});

test('every moment and modifier of the language is said', () => {
  expect(Object.keys(moments).sort()).toEqual([...MOMENTS].sort());
  expect(Object.keys(modifiers).sort()).toEqual(Object.keys(MODIFIERS).sort());
});

test('what a hero declares', () => {
  expect(abilityText(testHero, 'en')).toEqual([
    'Medusa starts the game with 1 Rage.',
    'Merlin Engine, Cavity Magnetron, Sedgley Fist Gun and Whizbang lie in a row in this order. Medusa starts the game with no active upgrades.',
    'Medusa starts the game as BIG.',
    "Shuffle 7 Miseries into Pandora's Box.",
    "At the start of the game, place 3 fog tokens in different empty spaces in Medusa's zone.",
    'Medusa can never have more than 3 Rage.',
    'An effect marked with a symbol is resolved only if the top card of your discard pile shows that symbol. An empty discard pile shows Wild. Wild stands for one symbol of your choice.',
  ]);
});
