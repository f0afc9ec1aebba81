import type { EventOf, EventType } from '@peerless/rules';

type Fields<T extends EventType> = Omit<EventOf<T>, 'type' | 'cause' | 'seenBy'>;

/** What each event tells an onlooker, in English. A missing event is a compile error. */
export const told: { readonly [T in EventType]: readonly (readonly [Fields<T>, string])[] } = {
  gameStarted: [[{ first: 0 }, 'Medusa goes first.']],
  turnStarted: [[{ seat: 0, turn: 3 }, 'Medusa starts turn 3.']],
  turnEnded: [[{ seat: 1 }, 'King Arthur ends the turn.']],
  actionStarted: [
    [{ seat: 0, action: 'maneuver', number: 1 }, 'Medusa takes action 1: a maneuver.'],
    [{ seat: 0, action: 'item', number: 2 }, 'Medusa takes action 2: the use of an item.'],
  ],
  itemLaid: [[{ item: 'food-tray', space: 12 }, 'Space 12 gets the Food Tray.']],
  itemUsed: [
    [{ fighter: 'medusa', item: 'food-tray', space: 12 }, 'Medusa uses the Food Tray.'],
    [{ fighter: 'merlin', item: 'secret-documents', space: 12 }, 'Merlin uses the Secret Documents.'],
  ],
  mulligan: [[{ seat: 0 }, 'Medusa draws a new hand.']],
  drew: [
    [{ seat: 0, count: 2, to: 'hand' }, 'Medusa draws 2 cards.'],
    [
      { seat: 0, count: 2, to: 'hand', cards: ['medusa/feint', 'medusa/dash'] },
      'Medusa draws Feint and Dash.',
    ],
  ],
  exhausted: [[{ seat: 0, missing: 1 }, 'Medusa is unable to draw 1 card.']],
  discarded: [
    [{ seat: 0, card: 'medusa/feint', why: 'choice' }, 'Medusa discards Feint.'],
    [{ seat: 0, card: 'medusa/feint', why: 'random' }, 'Medusa discards Feint at random.'],
    [{ seat: 0, card: 'medusa/feint', why: 'limit' }, 'Medusa discards Feint because of the hand limit.'],
    [{ seat: 0, card: 'medusa/feint', why: 'boost' }, 'Medusa discards Feint for its BOOST.'],
    [{ seat: 0, card: 'medusa/feint', why: 'played' }, 'Medusa discards Feint after playing it.'],
    [{ seat: 0, card: 'medusa/feint', why: 'played', pile: 'line' }, 'Medusa puts Feint into their Line.'],
    [{ seat: 0, card: 'medusa/feint', why: 'top' }, 'Medusa discards Feint from the top of the deck.'],
  ],
  cardMoved: [
    [
      { seat: 0, by: 0, card: 'medusa/feint', from: 'discard', to: 'hand' },
      'Medusa puts Feint from their discard pile into their hand.',
    ],
    [
      { seat: 0, by: 0, from: 'hand', to: 'deck', where: 'top' },
      'Medusa puts a card from their hand on top of their deck.',
    ],
    [
      { seat: 0, by: 0, card: 'medusa/feint', from: 'own', to: 'discard', pile: 'line' },
      'Medusa puts Feint from their Line into their discard pile.',
    ],
    [{ seat: 0, by: 0, from: 'play', to: 'hand' }, 'Medusa puts a card from play into their hand.'],
    [{ seat: 1, by: 0, from: 'deck', to: 'aside' }, "Medusa puts a card aside from King Arthur's deck."],
  ],
  looked: [
    [{ seat: 0, at: 1 }, "Medusa looks at King Arthur's hand."],
    [{ seat: 0, at: 1, cards: ['king-arthur/excalibur'] }, "Medusa looks at King Arthur's hand: Excalibur."],
  ],
  shownInDeck: [[{ seat: 0, card: 'medusa/feint' }, 'Medusa reveals Feint from the deck.']],
  held: [[{ fighter: 'medusa' }, 'Medusa is held in place until the end of the turn.']],
  handHidden: [
    [
      { seat: 1, card: 'king-arthur/excalibur' },
      'King Arthur reveals Excalibur, which cancels the effect that would have shown the hand.',
    ],
  ],
  handRevealed: [
    [
      { seat: 1, cards: ['king-arthur/excalibur', 'king-arthur/feint'] },
      'King Arthur reveals their hand: Excalibur and Feint.',
    ],
    [{ seat: 1, cards: [] }, 'King Arthur reveals an empty hand.'],
  ],
  cardReceived: [
    [
      { seat: 1, from: 0, card: 'medusa/feint', to: 'hand' },
      'King Arthur gets Feint from Medusa into their hand.',
    ],
    [
      { seat: 0, from: 1, card: 'medusa/feint', to: 'deck' },
      'Medusa gets Feint from King Arthur on top of their deck.',
    ],
  ],
  cardChosen: [
    [{ seat: 1, card: 'king-arthur/excalibur' }, "Excalibur is chosen from King Arthur's hand."],
    [{ seat: 0, card: 'medusa/dash', pair: 'medusa/dash' }, 'Medusa reveals Dash ×2.'],
  ],
  shuffled: [[{ seat: 1 }, 'King Arthur shuffles the deck.']],
  boosted: [
    [
      { seat: 0, card: 'medusa/dash', amount: 1, what: 'move', faceDown: false },
      'Medusa BOOSTs the move with Dash (+1).',
    ],
    [
      { seat: 0, card: 'medusa/dash', amount: 1, what: 'attack', faceDown: false },
      'Medusa BOOSTs the attack with Dash (+1).',
    ],
  ],
  boostLaid: [[{ seat: 1, side: 'attack' }, 'King Arthur lays a card face down as a BOOST.']],
  placed: [
    [{ fighter: 'harpy-2', space: 4, from: null }, 'Harpy 2 is placed in space 4.'],
    [{ fighter: 'harpy-2', space: 4, from: 7 }, 'Harpy 2 is placed in space 4 (from space 7).'],
  ],
  moved: [
    [{ fighter: 'harpy-2', from: 4, to: 7, path: [4, 5, 7] }, 'Harpy 2 moves from space 4 to space 7.'],
  ],
  swapped: [[{ a: 'wiglaf', b: 'beowulf' }, 'Wiglaf and Beowulf swap spaces.']],
  door: [
    [{ door: 'north', open: true, fighter: 'wiglaf' }, 'Wiglaf opens the north door.'],
    [{ door: 'north', open: false, fighter: 'wiglaf' }, 'Wiglaf closes the north door.'],
  ],
  schemePlayed: [
    [{ fighter: 'medusa', card: 'medusa/a-momentary-glance' }, 'Medusa plays A Momentary Glance.'],
  ],
  attackDeclared: [
    [{ attacker: 'medusa', target: 'merlin' }, 'Medusa attacks Merlin.'],
    [
      { attacker: 'medusa', target: 'merlin', card: 'medusa/gaze-of-stone' },
      'Medusa attacks Merlin with Gaze of Stone.',
    ],
  ],
  bonusAttack: [
    [
      { attacker: 'medusa', target: 'merlin', name: 'terrible-glare', value: 3 },
      'Medusa attacks Merlin again with Terrible Glare, value 3.',
    ],
  ],
  defended: [
    [{ defender: 'merlin', played: false }, 'Merlin defends without a card.'],
    [{ defender: 'merlin', played: true }, 'Merlin defends with a card.'],
    [{ defender: 'merlin', played: true, card: 'king-arthur/feint' }, 'Merlin defends with Feint.'],
  ],
  predicted: [[{ seat: 0, number: 4, card: 'medusa/feint' }, 'Medusa predicts 4 with Feint.']],
  revealed: [
    [
      {
        attack: 'medusa/gaze-of-stone',
        defense: 'king-arthur/feint',
        boost: null,
        attackValue: 2,
        defenseValue: 2,
      },
      'Gaze of Stone and Feint are revealed.',
    ],
    [
      { attack: 'medusa/gaze-of-stone', defense: null, boost: null, attackValue: 2, defenseValue: 0 },
      'Gaze of Stone is revealed.',
    ],
    [{ attack: null, defense: null, boost: null, attackValue: 0, defenseValue: 0 }, 'No card is revealed.'],
  ],
  valueChanged: [
    [{ side: 'attack', from: 3, to: 5, how: 'add' }, 'The attack value goes from 3 to 5.'],
    [{ side: 'defense', from: 3, to: 0, how: 'ignore' }, 'The defense value is ignored.'],
    [{ side: 'defense', from: 3, to: 0, how: 'fix' }, 'The defense value is fixed at 0.'],
  ],
  effectsCancelled: [[{ side: 'attack', card: 'medusa/snipe' }, 'The effects of Snipe are cancelled.']],
  afterCancelled: [
    [
      { side: 'attack', card: 'medusa/snipe', if: 'always' },
      'The AFTER COMBAT effects on Snipe are cancelled.',
    ],
    [
      { side: 'attack', card: 'medusa/snipe', if: 'won' },
      'The AFTER COMBAT effects on Snipe are cancelled if its player loses the combat.',
    ],
  ],
  notCancelled: [[{ side: 'attack', card: 'medusa/snipe' }, 'The effects of Snipe cannot be cancelled.']],
  combatantReplaced: [
    [{ side: 'defense', from: 'beowulf', to: 'wiglaf' }, "Wiglaf takes Beowulf's place in the combat."],
  ],
  cardReplaced: [[{ side: 'attack', card: 'medusa/snipe', value: 3 }, 'Snipe becomes the attack card.']],
  combatResolved: [[{ attack: 5, defense: 3, damage: 2 }, 'The combat ends 5 to 3: 2 combat damage.']],
  combatWon: [[{ winner: 'attack', fighter: 'medusa' }, 'Medusa wins the combat.']],
  damaged: [
    [
      { fighter: 'merlin', amount: 2, kind: 'combat', health: 5 },
      'Merlin takes 2 combat damage and has 5 health left.',
    ],
    [
      { fighter: 'merlin', amount: 2, kind: 'effect', health: 5 },
      'Merlin takes 2 damage and has 5 health left.',
    ],
    [
      { fighter: 'merlin', amount: 2, kind: 'exhaustion', health: 5 },
      'Merlin takes 2 damage from exhaustion and has 5 health left.',
    ],
  ],
  prevented: [[{ fighter: 'merlin', amount: 2 }, 'Merlin is spared 2 damage.']],
  redirected: [[{ from: 'beowulf', to: 'wiglaf', amount: 2 }, 'Wiglaf takes 2 damage instead of Beowulf.']],
  defeated: [[{ fighter: 'harpy-1' }, 'Harpy 1 is defeated.']],
  recovered: [[{ fighter: 'beowulf', amount: 2, health: 12 }, 'Beowulf recovers 2 health and now has 12.']],
  healthSet: [[{ fighter: 'king-arthur', health: 8 }, 'King Arthur has 8 health now.']],
  summoned: [
    [{ fighter: 'harpy-3', space: 9, from: 'defeated' }, 'Harpy 3 returns to the board in space 9.'],
    [{ fighter: 'harpy-3', space: 9, from: 'reserve' }, 'Harpy 3 enters the board in space 9.'],
  ],
  revived: [
    [
      { fighter: 'harpy-3', space: 9, health: 4 },
      'Harpy 3 returns with 4 health to space 9, not defeated after all.',
    ],
  ],
  wentAway: [[{ fighter: 'invisible-man' }, 'The Invisible Man leaves the board.']],
  counterChanged: [
    [{ seat: 2, counter: 'rage', from: 1, to: 2 }, "Beowulf's Rage goes from 1 to 2."],
    [
      { seat: 5, counter: 'doubloon', from: 1, to: 3, paidBy: 0 },
      'Medusa pays Blackbeard 2 doubloons from the treasury.',
    ],
  ],
  partTurned: [
    [{ seat: 0, part: 'whizbang', active: true }, 'Medusa activates Whizbang.'],
    [{ seat: 0, part: 'whizbang', active: false }, 'Medusa deactivates Whizbang.'],
  ],
  sideRevealed: [[{ seat: 4, card: 'pain' }, 'Pandora reveals Pain.']],
  sideLooked: [
    [{ seat: 4, card: 'pain' }, "Pandora looks at the top card of Pandora's Box: Pain."],
    [{ seat: 4 }, "Pandora looks at the top card of Pandora's Box."],
  ],
  sideDiscarded: [[{ seat: 4, card: 'pain' }, 'Pandora discards Pain.']],
  sideBuried: [[{ seat: 4, card: 'pain' }, "Pandora puts Pain on the bottom of Pandora's Box."]],
  sideShuffled: [[{ seat: 4 }, "Pandora shuffles all Miseries into Pandora's Box."]],
  formChanged: [[{ seat: 0, form: 'big' }, 'Medusa becomes Big.']],
  symbolChosen: [[{ seat: 0, symbol: 'knife' }, 'Medusa chooses Knife.']],
  tokenPlaced: [[{ seat: 3, token: 'fog', space: 2 }, 'The Invisible Man places a fog token in space 2.']],
  tokenMoved: [
    [
      { seat: 3, token: 'fog', from: 2, to: 5 },
      'The Invisible Man moves a fog token from space 2 to space 5.',
    ],
  ],
  numberNamed: [[{ seat: 0, number: 4 }, 'Medusa chooses 4.']],
  modesChosen: [
    [{ seat: 0, modes: [1, 3] }, 'Medusa chooses options 1 and 3.'],
    [{ seat: 0, modes: [] }, 'Medusa chooses nothing.'],
  ],
  actionsGained: [[{ seat: 0, count: 1 }, 'Medusa gains 1 action.']],
  freeAttackGained: [[{ seat: 0 }, 'Medusa gains a free attack action.']],
  turnCut: [[{ seat: 3 }, 'The Invisible Man ends the turn early.']],
  untilEndOfTurn: [[{ seat: 0 }, 'An effect lasts until the end of the turn.']],
  resigned: [[{ seat: 1 }, 'King Arthur resigns.']],
  timedOut: [[{ seat: 1 }, 'King Arthur runs out of time.']],
  eliminated: [[{ seat: 1 }, 'King Arthur is eliminated.']],
  gameEnded: [
    [{ outcome: { winners: [0], reason: 'defeat' } }, 'Medusa wins the game.'],
    [{ outcome: { winners: [0, 2], reason: 'defeat' } }, 'Medusa and Beowulf win the game.'],
    [{ outcome: { winners: [], reason: 'agreed' } }, 'The game ends in a draw.'],
  ],
};
