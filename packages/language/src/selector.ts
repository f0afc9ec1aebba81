import type { Fields, Nodes, Shape, Table } from './shape.ts';

/**
 * A set of fighters. `sel` says where to begin, every other field narrows it down. Without `state` only fighters on
 * the board count. `mine`, `theirs`, `both`: the fighters of this combat; `actor`: the fighter that plays the card or
 * that triggered the ability; `reg`: remembered ones; `heroOf`: that player's hero.
 */
export const FIGHTERS = {
  sel: ['mine', 'theirs', 'both', 'actor', 'reg', 'any', 'own', 'friendly', 'opposing', 'heroOf'],
  reg: 'reg?',
  of: 'player?',
  kind: 'slug?',
  is: ['hero', 'sidekick', '?'],
  state: ['defeated', 'reserve', 'away', '?'],
  adjacentTo: 'fighters?',
  /** Adjacent to two or more of these. */
  flankedBy: 'fighters?',
  inZoneOf: 'fighters?',
  outOfZoneOf: 'fighters?',
  /** Standing on one of these remembered spaces. */
  at: 'regs?',
  /** Standing on a space with such a token. */
  on: 'slug?',
  /** Started this turn on a space that had such a token then. */
  startedOn: 'slug?',
  /** Now on another space than at the start of this turn. */
  moved: 'flag?',
  /** Now on a space that shares no zone with the space where it started this turn. */
  leftZone: 'flag?',
  /** Took damage in this turn. */
  hurt: 'flag?',
  not: 'fighters?',
} as const satisfies Shape;

/** A set of spaces. */
export const SPACES = {
  adjacentTo: 'fighters?',
  inZoneOf: 'fighters?',
  /** In at least one zone in which none of these fighters stands. */
  inZoneWithout: 'fighters?',
  /** The spaces these fighters stand on. */
  under: 'fighters?',
  reg: 'reg?',
  /** The space of a remembered token. */
  token: 'reg?',
  /** Next to a remembered space. */
  nextTo: 'reg?',
  on: 'slug?',
  /** Not the space where the fighter or token is now. */
  other: 'flag?',
  /** No fighter stands there (placing a fighter always needs that). */
  free: 'flag?',
} as const satisfies Shape;

/** Which cards of a pile fit. A versatile card counts as an attack and as a defense card. */
export const FILTER = {
  type: ['attack', 'defense', 'versatile', 'scheme', '?'],
  user: 'slug?',
  tag: 'slug?',
  named: 'slugs?',
  /** The printed value is this number. */
  value: 'value?',
  /** The fighter of its player in this combat could play it. */
  playable: 'flag?',
  /** Its player has used it to BOOST a card in this combat. */
  boosting: 'flag?',
  /** There is another card with the same title in that pile. */
  paired: 'flag?',
} as const satisfies Shape;

/** What `pick` can ask for. */
export const PICKABLES = {
  fighter: { who: 'fighters' },
  space: { at: 'spaces' },
  /** `unseen`: by its back alone, which tells whose deck it is from; then it is shown to all. */
  card: {
    pile: ['hand', 'discard', 'aside', 'own'],
    own: 'slug?',
    of: 'player?',
    where: 'filter?',
    unseen: 'flag?',
  },
  /** `with`: an opponent to whom one of these fighters belongs. */
  opponent: { with: 'fighters?' },
  /** Anybody at the table, you too. */
  player: {},
  number: { min: 'value', max: 'value' },
  token: { token: 'slug', not: 'regs?', under: 'fighters?' },
} as const satisfies Table;

export type Fighters = Fields<typeof FIGHTERS>;
export type Spaces = Fields<typeof SPACES>;
export type Filter = Fields<typeof FILTER>;
export type Pickable = Nodes<'pick', typeof PICKABLES>;

/**
 * `opponent` on a combat card is the other player of the combat; on a scheme it is picked first. `owner`: of
 * whose deck the card is that is being played, whoever plays it.
 */
export type Player = 'you' | 'opponent' | 'owner' | { readonly reg: number };

/**
 * `mine` is the card being played; `previous`: the opponent's card of the main combat during a bonus attack; `noted`: the card
 * that an earlier effect of yours in this combat took with `note`.
 */
export type CardRef = 'mine' | 'theirs' | 'previous' | 'noted' | { readonly reg: number };

export const PLAYERS = ['you', 'opponent', 'owner'] as const;
export const CARD_REFS = ['mine', 'theirs', 'previous', 'noted'] as const;
