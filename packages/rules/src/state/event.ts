/**
 * What happened, told to whoever listens. Ids are the strings of scenarios and keys: fighters (`harpy-2`), cards
 * (`medusa/feint`), spaces (the board's numbers), seats from 0. Without a listener no event is ever built.
 */

/** Why something happened: a card, a hero's ability, an item of the board or a rule. */
export interface Cause {
  readonly card?: string;
  readonly ability?: string;
  /** The card of that hero's side deck that acts. */
  readonly side?: string;
  readonly item?: string;
  readonly rule?: string;
}

export type DamageKind = 'combat' | 'effect' | 'exhaustion';
export type Side = 'attack' | 'defense';
/** `own`: one that the hero declares. */
export type Pile = 'hand' | 'deck' | 'discard' | 'aside' | 'play' | 'own';

export interface Happenings {
  gameStarted: { first: number };
  turnStarted: { seat: number; turn: number };
  turnEnded: { seat: number };
  actionStarted: { seat: number; action: 'maneuver' | 'scheme' | 'attack' | 'item'; number: number };
  mulligan: { seat: number };
  /** `cards` is secret. */
  drew: { seat: number; count: number; to: 'hand' | 'aside'; cards?: readonly string[] };
  exhausted: { seat: number; missing: number };
  /** `pile`: one of the hero's own, where the card went instead of the discard pile. */
  discarded: {
    seat: number;
    card: string;
    why: 'choice' | 'random' | 'limit' | 'boost' | 'played' | 'top';
    pile?: string;
  };
  /**
   * A card changed piles of `seat`, moved by `by`; `card` is secret unless the move was open. `where`: top or bottom of a deck;
   * `pile`: the own one.
   */
  cardMoved: {
    seat: number;
    by: number;
    card?: string;
    from: Pile;
    to: Pile;
    where?: 'top' | 'bottom';
    pile?: string;
  };
  /** `seat` got a card that `from` had played, discarded or held: for all to see. */
  cardReceived: { seat: number; from: number; card: string; to: 'hand' | 'deck' };
  /** `cards` is secret. */
  looked: { seat: number; at: number; cards?: readonly string[] };
  /** A card of a deck was shown to all and stays there. */
  shownInDeck: { seat: number; card: string };
  handRevealed: { seat: number; cards: readonly string[] };
  /** An effect that would have shown the hand was cancelled with that card, which all see now. */
  handHidden: { seat: number; card: string };
  /** A card was pointed at, so that all know it; `pair`: with another one of the same title. */
  cardChosen: { seat: number; card: string; pair?: string };
  shuffled: { seat: number };
  /** `faceDown`: it lay there already, and was turned up with the cards of the combat. */
  boosted: { seat: number; card: string; amount: number; what: 'move' | Side; faceDown: boolean };
  /** A boost face down, `card` is secret. */
  boostLaid: { seat: number; side: Side; card?: string };
  placed: { fighter: string; space: number; from: number | null };
  moved: { fighter: string; from: number; to: number; path: readonly number[] };
  swapped: { a: string; b: string };
  door: { door: string; open: boolean; fighter: string };
  schemePlayed: { fighter: string; card: string };
  /** An item was laid beside that space. */
  itemLaid: { item: string; space: number };
  /** It is gone from there. */
  itemUsed: { fighter: string; item: string; space: number };
  /** `card` is secret. */
  attackDeclared: { attacker: string; target: string; card?: string };
  bonusAttack: { attacker: string; target: string; name: string; value: number };
  /** `card` is secret; `played` is not. */
  defended: { defender: string; played: boolean; card?: string };
  predicted: { seat: number; number: number; card: string };
  /** The cards, the boost of the attack, and the values that both sides start from: 0 without a card. */
  revealed: {
    attack: string | null;
    defense: string | null;
    boost: string | null;
    attackValue: number;
    defenseValue: number;
  };
  valueChanged: { side: Side; from: number; to: number; how: 'set' | 'add' | 'ignore' | 'fix' | 'printed' };
  effectsCancelled: { side: Side; card: string };
  /** Its effects after combat are cancelled, or will be if the other side wins. */
  afterCancelled: { side: Side; card: string; if: 'always' | 'won' };
  notCancelled: { side: Side; card: string };
  combatantReplaced: { side: Side; from: string; to: string };
  /** `value`: what the side starts from anew. */
  cardReplaced: { side: Side; card: string; value: number };
  combatResolved: { attack: number; defense: number; damage: number };
  combatWon: { winner: Side; fighter: string };
  damaged: { fighter: string; amount: number; kind: DamageKind; health: number };
  prevented: { fighter: string; amount: number };
  redirected: { from: string; to: string; amount: number };
  defeated: { fighter: string };
  recovered: { fighter: string; amount: number; health: number };
  healthSet: { fighter: string; health: number };
  summoned: { fighter: string; space: number; from: 'defeated' | 'reserve' };
  /** A defeated fighter came back by the card it fought with, and counts as not defeated. */
  revived: { fighter: string; space: number; health: number };
  wentAway: { fighter: string };
  /** It cannot leave its space for the rest of this turn. */
  held: { fighter: string };
  /** `paidBy`: the opponent who paid it out of what `seat` did not have. */
  counterChanged: { seat: number; counter: string; from: number; to: number; paidBy?: number };
  /** A part of a row becomes active or inactive. */
  partTurned: { seat: number; part: string; active: boolean };
  /** A card of a side deck was turned up. */
  sideRevealed: { seat: number; card: string };
  /** `card`, the top one of a side deck, is secret. */
  sideLooked: { seat: number; card?: string };
  /** An open card of a side deck was discarded. */
  sideDiscarded: { seat: number; card: string };
  /** A discarded card of a side deck went to the bottom of it. */
  sideBuried: { seat: number; card: string };
  /** The open cards of a side deck were shuffled into it. */
  sideShuffled: { seat: number };
  formChanged: { seat: number; form: string };
  symbolChosen: { seat: number; symbol: string };
  tokenPlaced: { seat: number; token: string; space: number };
  tokenMoved: { seat: number; token: string; from: number; to: number };
  numberNamed: { seat: number; number: number };
  modesChosen: { seat: number; modes: readonly number[] };
  actionsGained: { seat: number; count: number };
  freeAttackGained: { seat: number };
  turnCut: { seat: number };
  untilEndOfTurn: { seat: number };
  resigned: { seat: number };
  timedOut: { seat: number };
  eliminated: { seat: number };
  gameEnded: { outcome: Outcome };
}

export type EventType = keyof Happenings;

/** One event: its own fields, its cause, and, unless everybody may see its secret fields, the players who may. */
export type GameEvent = {
  [T in EventType]: {
    readonly type: T;
    readonly cause: Cause;
    readonly seenBy?: readonly number[];
  } & Readonly<Happenings[T]>;
}[EventType];
export type EventOf<T extends EventType> = Extract<GameEvent, { readonly type: T }>;
export type Sink = (event: GameEvent) => void;

/** Which fields only the players in `seenBy` may see. */
export const SECRETS: { readonly [T in EventType]?: readonly string[] } = {
  drew: ['cards'],
  cardMoved: ['card'],
  looked: ['cards'],
  sideLooked: ['card'],
  boostLaid: ['card'],
  attackDeclared: ['card'],
  defended: ['card'],
};

/** `exhaustion`: among the heroes whose fall ended the game one fell by an empty deck. */
export type EndReason = 'defeat' | 'exhaustion' | 'resigned' | 'timedOut' | 'agreed' | 'capped';

/** How a game ended. `winners` are seats; an empty list is a draw. */
export interface Outcome {
  readonly winners: readonly number[];
  readonly reason: EndReason;
}
