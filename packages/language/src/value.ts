import type { Nodes, Table } from './shape.ts';

/** Numbers that are read off the position; a plain integer stands for itself. */
export const VALUES = {
  reg: { reg: 'reg' },
  counter: { counter: 'slug' },
  /** What is missing to the most that one can have of a counter: where opponents pay from. */
  rest: { counter: 'slug' },
  count: { who: 'fighters' },
  /** How many cards of the pile fit; `other`: in a pile of yours, the card that says so not counted. */
  cards: {
    pile: ['hand', 'deck', 'discard', 'aside', 'own'],
    own: 'slug?',
    of: 'player?',
    where: 'filter?',
    other: 'flag?',
  },
  /** How many marks are printed on the cards of a pile of yours together. */
  marks: { own: 'slug' },
  /** How many different symbols the cards of a pile of yours show; a wild one is none of them. */
  symbols: { own: 'slug' },
  /** How many cards of your deck are in hands of opponents. */
  lent: {},
  /** The BOOST number of a card, 0 without one. */
  boost: { card: 'card' },
  /** The printed value of a card. */
  printed: { card: 'card' },
  /** The combat value as it stands now; after combat, the final one. */
  value: { of: ['mine', 'theirs'] },
  /** Damage, or only combat damage, dealt in this combat to your (the opposing) fighter. */
  dealt: { to: ['mine', 'theirs'], combat: 'flag?' },
  /** In how many zones their spaces are, for each by itself; `different`: each zone once. */
  zones: { who: 'fighters', different: 'flag?' },
  health: { who: 'fighters' },
  /** Which action of this turn is being taken: 1, 2, … */
  action: {},
  /**
   * How many combats you have won in this turn, this one not yet; how many maneuvers you have taken; along how many different
   * lines your hero has moved, up to twelve (RU-70).
   */
  turn: { what: ['combatsWon', 'maneuvers', 'paths'] },
  /** How many cards of the side deck lie open, or how many marks are printed on these. */
  sideDeck: { what: ['revealed', 'marks', 'discarded'] },
  /** The number named for a card that was played face up. */
  prediction: {},
  /** One more than the highest printed value in that player's deck list: where naming numbers may end (RU-55). */
  beyond: { of: 'player' },
  times: { a: 'value', b: 'value' },
} as const satisfies Table;

export type ValueNode = Nodes<'val', typeof VALUES>;
export type Value = number | ValueNode;
export type ValueName = keyof typeof VALUES;
