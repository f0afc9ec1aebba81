import type { EndReason, Mode } from '@peerless/rules';

/** People of a server, as their pages see them. */

/** Whoever is signed in on this device. */
export interface Me {
  readonly id: string;
  readonly name: string;
  /** The name that goes with a password; null: there is none, the device and the recovery code are all. */
  readonly login: string | null;
  readonly hasRecovery: boolean;
}

/** How strong somebody is in one mode (Glicko-2). */
export interface Rating {
  readonly mode: Mode;
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
}

/** Games played and won. */
export interface Tally {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
}

/** A game in a list. */
export interface GameSummary {
  readonly id: string;
  /** Where it was played, for those who played it: whoever knows a table may sit down there. Null for others. */
  readonly table: string | null;
  readonly mode: Mode;
  readonly board: string;
  /** By seat: the hero, who played it (null: a bot), and whether that side won. */
  readonly seats: readonly {
    readonly hero: string;
    readonly person: { readonly id: string; readonly name: string } | null;
    readonly bot: string | null;
    readonly hasWon: boolean;
  }[];
  /** Why it ended, also that the rules have changed so that it could not go on; null while it is played. */
  readonly reason: EndReason | 'rulesChanged' | null;
  readonly isRated: boolean;
  /** Milliseconds since 1970. */
  readonly began: number;
  /** Null while it is played. */
  readonly ended: number | null;
}

/** A game of whoever is signed in that still runs. */
export interface RunningGame extends GameSummary {
  readonly table: string;
  readonly isYourTurn: boolean;
  /** When the time of whoever is asked is up, in milliseconds since 1970; null: nobody counts. */
  readonly deadline: number | null;
}

export interface Profile extends Tally {
  readonly id: string;
  readonly name: string;
  readonly since: number;
  readonly ratings: readonly Rating[];
  readonly heroes: readonly (Tally & { readonly hero: string })[];
  readonly opponents: readonly (Tally & { readonly id: string; readonly name: string })[];
  /** The latest ones first. */
  readonly recent: readonly GameSummary[];
  /** Whether whoever looks has blocked them. */
  readonly isBlocked: boolean;
}

export interface LadderRow {
  readonly place: number;
  readonly id: string;
  readonly name: string;
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
}

/** What was added to the seed of a game, told when it is over: the seed is `sha256(secret + salts…)`, its first 32 digits. */
export interface Fairness {
  /** sha256 of the secret, which was known before the first salt. */
  readonly pledge: string;
  readonly secret: string;
  /** By player; an empty text for a bot. */
  readonly salts: readonly string[];
  readonly seed: string;
}
