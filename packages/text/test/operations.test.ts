import {
  actor,
  add,
  anyone,
  anywhere,
  assign,
  away,
  become,
  becomes,
  between,
  bonusAttack,
  boostIt,
  boostOf,
  burySide,
  call,
  cancel,
  cancelAfterIfWon,
  changeForm,
  charge,
  choose,
  chooseAble,
  chooseOnce,
  compare,
  contains,
  counting,
  countOf,
  damage,
  dealing,
  defeat,
  discard,
  discardSide,
  draw,
  drawAside,
  drawUntil,
  EFFECTS,
  type Effect,
  eachOpponent,
  endTurn,
  exists,
  felling,
  fixValue,
  freeAttack,
  gain,
  gainAction,
  heroOf,
  hitting,
  hold,
  ifSymbol,
  ignoreValue,
  inCombat,
  layToken,
  look,
  lookAtSide,
  lose,
  may,
  mayBoost,
  mayBoostFaceDown,
  mine,
  move,
  moveToken,
  type Op,
  opposing,
  own,
  pay,
  pick,
  pickCard,
  pickNumber,
  pickOpponent,
  pickSeveral,
  pickSpace,
  pickToken,
  place,
  playCard,
  playScheme,
  prevent,
  printedBecomes,
  printedOf,
  put,
  putIn,
  recover,
  redirect,
  relocateToken,
  repeat,
  restOf,
  returnDefeated,
  reveal,
  revealedMarks,
  revealingTop,
  revealSide,
  revive,
  search,
  seq,
  setHealth,
  shuffleSide,
  spendAny,
  summon,
  swap,
  swapValues,
  take,
  takeAtMost,
  takeForm,
  takeFrom,
  taking,
  theirs,
  thisTurn,
  times,
  unlessPaid,
  was,
  when,
  won,
} from '@peerless/language';
import { describe, expect, test } from 'vitest';
import { effectText } from '../src/index.ts';
import { combatCard, testHero } from './test-hero.ts';

const medusa = own('medusa');
const merlin = own('merlin');

/** What each operation says on a combat card. A missing operation is a compile error. */
const said: { readonly [K in Op]: readonly (readonly [Effect, string])[] } = {
  seq: [[seq(draw(1), gainAction()), 'Draw 1 card. Gain 1 action.']],
  call: [
    [call(), 'Resolve the CAULDRON effect of this card.'],
    [call('theirs'), "Resolve the CAULDRON effect of your opponent's card."],
  ],
  if: [
    [when(won(), draw(2), draw(1)), 'Draw 1 card. If you won this combat, draw 2 cards instead.'],
    [when(won(), draw(1), gainAction()), 'If you won this combat, draw 1 card. Otherwise, gain 1 action.'],
    [when(won(), seq(draw(1), gainAction())), 'If you won this combat, draw 1 card and gain 1 action.'],
    [
      seq(when(won(), draw(1)), when(won(), gainAction())),
      'If you won this combat, draw 1 card and gain 1 action.',
    ],
  ],
  may: [
    [may(draw(1)), 'You may draw 1 card.'],
    [may(move(mine({ kind: 'medusa' }), 2)), 'If your fighter is Medusa, you may move it up to 2 spaces.'],
    [
      may(discard('opponent'), { by: 'opponent', else: draw(1) }),
      'Your opponent may discard 1 card. If they do not, draw 1 card.',
    ],
    [may(recover(merlin, 2)), 'You may have Merlin recover 2 health.'],
    [may(seq(draw(1), gainAction())), 'You may draw 1 card. If you do, gain 1 action.'],
  ],
  pay: [
    [pay('rage', 2, draw(1)), 'You may spend 2 Rage to draw 1 card.'],
    [pay('rage', 2, becomes(5)), "You may spend 2 Rage to change this card's value to 5."],
    [unlessPaid('rage', 1, draw(1)), 'Any opponent may pay Medusa 1 Rage. If nobody does, draw 1 card.'],
    [pay('rage', 1, recover(merlin, 1)), 'You may spend 1 Rage. If you do, Merlin recovers 1 health.'],
  ],
  repeat: [
    [
      repeat(revealSide(), compare(revealedMarks(), '<', 3)),
      "Reveal the top card of Pandora's Box and resolve it. While you have revealed fewer than 3 feathers, you may do so again.",
    ],
    [repeat(draw(1), won()), 'Draw 1 card. While you won this combat, you may do so again.'],
  ],
  choose: [
    [
      chooseAble(
        when(contains('cauldron', 'knife'), draw(1)),
        when(contains('cauldron', 'wolfskin'), gainAction()),
      ),
      'Choose one:\n• If your cauldron shows Knife, draw 1 card.\n• If your cauldron shows Wolfskin, gain 1 action.',
    ],
    [choose(1, draw(2), gainAction()), 'Choose one:\n• Draw 2 cards.\n• Gain 1 action.'],
    [
      may(choose(2, draw(2), gainAction())),
      'You may choose 2 different effects:\n• Draw 2 cards.\n• Gain 1 action.',
    ],
    [
      spendAny('rage', (spent) => choose(spent, draw(2), gainAction())),
      'Spend any amount of Rage. Choose that many different effects:\n• Draw 2 cards.\n• Gain 1 action.',
    ],
    [choose(1, takeForm('big'), takeForm('small')), 'Choose BIG or SMALL.'],
    [
      chooseOnce(draw(1), gainAction()),
      'Choose one that you have not chosen this turn:\n• Draw 1 card.\n• Gain 1 action.',
    ],
  ],
  pick: [
    [
      pickSeveral(anyone({ adjacentTo: medusa }), 2, (them) => damage(them, 1), { may: true }),
      'Choose up to 2 fighters adjacent to Medusa. Deal 1 damage to each of them.',
    ],
    [
      pickSeveral(anyone(), 2, (them) => move(them, 2)),
      'Choose 2 fighters. Move each of them up to 2 spaces.',
    ],
    [eachOpponent((opponent) => discard(opponent, { count: 2 })), 'Each opponent discards 2 cards.'],
    [
      pickOpponent((opponent) => discard(opponent), { with: opposing({ inZoneOf: medusa }) }),
      "An opponent who has a fighter in Medusa's zone discards 1 card.",
    ],
    [
      pickCard({ pile: 'hand', where: { paired: true } }, () => cancel(), { may: true }),
      "You may reveal 2 cards with the same title in your hand. If you do, cancel all effects on your opponent's card.",
    ],
    [
      spendAny('rage', (spent) => when(compare(spent, '>=', 2), draw(1))),
      'Spend any amount of Rage. If you spent 2 Rage or more, draw 1 card.',
    ],
    [
      counting({ from: 'hand', choice: 'any', to: 'bottom' }, (number) =>
        pickNumber(between(0, number), (drawn) => draw(drawn)),
      ),
      'You may put any number of cards from your hand on the bottom of your deck in any order. Draw up to that many cards.',
    ],
    [
      pickNumber(between(0, restOf('rage')), (paid) => seq(gain('rage', paid), add(times(-2, paid))), {
        by: 'opponent',
      }),
      "Your opponent may pay Medusa any amount of Rage. Subtract 2 from this card's value for each Rage paid this way.",
    ],
    [pick(inCombat(), (it) => move(it, 2)), 'Move a fighter in this combat up to 2 spaces.'],
    [
      pick(anyone({ adjacentTo: merlin }), (it) => damage(it, 2), { by: 'opponent' }),
      "Deal 2 damage to a fighter of your opponent's choice adjacent to Merlin.",
    ],
    [
      pick(opposing(), (it) => when(exists({ ...it, adjacentTo: merlin }), damage(it, 1))),
      'Choose an opposing fighter. If it is adjacent to Merlin, deal 1 damage to it.',
    ],
    [
      pick(opposing(), (it) => damage(it, 1), { may: true, else: draw(1) }),
      'You may deal 1 damage to an opposing fighter. Otherwise, draw 1 card.',
    ],
  ],
  move: [
    [
      move(theirs(), 2, { freeOn: 'fog' }),
      'Move the opposing fighter up to 2 spaces. Spaces with fog tokens do not count.',
    ],
    [move(medusa, 3, { past: 'sidekicks' }), 'Move Medusa up to 3 spaces. She may move through sidekicks.'],
    [move(medusa, 1, { exactly: true }), 'Move Medusa exactly 1 space.'],
    [move(own(), 3), 'Move each of your fighters up to 3 spaces.'],
    [
      move(medusa, 5, { through: true }),
      'Move Medusa up to 5 spaces. She may move through opposing fighters.',
    ],
    [
      charge(medusa, 5, (passed) => damage(passed, 1)),
      'Move Medusa up to 5 spaces. She may move through opposing fighters. Deal 1 damage to each opposing fighter she moved through.',
    ],
  ],
  place: [
    [place(medusa, anywhere(), { may: true }), 'You may place Medusa in any space.'],
    [place(medusa, { inZoneOf: medusa, other: true }), 'Place Medusa in any other space in her zone.'],
    [place(merlin, { adjacentTo: theirs() }), 'Place Merlin in any space adjacent to the opposing fighter.'],
  ],
  swap: [[swap(medusa, merlin), 'Swap the spaces of Medusa and Merlin.']],
  damage: [
    [damage(inCombat(), 2), 'Deal 2 damage to each fighter in this combat.'],
    [
      damage(inCombat({ moved: true }), 2),
      'Deal 2 damage to each fighter in this combat that is not where it started this turn.',
    ],
    [
      damage(theirs({ adjacentTo: medusa }), 2),
      'If the opposing fighter is adjacent to Medusa, deal 2 damage to it.',
    ],
    [
      damage(opposing({ inZoneOf: own('harpy') }), 1),
      'Deal 1 damage to each opposing fighter in the zone of a Harpy.',
    ],
    [
      damage(theirs(), boostOf('theirs')),
      "Deal damage to the opposing fighter equal to the BOOST of your opponent's card.",
    ],
    [
      dealing(opposing({ adjacentTo: medusa }), 1, (dealt) => recover(medusa, dealt)),
      'Deal 1 damage to each opposing fighter adjacent to Medusa. She recovers 1 health for each damage dealt this way.',
    ],
    [
      hitting(anyone({ adjacentTo: merlin }), 1, (hit) =>
        when(exists({ ...hit, kind: 'medusa' }), gainAction()),
      ),
      'Deal 1 damage to each fighter adjacent to Merlin. If Medusa took damage this way, gain 1 action.',
    ],
    [
      felling(opposing(), 2, draw(1)),
      'Deal 2 damage to each opposing fighter. If an opposing fighter is defeated this way, draw 1 card.',
    ],
  ],
  recover: [[recover(own(), 1), 'Each of your fighters recovers 1 health.']],
  setHealth: [[setHealth(medusa, 8), "Set Medusa's health to 8."]],
  defeat: [[defeat(theirs()), 'Defeat the opposing fighter.']],
  summon: [
    [
      returnDefeated({ kind: 'harpy', at: { inZoneOf: medusa } }),
      "Return a defeated Harpy to any space in Medusa's zone.",
    ],
    [summon({ kind: 'harpy', at: anywhere(), may: true }), 'You may summon a Harpy to any space.'],
  ],
  hold: [
    [hold(medusa), 'Medusa must stay in her space until the end of this turn.'],
    [hold(anyone()), 'Each fighter must stay in its space until the end of this turn.'],
  ],
  away: [
    [away(medusa), 'Remove Medusa from the board. Place her in any space at the start of your next turn.'],
  ],
  draw: [
    [drawUntil(4), 'Draw cards until you have 4 cards in hand.'],

    [draw(1, 'opponent'), 'Your opponent draws 1 card.'],
    [draw({ val: 'reg', reg: 0 }), 'Draw that many cards.'],
    [seq(drawAside(2), take({ from: 'aside', choice: 'all', to: 'discard' })), 'Draw 2 cards. Discard them.'],
    [pickNumber(between(0, 3), (n) => draw(n)), 'Draw up to 3 cards.'],
  ],
  take: [
    [takeFrom('cauldron', { to: 'discard' }), 'Discard all cards from your cauldron.'],
    [
      takeFrom('line', { choice: 'first', to: 'hand', may: true }),
      'You may return the first card of your line to your hand.',
    ],
    [takeFrom('cauldron', { choice: 'you', to: 'hand' }), 'Return 1 card from your cauldron to your hand.'],
    [
      take({ from: 'discard', choice: 'you', to: 'own', own: 'cauldron' }),
      'Put 1 card from your discard pile into your cauldron.',
    ],
    [
      counting({ from: 'own', own: 'cauldron', choice: 'any', to: 'discard' }, (n) => recover(mine(), n)),
      'You may discard any number of cards from your cauldron. Your fighter recovers 1 health for each card discarded this way.',
    ],
    [
      taking({ from: 'deck', choice: 'bottom', to: 'aside', open: true }, (card) => add(boostOf(card))),
      "Reveal the bottom card of your deck and add its BOOST to this card's value.",
    ],
    [
      seq(
        take({ from: 'deck', of: 'opponent', count: 3, choice: 'top', to: 'aside' }),
        take({ from: 'aside', of: 'opponent', choice: 'all', to: 'top' }),
      ),
      "Look at the top 3 cards of your opponent's deck. Put them on top of your opponent's deck in any order.",
    ],
    [
      take({ from: 'discard', choice: 'random', to: 'hand' }),
      'Return 1 random card from your discard pile to your hand.',
    ],
    [
      take({ from: 'discard', choice: 'you', to: 'deck', count: 3, may: true }),
      'Shuffle up to 3 cards from your discard pile into your deck.',
    ],
    [
      revealingTop('opponent', (card) => add(boostOf(card))),
      "Reveal the top card of your opponent's deck and add that card's BOOST to this card's value.",
    ],
    [
      revealingTop('you', (own) =>
        revealingTop('opponent', (other) => when(compare(boostOf(own), '>', boostOf(other)), draw(1))),
      ),
      "Reveal the top card of your deck. Reveal the top card of your opponent's deck. If the BOOST of the card from your deck is greater than that of the card from their deck, draw 1 card.",
    ],
    [discard('opponent', { choice: 'random' }), 'Your opponent discards 1 random card.'],
    [
      take({ from: 'discard', choice: 'you', to: 'hand' }),
      'Return 1 card from your discard pile to your hand.',
    ],
    [
      take({ from: 'hand', count: 2, choice: 'you', to: 'top' }),
      'Put 2 cards from your hand on top of your deck in any order.',
    ],
    [
      seq(look('opponent'), take({ from: 'hand', of: 'opponent', choice: 'you', to: 'bottom' })),
      "Look at your opponent's hand and put 1 card from it on the bottom of their deck.",
    ],
    [
      counting({ from: 'hand', choice: 'any', to: 'discard', where: { type: 'scheme' } }, (n) =>
        add(times(2, n)),
      ),
      "You may discard any number of scheme cards. Add 2 to this card's value for each card discarded this way.",
    ],
    [
      take({ from: 'deck', choice: 'top', to: 'hand', open: true }),
      'Reveal the top card of your deck and put it into your hand.',
    ],
    [
      taking({ from: 'hand', choice: 'owner', to: 'discard', of: 'opponent', may: true }, (it) =>
        when(was(it), draw(1)),
      ),
      'Your opponent may discard 1 card. If they do, draw 1 card.',
    ],
  ],
  put: [
    [putIn('cauldron', 'mine'), 'Put this card into your cauldron.'],
    [put('noted', 'hand'), 'Return the card you discarded during combat to your hand.'],
    [put('mine', 'hand'), 'Return this card to your hand.'],
    [put('theirs', 'bottom'), "Put your opponent's card on the bottom of their deck."],
    [
      pickCard({ pile: 'discard' }, (it) => put(it, 'top')),
      'Put 1 card from your discard pile on top of your deck.',
    ],
  ],
  look: [
    [look('opponent'), "Look at your opponent's hand."],
    [reveal('opponent'), 'Your opponent reveals their hand.'],
  ],
  search: [
    [
      search('gaze'),
      'Put Gaze from your deck or discard pile into your hand. Shuffle your deck if you searched it.',
    ],
  ],
  playCard: [
    [
      pickCard({ pile: 'hand', of: 'opponent' }, (it) => playCard(it)),
      "Choose a card in your opponent's hand. Your opponent plays that card in this combat.",
    ],
  ],
  playScheme: [
    [playScheme(actor(), 'deck'), 'Play 1 scheme card from your deck. Shuffle your deck.'],
    [playScheme(own('medusa'), 'hand'), 'Play 1 scheme card from your hand with Medusa.'],
  ],
  boost: [
    [mayBoost(), 'You may BOOST this card.'],
    [boostIt('theirs'), 'Your opponent BOOSTs their card.'],
    [
      mayBoostFaceDown(),
      'You may BOOST that attack with a card placed face down. The BOOST is lost if the effects of the attack card are cancelled.',
    ],
  ],
  setValue: [
    [becomes(5), "This card's value becomes 5."],
    [becomes(boostOf('theirs'), 'theirs'), "The value of your opponent's card becomes its BOOST."],
    [
      becomes(countOf(own('harpy', { inZoneOf: medusa }))),
      "This card's value becomes the number of Harpies in Medusa's zone.",
    ],
    [
      printedBecomes('theirs', boostOf('theirs')),
      "Change the printed value of your opponent's card to its BOOST.",
    ],
  ],
  addValue: [
    [add(2), "Add 2 to this card's value."],
    [add(-1), "Subtract 1 from this card's value."],
  ],
  swapValues: [[swapValues(), 'Exchange the values of the two cards in this combat.']],
  ignoreValue: [[ignoreValue(), "Ignore the value of your opponent's card."]],
  fixValue: [
    [
      fixValue(printedOf('theirs'), { deaf: true }),
      "The value of your opponent's card becomes its printed value and cannot be changed.",
    ],

    [fixValue(0), "The value of your opponent's card becomes 0 and cannot be changed by card effects."],
  ],
  cancel: [
    [cancel(), "Cancel all effects on your opponent's card."],
    [cancelAfterIfWon(), "If you win this combat, cancel the AFTER COMBAT effects on your opponent's card."],
    [{ op: 'cancel', after: 'always' }, "Cancel the AFTER COMBAT effects on your opponent's card."],
  ],
  prevent: [
    [takeAtMost(medusa, 2), 'Medusa takes no more than 2 combat damage in this combat.'],

    [prevent(mine(), 'other'), 'Your fighter takes no damage other than combat damage in this combat.'],

    [prevent(mine(), 'combat'), 'Your fighter takes no combat damage.'],
    [prevent(merlin, 'all'), 'Merlin takes no damage in this combat.'],
  ],
  redirect: [
    [redirect(mine(), theirs()), 'The opposing fighter takes the combat damage instead of your fighter.'],
  ],
  become: [
    [become(merlin), 'Merlin is now the attacker.'],
    [become(own(undefined, { not: mine() })), 'One of your other fighters is now the attacker.'],
  ],
  bonusAttack: [[bonusAttack(), 'Make the bonus attack.']],
  freeAttack: [
    [freeAttack(), 'Gain a free attack action.'],
    [
      pick(opposing(), (it) => seq(move(it, 1), freeAttack(it))),
      'Move an opposing fighter up to 1 space, then gain a free attack action against it.',
    ],
  ],
  gainAction: [
    [gainAction(2), 'Gain 2 actions.'],
    [gainAction(1, 'opponent'), 'Your opponent gains 1 action.'],
  ],
  endTurn: [[endTurn(), 'End your turn.']],
  thisTurn: [
    [
      thisTurn({ mod: 'fixed', who: medusa, to: 4 }),
      'This turn, the value of the cards Medusa plays in combat becomes 4 and cannot be changed.',
    ],
    [
      thisTurn({ mod: 'floor', who: medusa, health: 1 }),
      "This turn, damage cannot reduce Medusa's health below 1.",
    ],

    [
      thisTurn({ mod: 'value', who: medusa, role: 'attacker', by: 1 }),
      "This turn, add 1 to the value of Medusa's attacks.",
    ],
  ],
  gain: [[gain('rage', 1), 'Gain 1 Rage.']],
  lose: [[lose('rage', 1), 'Lose 1 Rage.']],
  form: [
    [changeForm(), 'Medusa changes size.'],
    [takeForm('big'), 'Medusa becomes BIG.'],
  ],
  sideDeck: [
    [revealSide(), "Reveal the top card of Pandora's Box and resolve it."],
    [lookAtSide(), "Look at the top card of Pandora's Box."],
    [shuffleSide(), "Shuffle all Miseries into Pandora's Box."],
    [discardSide(), 'Discard the revealed Misery.'],
    [burySide(), "Put a discarded Misery on the bottom of Pandora's Box."],
  ],
  symbol: [
    [ifSymbol('knife', draw(1)), '[Knife] Draw 1 card.'],
    [
      ifSymbol('knife', recover(medusa, 4), recover(medusa, 2)),
      'Medusa recovers 2 health. [Knife] She recovers 4 health instead.',
    ],
    // Whoever may do something instead can also decline it (RU-54) …
    [
      ifSymbol('knife', may(draw(2), { else: may(draw(1)) }), may(draw(1))),
      'You may draw 1 card. [Knife] You may draw 2 cards instead.',
    ],
    // … what only replaces the usual leaves no such choice.
    [
      ifSymbol('knife', may(draw(2)), may(draw(1))),
      '[Knife] You may draw 2 cards. Otherwise, you may draw 1 card.',
    ],
    [
      ifSymbol('knife', may(draw(2), { else: may(draw(1)) }), draw(1)),
      '[Knife] You may draw 2 cards. If you do not, you may draw 1 card. Otherwise, draw 1 card.',
    ],
  ],
  revive: [
    [
      revive(mine({ state: 'defeated' }), 4, anywhere()),
      "Set your fighter's health to 4 and place it in any space. It counts as not defeated.",
    ],
  ],
  layToken: [
    [
      layToken('fog', { inZoneOf: medusa, free: true }),
      "Place a fog token in an empty space in Medusa's zone. If none is left off the board, move one from another space there instead.",
    ],
  ],
  moveToken: [
    [pickToken('fog', (fog) => moveToken(fog, 2)), 'Move a fog token up to 2 spaces.'],
    [
      pickToken('fog', (fog) => moveToken(fog, 2, 'opponent'), { by: 'opponent' }),
      'Your opponent moves a fog token up to 2 spaces.',
    ],
    [
      pickToken('fog', (fog) => relocateToken(fog, anywhere({ other: true }))),
      'Move a fog token to any other space.',
    ],
  ],
  assign: [
    [
      assign(own('harpy')),
      'You may assign any of that damage to Harpies instead. A Harpy can be assigned no more damage than her remaining health.',
    ],
  ],
};

describe.each(Object.entries(said))('%s', (op, examples) => {
  test.each(examples)('%j', (effect, text) => {
    expect(effectText(effect, testHero, 'en', combatCard)).toBe(text);
    expect(JSON.stringify(effect)).toContain(`"op":"${op}"`);
  });
});

test('every operation of the language is said', () => {
  expect(Object.keys(said).sort()).toEqual(Object.keys(EFFECTS).sort());
});

test('several picks in a row', () => {
  const scheme = testHero.cards.find(({ slug }) => slug === 'glance');
  const spaces = pickSpace({ inZoneOf: medusa }, (first) =>
    pickSpace({ nextTo: first }, (second) => damage(opposing({ at: [first, second] }), 2)),
  );
  expect(effectText(spaces, testHero, 'en', scheme)).toBe(
    "Choose a space in Medusa's zone and a space adjacent to it. Deal 2 damage to each opposing fighter in those spaces.",
  );
  const opponents = pickOpponent((them) => seq(swap(medusa, heroOf(them)), damage(heroOf(them), 1)));
  expect(effectText(opponents, testHero, 'en', scheme)).toBe(
    "Swap the spaces of Medusa and an opponent's hero, then deal 1 damage to that hero.",
  );
});
