import type { LibraryContent, TableConfig, Viewer } from '@peerless/rules';
import type { Command, Refusal } from './command.ts';
import type { Telling } from './host.ts';
import type { ToldMoment } from './moment.ts';
import type { ClockState, Waiting } from './online/clock.ts';
import type { Player } from './player.ts';

/**
 * What goes between a server and whoever sits at one of its tables, as JSON. What comes from a guest is read by the
 * schemas in `protocol.ts`; what comes from the server was made for that one viewer, and a page need not check it.
 */

/** Raised when an older page would misunderstand; such a page is told to reload. */
export const PROTOCOL = 3;

/** Said first of all, and again after every interruption. */
export interface Hello {
  readonly protocol: number;
  /** The version of the rules that the guest's page previews with. */
  readonly rules: number;
  /** How far the guest knows the story, and with which content; null: not at all. */
  readonly known: { readonly seq: number; readonly content: string } | null;
  /** Whether the guest reads words, and makes views of them itself. Pages that were loaded before there were any do not say it. */
  readonly words?: boolean | undefined;
}

/** What a guest sends. */
export type FromGuest =
  | { readonly hello: Hello }
  /** `at`: the number of the position that it answers. */
  | { readonly command: Command; readonly at: number }
  /** Whoever is asked has gone for too long: what the table decided for such a case comes now. The number is that of the position. */
  | { readonly claim: number };

/** The table as a guest finds it: everything that does not change while it is played, and the story so far. */
export interface Welcome {
  readonly config: TableConfig;
  readonly players: readonly Player[];
  /** Who each player is, by the id of their profile: names change. Null for a bot, or where nobody is known. */
  readonly persons: readonly (string | null)[];
  readonly viewer: Viewer;
  /** Tells apart what the table is played with; the guest says it with its next hello. */
  readonly content: string;
  /** The heroes and the board of this table. */
  readonly library: Pick<LibraryContent, 'heroes' | 'boards'>;
  readonly told: Telling<ToldMoment>;
}

/** What the server sends. */
export type ToGuest =
  | { readonly welcome: Welcome }
  | { readonly told: Telling<ToldMoment> }
  | { readonly refused: Refusal; readonly at: number }
  /** Whose time runs, and how much of it is left: after the welcome and whenever it changes hands. */
  | { readonly clock: ClockState }
  /** How long whoever is asked has been waited for: after the welcome, where no clock runs. */
  | { readonly waiting: Waiting }
  /** The game cannot go on under the rules of today: it was ended as a draw, and what is told is as far as it goes. */
  | { readonly ended: 'rulesChanged' }
  /** The page is older, or newer, than the server. */
  | { readonly reload: true };
