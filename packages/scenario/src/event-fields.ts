import type { EventOf, EventType } from '@peerless/rules';

/** What the fields of events hold, so that what is expected of an event can be checked before it happens. */

/** A list of words, or what a value names. Nobody compares lists. */
export type Held =
  | readonly string[]
  | 'fighter'
  | 'card'
  | 'seat'
  | 'space'
  | 'number'
  | 'flag'
  | 'name'
  | 'text'
  | 'list';

type Own<T extends EventType> = Exclude<keyof EventOf<T>, 'type' | 'cause' | 'seenBy'>;

const PILES = ['hand', 'deck', 'discard', 'aside', 'play', 'own'];
const SIDES = ['attack', 'defense'];

export const EVENT_FIELDS: { readonly [T in EventType]: { readonly [F in Own<T>]: Held } } = {
  gameStarted: { first: 'seat' },
  turnStarted: { seat: 'seat', turn: 'number' },
  turnEnded: { seat: 'seat' },
  actionStarted: { seat: 'seat', action: ['maneuver', 'scheme', 'attack', 'item'], number: 'number' },
  mulligan: { seat: 'seat' },
  drew: { seat: 'seat', count: 'number', to: ['hand', 'aside'], cards: 'list' },
  exhausted: { seat: 'seat', missing: 'number' },
  discarded: {
    seat: 'seat',
    card: 'card',
    why: ['choice', 'random', 'limit', 'boost', 'played', 'top'],
    pile: 'name',
  },
  cardMoved: {
    seat: 'seat',
    by: 'seat',
    card: 'card',
    from: PILES,
    to: PILES,
    where: ['top', 'bottom'],
    pile: 'name',
  },
  looked: { seat: 'seat', at: 'seat', cards: 'list' },
  shownInDeck: { seat: 'seat', card: 'card' },
  handHidden: { seat: 'seat', card: 'card' },
  handRevealed: { seat: 'seat', cards: 'list' },
  cardChosen: { seat: 'seat', card: 'card', pair: 'card' },
  cardReceived: { seat: 'seat', from: 'seat', card: 'card', to: ['hand', 'deck'] },
  shuffled: { seat: 'seat' },
  boosted: { seat: 'seat', card: 'card', amount: 'number', what: ['move', ...SIDES], faceDown: 'flag' },
  boostLaid: { seat: 'seat', side: SIDES, card: 'card' },
  placed: { fighter: 'fighter', space: 'space', from: 'space' },
  moved: { fighter: 'fighter', from: 'space', to: 'space', path: 'list' },
  swapped: { a: 'fighter', b: 'fighter' },
  door: { door: 'name', open: 'flag', fighter: 'fighter' },
  schemePlayed: { fighter: 'fighter', card: 'card' },
  itemLaid: { item: 'name', space: 'space' },
  itemUsed: { fighter: 'fighter', item: 'name', space: 'space' },
  attackDeclared: { attacker: 'fighter', target: 'fighter', card: 'card' },
  bonusAttack: { attacker: 'fighter', target: 'fighter', name: 'text', value: 'number' },
  defended: { defender: 'fighter', played: 'flag', card: 'card' },
  predicted: { seat: 'seat', number: 'number', card: 'card' },
  revealed: {
    attack: 'card',
    defense: 'card',
    boost: 'card',
    attackValue: 'number',
    defenseValue: 'number',
  },
  valueChanged: {
    side: SIDES,
    from: 'number',
    to: 'number',
    how: ['set', 'add', 'ignore', 'fix', 'printed'],
  },
  effectsCancelled: { side: SIDES, card: 'card' },
  afterCancelled: { side: SIDES, card: 'card', if: ['always', 'won'] },
  notCancelled: { side: SIDES, card: 'card' },
  combatantReplaced: { side: SIDES, from: 'fighter', to: 'fighter' },
  cardReplaced: { side: SIDES, card: 'card', value: 'number' },
  combatResolved: { attack: 'number', defense: 'number', damage: 'number' },
  combatWon: { winner: SIDES, fighter: 'fighter' },
  damaged: {
    fighter: 'fighter',
    amount: 'number',
    kind: ['combat', 'effect', 'exhaustion'],
    health: 'number',
  },
  prevented: { fighter: 'fighter', amount: 'number' },
  redirected: { from: 'fighter', to: 'fighter', amount: 'number' },
  defeated: { fighter: 'fighter' },
  recovered: { fighter: 'fighter', amount: 'number', health: 'number' },
  healthSet: { fighter: 'fighter', health: 'number' },
  summoned: { fighter: 'fighter', space: 'space', from: ['defeated', 'reserve'] },
  revived: { fighter: 'fighter', space: 'space', health: 'number' },
  wentAway: { fighter: 'fighter' },
  held: { fighter: 'fighter' },
  counterChanged: { seat: 'seat', counter: 'name', from: 'number', to: 'number', paidBy: 'seat' },
  partTurned: { seat: 'seat', part: 'name', active: 'flag' },
  sideRevealed: { seat: 'seat', card: 'name' },
  sideLooked: { seat: 'seat', card: 'name' },
  sideDiscarded: { seat: 'seat', card: 'name' },
  sideBuried: { seat: 'seat', card: 'name' },
  sideShuffled: { seat: 'seat' },
  formChanged: { seat: 'seat', form: 'name' },
  symbolChosen: { seat: 'seat', symbol: 'name' },
  tokenPlaced: { seat: 'seat', token: 'name', space: 'space' },
  tokenMoved: { seat: 'seat', token: 'name', from: 'space', to: 'space' },
  numberNamed: { seat: 'seat', number: 'number' },
  modesChosen: { seat: 'seat', modes: 'list' },
  actionsGained: { seat: 'seat', count: 'number' },
  freeAttackGained: { seat: 'seat' },
  turnCut: { seat: 'seat' },
  untilEndOfTurn: { seat: 'seat' },
  resigned: { seat: 'seat' },
  timedOut: { seat: 'seat' },
  eliminated: { seat: 'seat' },
  gameEnded: { outcome: 'list' },
};

export const EVENT_TYPES = Object.keys(EVENT_FIELDS) as EventType[];

/** What a scenario may say of an event; `count` is how often it happened. */
export const fieldsOfEvent = (type: EventType): [string, Held][] =>
  Object.entries(EVENT_FIELDS[type] as Readonly<Record<string, Held>>).filter(
    ([name, held]) => held !== 'list' && name !== 'count',
  );
