import type { Nodes, Table } from './shape.ts';

/**
 * The operations: imperative, run in order, may ask a player. Fields that name a register (`as`, `dealt`, …) remember
 * a result for later nodes of the same effect.
 */
export const EFFECTS = {
  // Control
  seq: { do: 'effects' },
  if: { cond: 'condition', then: 'effect', else: 'effect?' },
  /** Yes or no, then the effect. Not asked when its first part has nobody to act on. */
  may: { do: 'effect', else: 'effect?', by: 'player?' },
  /**
   * Spend `amount` of a counter for the effect, or do not. Not offered when it cannot be afforded. `by` opponents: each in
   * turn order may pay it to you out of the rest that you do not have, until one does.
   */
  pay: { counter: 'slug', amount: 'value', by: ['opponents', '?'], do: 'effect', else: 'effect?' },
  /**
   * `count` different modes of the list, all chosen first, carried out in printed order (RU-09); `once`: none that was chosen
   * this way in this turn already; `able`: a mode that begins with an `if` only while that holds; `successive`: one after
   * another, each carried out before the next is chosen; `by`: another player chooses, and you carry them out.
   */
  choose: {
    count: 'value',
    from: 'effects',
    by: 'player?',
    once: 'flag?',
    able: 'flag?',
    successive: 'flag?',
  },
  /** `do`; then, as long as `while` holds, you may do it again, and again. With `times` instead: so many times. */
  repeat: { do: 'effect', while: 'condition?', times: 'value?' },
  /**
   * One fighter, space, card, player, number or token; nothing to pick skips `do` and runs `else`. `count`: that
   * many different fighters, with `may` up to that many, remembered together. `each`: nobody picks, `do` is carried out for
   * each fighter, or for each player in turn order, you first.
   */
  pick: {
    from: 'pickable',
    as: 'reg',
    by: 'player?',
    count: 'value?',
    each: 'flag?',
    may: 'flag?',
    do: 'effect',
    else: 'effect?',
  },

  // Fighters
  /**
   * Moves each fighter up to that many spaces; `passed` remembers the opposing fighters moved through.
   * `past` sidekicks: through these, not through heroes; `exactly`: one fighter, and as many spaces as it can of that number;
   * `freeOn`: spaces with such a token of yours do not count, whoever is moved.
   */
  move: {
    who: 'fighters',
    upTo: 'value',
    through: 'flag?',
    past: ['sidekicks', '?'],
    exactly: 'flag?',
    freeOn: 'slug?',
    passed: 'reg?',
  },
  /** Puts a fighter on an empty space without a path. */
  place: { who: 'fighters', at: 'spaces', may: 'flag?' },
  swap: { a: 'fighters', b: 'fighters' },
  /** Effect damage to all of them at once; `dealt`: points, `hit`: who took some, `felled`: who was defeated. */
  damage: { to: 'fighters', amount: 'value', dealt: 'reg?', hit: 'reg?', felled: 'reg?' },
  recover: { who: 'fighters', amount: 'value' },
  setHealth: { who: 'fighters', to: 'value' },
  defeat: { who: 'fighters' },
  /**
   * Brings one fighter of that kind back from defeat or in from the reserve, with full health; `all`: one after another,
   * as many as there are and find room.
   */
  summon: {
    kind: 'slug',
    from: ['defeated', 'reserve'],
    at: 'spaces',
    all: 'flag?',
    may: 'flag?',
    as: 'reg?',
  },
  /** The defeated fighter stands on such a space with so much health, and counts as not defeated: also a hero. */
  revive: { who: 'fighters', health: 'value', at: 'spaces' },
  /** Takes the fighter off the board, undefeated, until its player's next turn starts (RU-46). */
  away: { who: 'fighters' },
  /** Until the end of this turn these fighters cannot leave their spaces, unless they are defeated. */
  hold: { who: 'fighters' },

  // Cards
  /**
   * Draws; missing cards exhaust the fighters. `aside`: the drawn cards lie apart from the hand for now;
   * `until`: as many as are missing to that number in hand.
   */
  draw: { who: 'player?', count: 'value', until: 'flag?', aside: 'flag?' },
  /**
   * Moves cards from pile to pile; never a draw. To `deck`: shuffled into it; from a deck to its `top`: shown and left
   * there. `as`: the card (the last one), `number`: how many; `note`: later effects of this combat know it as `noted`.
   * `own`: which pile of yours is meant by that word; `first`: the card of it that came first.
   */
  take: {
    from: ['hand', 'deck', 'discard', 'aside', 'own'],
    of: 'player?',
    where: 'filter?',
    count: 'value?',
    choice: ['owner', 'you', 'random', 'top', 'bottom', 'first', 'all', 'any'],
    to: ['hand', 'discard', 'top', 'bottom', 'deck', 'aside', 'own'],
    own: 'slug?',
    may: 'flag?',
    open: 'flag?',
    as: 'reg?',
    number: 'reg?',
    note: 'flag?',
  },
  /** Moves one known card: a combat card, the scheme being played or a remembered card; `own`: which pile of yours. */
  put: { card: 'card', to: ['hand', 'discard', 'top', 'bottom', 'own'], own: 'slug?' },
  /** Carries out what that own card says to be `called`. */
  call: { card: 'card' },
  /** Shows a hand to you (private) or to all (public), RU-30. */
  look: { at: 'player', by: ['you', 'all'] },
  /** Finds the named card in the discard pile, else in the deck, which is then shuffled (RU-32). */
  search: { named: 'slug' },
  /**
   * You choose a scheme card of that pile of yours that the fighter could play; it plays it at once, without an action. A deck
   * is shuffled, whether anything was found or not.
   */
  playScheme: { who: 'fighters', from: ['deck', 'hand', 'discard'] },
  /** The remembered card becomes its player's card of this combat; an own one acts from here on as if it had been played. */
  playCard: { card: 'card' },

  // Combat
  /** Discards one hand card of the boosted card's player and adds its BOOST; `count`: up to so many, one by one. */
  boost: { of: ['mine', 'theirs'], may: 'flag?', faceDown: 'flag?', count: 'value?' },
  setValue: { of: ['mine', 'theirs'], to: 'value', printed: 'flag?' },
  addValue: { of: ['mine', 'theirs'], by: 'value' },
  ignoreValue: { of: ['mine', 'theirs'] },
  /** The two cards of the combat exchange the values they have now; nothing happens unless both sides have a card. */
  swapValues: {},
  /** The value is set and deaf to card effects for this combat; `deaf`: to abilities and boosts, too. */
  fixValue: { of: ['mine', 'theirs'], to: 'value', deaf: 'flag?' },
  /**
   * Cancels all effects on the opponent's combat card; `after`: only those after combat, `won`: and only if
   * you win this combat, which shows later.
   */
  cancel: { after: ['always', 'won', '?'] },
  /** In this combat they take no combat damage (`over`: no more than that), none but combat damage, or none at all. */
  prevent: { who: 'fighters', kind: ['combat', 'other', 'all'], over: 'value?' },
  /** Combat damage that one fighter would take is dealt to the other instead. */
  redirect: { from: 'fighters', to: 'fighters' },
  /** The fighter takes the place of your fighter in this combat. */
  become: { who: 'fighters' },
  /** The card's bonus attack follows. */
  bonusAttack: {},

  // Turn
  gainAction: { who: 'player?', count: 'value?' },
  /** After this action a free one follows, to attack (only `at` these fighters), or it lapses; of the active player only. */
  freeAttack: { at: 'fighters?' },
  endTurn: {},
  /** The modifier holds until the end of this turn. */
  thisTurn: { modifier: 'modifier' },

  // What a hero declares
  gain: { counter: 'slug', amount: 'value' },
  lose: { counter: 'slug', amount: 'value' },
  /** Takes that form; without a name: the next one. */
  form: { to: 'slug?' },
  /** Resolved only while the top of the own discard pile shows the symbol. */
  symbol: { symbol: 'slug', then: 'effect', else: 'effect?' },
  /**
   * The side deck: its top card is turned up and resolved (`reveal`), or you look at it (`look`); all cards that lie open are
   * shuffled into it (`shuffle`).
   */
  sideDeck: { do: ['reveal', 'look', 'shuffle', 'discard', 'bury'] },
  /** Moves a token up to that many spaces or, with `at`, straight to such a space. */
  moveToken: { token: 'reg', upTo: 'value?', at: 'spaces?', by: 'player?' },
  /** Lays a token that is off the board on such a space, without another of its kind; with none left, one that lies there. */
  layToken: { token: 'slug', at: 'spaces' },
  /** Inside a damage hook: moves part of the damage about to be taken onto other fighters. */
  assign: { to: 'fighters' },
} as const satisfies Table;

export type Effect = Nodes<'op', typeof EFFECTS>;
export type Op = keyof typeof EFFECTS;
export type EffectOf<K extends Op> = Extract<Effect, { readonly op: K }>;
