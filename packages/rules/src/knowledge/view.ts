import type { Decision } from '../ask/decision.ts';
import type { Mode, Options } from '../content/config.ts';
import type { Outcome } from '../state/event.ts';
import type { Viewer } from '../state/viewers.ts';

/** A player by number, the public, or (for replays and analysis) somebody who may see everything. */

export type FighterStatus = 'board' | 'defeated' | 'reserve' | 'away';

export interface FighterView {
  readonly id: string;
  /** The kind's slug: `harpy` for `harpy-2`. */
  readonly kind: string;
  readonly seat: number;
  readonly hero: boolean;
  readonly attack: 'melee' | 'ranged';
  readonly large: boolean;
  readonly status: FighterStatus;
  readonly space: number | null;
  /** On its way, the friend's space on which it halts to work a door; until it goes on it counts as on `space`. */
  readonly halt: number | null;
  readonly health: number;
  readonly maxHealth: number;
  /** Where it stood when this turn began. */
  readonly startedTurnOn: number | null;
}

export interface SeatView {
  readonly seat: number;
  readonly player: number;
  /** Seats with the same number are friends. */
  readonly team: number;
  readonly hero: string;
  readonly move: number;
  readonly form: string | null;
  readonly counters: Readonly<Record<string, number>>;
  /** By counter, the parts of its row from left to right; as many as it counts are active. Left out without rows. */
  readonly rows?: Readonly<Record<string, readonly string[]>>;
  /** Left out without a side deck. */
  readonly sideDeck?: SideDeckView;
  readonly tokens: Readonly<Record<string, readonly number[]>>;
  /** The different paths that the hero has moved along in this turn, by their ends. Left out where no card asks. */
  readonly paths?: readonly (readonly [number, number])[];
  readonly handSize: number;
  /** The cards this viewer knows to be in the hand; all of them in the own hand. One of another deck is `loki/feint`. */
  readonly hand: readonly string[];
  /** How many cards of other decks are in the hand, by the seats whose they are. Left out where no hand can have any. */
  readonly guests?: readonly { readonly of: number; readonly cards: number }[];
  readonly deckSize: number;
  /** Top first; null where the viewer does not know the card. */
  readonly deck: readonly (string | null)[];
  /** The last one is on top. */
  readonly discard: readonly string[];
  /** What lies in the piles that the hero declares, by pile, in the order in which it came. Left out without such piles. */
  readonly piles?: Readonly<Record<string, readonly string[]>>;
  /** Cards set aside by an effect that is being resolved; null where unknown. */
  readonly aside: readonly (string | null)[];
  readonly actionsLeft: number;
  readonly actionsTaken: number;
  readonly turnsTaken: number;
  readonly eliminated: boolean;
}

/** The cards of a side deck, by their slugs. */
export interface SideDeckView {
  /** Face down, top first; null where the viewer does not know the card. */
  readonly cards: readonly (string | null)[];
  /** Those that lie open, in the order of the hero file. */
  readonly revealed: readonly string[];
  /** Those that were discarded, in the same order. */
  readonly discarded: readonly string[];
}

export interface CombatView {
  readonly attacker: string;
  readonly defender: string;
  /** null: face down and unknown, or none. */
  readonly attackCard: string | null;
  readonly defenseCard: string | null;
  readonly boostCard: string | null;
  /** Whose deck the card is of, if it is another than the player's. */
  readonly attackOf?: number;
  readonly defenseOf?: number;
  readonly revealed: boolean;
  readonly bonus: boolean;
  readonly attack: number | null;
  readonly defense: number | null;
  readonly prediction: number | null;
  /** The items that were added to the cards; left out without one. */
  readonly attackItem?: string;
  readonly defenseItem?: string;
}

/** An item that lies beside a space of the board. */
export interface ItemView {
  readonly item: string;
  readonly space: number;
}

/** What a card would come to as a BOOST: what it is added to, once the card is gone, and what that makes. */
export interface BoostSum {
  readonly card: string;
  readonly of: 'move' | 'attack' | 'defense';
  readonly value: number;
  readonly boost: number;
  readonly sum: number;
}

/** The position as one viewer may see it, built by listing what may be seen. */
export interface View {
  readonly viewer: Viewer;
  readonly board: string;
  readonly mode: Mode;
  readonly options: Options;
  readonly turn: number;
  readonly active: number;
  readonly seats: readonly SeatView[];
  readonly fighters: readonly FighterView[];
  readonly doors: Readonly<Record<string, 'open' | 'closed'>>;
  /** Those that have not been used; left out on boards without any. */
  readonly items?: readonly ItemView[];
  readonly combat: CombatView | null;
  readonly scheme: string | null;
  /** The whole decision for the one who decides, otherwise only seat, kind and source. */
  readonly decision: Decision | Pick<Decision, 'seat' | 'kind' | 'source'> | null;
  /** For the one who is asked for a BOOST, by card; otherwise empty. A face-down attack counts as it is printed. */
  readonly boosts: readonly BoostSum[];
  readonly outcome: Outcome | null;
}
