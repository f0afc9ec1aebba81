import type { Mode, Options } from '@peerless/rules';
import type { ChatLine, Saying } from './chat.ts';
import type { ClockSettings, WhenUp } from './clock.ts';

/** A table on a server, before, between and during its games, as its pages see it. */

/** How heroes are chosen: before all eyes, secretly, or one after the other once each player has struck one out. */
export const CHOOSING = ['open', 'hidden', 'draft'] as const;
export type Choosing = (typeof CHOOSING)[number];

/** What whoever opens a table decides. */
export interface TableSettings {
  readonly mode: Mode;
  readonly board: string;
  readonly options: Partial<Options>;
  /** Who plays each seat, in turn order. */
  readonly seats: readonly number[];
  /** Whether strangers find it in the lobby. */
  readonly isPublic: boolean;
  readonly choosing: Choosing;
  readonly clock: ClockSettings;
  /** `forfeit` where the game is rated. */
  readonly whenUp: WhenUp;
  /** Whether its games count for the ladder: not with bots. */
  readonly isRated: boolean;
  /** Whether onlookers may see everything, some minutes late: with a quick clock only. */
  readonly isCast: boolean;
}

/** A player's place. A player may have several seats. */
export type LobbyPlace =
  | { readonly is: 'open' }
  | {
      readonly is: 'person';
      /** The id of their profile. */
      readonly person: string;
      readonly name: string;
      /** In the mode of this table; null: not rated yet. */
      readonly rating: number | null;
      /** Whether they have said that the next game may begin. */
      readonly isReady: boolean;
      /** Whether one of their pages is connected. */
      readonly isHere: boolean;
    }
  | { readonly is: 'bot'; readonly bot: string };

export interface LobbySeat {
  readonly player: number;
  /** Null: not chosen, or hidden from this viewer; a hero that nobody has chosen is drawn by lot. */
  readonly hero: string | null;
  /** Whether one is chosen, also where it is hidden. */
  readonly isChosen: boolean;
}

/** Where a draft stands. */
export interface Draft {
  readonly struck: readonly string[];
  /** Who has to do what; null when all is done. */
  readonly next: { readonly player: number; readonly step: 'strike' | 'choose' } | null;
}

export interface LobbyView extends Omit<TableSettings, 'seats'> {
  readonly id: string;
  /** Grows with every change. */
  readonly version: number;
  readonly places: readonly LobbyPlace[];
  readonly seats: readonly LobbySeat[];
  /** Null unless heroes are drafted. */
  readonly draft: Draft | null;
  /** A hash of the secret that the server adds to the seed of the next game: published before anybody adds theirs. */
  readonly pledge: string;
  /** Whether the next game is played with changed sides. */
  readonly isSwapped: boolean;
  /** The game that is being played, or null. */
  readonly game: string | null;
  /** The games that are over, the last one last. */
  readonly games: readonly string[];
  readonly onlookers: number;
  /** Who looks: the player that they are, whether the table is theirs, and what they have given. */
  readonly you: {
    readonly player: number | null;
    readonly isOwner: boolean;
    /** The hash of the salt that the server holds of theirs, from whichever device; null: they are not ready. */
    readonly given: string | null;
  };
}

/** What can be done at a table between games. The next one begins when every place is taken and every person is ready. */
export type LobbyCommand =
  | { readonly sit: number }
  | { readonly leave: true }
  /** The owner empties a place: a bot's, or that of somebody who does not come. */
  | { readonly remove: number }
  | { readonly bot: { readonly player: number; readonly bot: string } }
  | { readonly hero: { readonly seat: number; readonly hero: string | null } }
  /** In a draft: nobody may have this hero. */
  | { readonly strike: string }
  /** The next game may begin. `salt`: 32 hex digits by which this person's page has a part in the shuffle. */
  | { readonly ready: { readonly salt: string; readonly isSwapped: boolean } }
  | { readonly wait: true }
  /** The owner changes what was decided when the table was opened; whoever was ready is asked again. */
  | { readonly settings: TableSettings };

/** Why something came to nothing, in a word that pages say in their language. */
export const LOBBY_REFUSALS = [
  'malformed',
  'signIn',
  'notYours',
  'otherSite',
  'missing',
  'playing',
  'taken',
  'noPlace',
  'incomplete',
  'notYet',
  'tooMany',
  'tooOften',
  'blocked',
  'banned',
  'wrongSecret',
  'fault',
] as const;
export type LobbyRefusal = (typeof LOBBY_REFUSALS)[number];

/** What the socket of a table (`/api/tables/:id/socket`) tells; the first lines said are those of before. */
export type FromTable =
  | { readonly lobby: LobbyView }
  | { readonly said: readonly ChatLine[] }
  | { readonly refused: LobbyRefusal };

/** What a page says on that socket. */
export type ToTable = { readonly say: Saying };
