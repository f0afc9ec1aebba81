import type { PeopleSchema } from './people-schema.ts';

/** The tables of the database, the same in SQLite and PostgreSQL: texts, numbers, and JSON as text. */
export interface Schema extends PeopleSchema {
  readonly games: GameRow;
  readonly contents: ContentRow;
  readonly moves: MoveRow;
  readonly people: PersonRow;
  readonly sessions: SessionRow;
  readonly tables: TableRow;
  readonly attendance: AttendanceRow;
  readonly sitters: SitterRow;
  readonly game_people: GamePersonRow;
  readonly results: ResultRow;
  readonly turns: TurnRow;
  readonly pulse: PulseRow;
  readonly outages: OutageRow;
  readonly presence: PresenceRow;
}

/** A game: how it was set up, and who plays. What happened in it is in `moves`. */
export interface GameRow {
  readonly id: string;
  /** A `GameConfig` with its seed: never leaves the server before the game is over. */
  readonly config: string;
  /** The `ContentHashes` of what it is played with; null in games that began before that was written down. */
  readonly content?: string | null;
  /** A list of `Player`. */
  readonly players: string;
  /** Which person each player is, as a list of ids; null for a bot. */
  readonly persons: string;
  /** The rules it was begun with. */
  readonly rules_version: number;
  /** Milliseconds since 1970. */
  readonly created: number;
  /** Null while it runs. */
  readonly ended: number | null;
  /** An `Ending`; null while it runs. */
  readonly outcome: string | null;
  /** The table it is played at. */
  readonly table_id: string | null;
  /** A `ClockSettings`. */
  readonly clock: string;
  /** A `WhenUp`. */
  readonly when_up: string;
  /** 0 or 1, as the next one. */
  readonly is_rated: number;
  readonly is_cast: number;
  /** When it was counted for the ladder; null: not yet. */
  readonly rated?: number | null;
  /** How the seed came about (`Fairness`): secret and salts never leave the server before the game is over. */
  readonly pledge: string | null;
  readonly secret: string | null;
  /** A list of texts, by player. */
  readonly salts: string | null;
}

/** A hero or a board as some game is played with it; never changed, and never removed. */
export interface ContentRow {
  readonly hash: string;
  /** A `HeroDef` or `BoardDef`. */
  readonly content: string;
}

/** One command that was carried out. The key of game and number is what decides between two that come at once. */
export interface MoveRow {
  readonly game: string;
  /** The number of the position that the command led to, from 1 on. */
  readonly seq: number;
  /** Who gave it; −1 for the server itself. */
  readonly player: number;
  /** A `LoggedCommand`. */
  readonly command: string;
  readonly at: number;
}

/** A person who plays in a game; written when it begins. */
export interface GamePersonRow {
  readonly game: string;
  readonly player: number;
  readonly person: string;
}

/** What came of a game for one seat; written together with its last move. */
export interface ResultRow {
  readonly game: string;
  readonly seat: number;
  readonly player: number;
  /** Null for a bot. */
  readonly person: string | null;
  /** Null for a person. */
  readonly bot: string | null;
  readonly hero: string;
  readonly mode: string;
  readonly board: string;
  readonly outcome: 'won' | 'lost' | 'draw';
  /** 0 or 1. */
  readonly is_rated: number;
  readonly ended: number;
}

/** Who is asked in a game that runs; written together with the move by which the question passed on. */
export interface TurnRow {
  readonly game: string;
  readonly player: number;
  /** Null for a bot. */
  readonly person: string | null;
  /** When they were asked. */
  readonly since: number;
  /** The `since` that this person was told of while away. */
  readonly told?: number | null;
  /** When their time is up; null: nobody counts. */
  readonly deadline: number | null;
}

/** The one row by which nodes say that the server is up; each renews it about once a second. */
export interface PulseRow {
  readonly id: number;
  readonly at: number;
  /** How many outages there were: whoever knows fewer reads them again. */
  readonly outages: number;
}

/** A time in which no node was up. */
export interface OutageRow {
  readonly since: number;
  readonly until: number;
}

/** Until when a player was connected to a game; while they are, a time not far ahead. */
export interface PresenceRow {
  readonly game: string;
  readonly player: number;
  readonly until: number;
}

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  /** The name that goes with the password, in small letters; null: there is none. */
  readonly login: string | null;
  /** A hash that says how it was made (`passwords.ts`). */
  readonly password: string | null;
  /** A hash of the recovery code. */
  readonly recovery: string | null;
  /** Since when they may not come here any more. */
  readonly banned: number | null;
}

/** One device on which somebody is signed in. */
export interface SessionRow {
  /** A hash of it. */
  readonly token: string;
  readonly person: string;
  readonly created: number;
  readonly expires: number;
}

/** A table: the lobby of its games. */
export interface TableRow {
  readonly id: string;
  /** Grows with every change; of two changes of one version the first counts. */
  readonly version: number;
  /** A `Lobby`. */
  readonly lobby: string;
  /** Whether strangers find it and may sit down: 0 no, 1 while somebody is there, 2 yes. */
  readonly listed: number;
  readonly changed: number;
  /** The person whose table it is. */
  readonly owner: string | null;
  /** The game that is being played, until it was noted that it is over. */
  readonly game: string | null;
  /** How many were begun. */
  readonly games: number;
  /** When somebody was there, or changed something. */
  readonly seen: number;
}

/** Somebody who has a place at a table; written together with its lobby, which has it too. */
export interface SitterRow {
  readonly table_id: string;
  readonly person: string;
}

/** Somebody whose pages are connected to a table at one node. */
export interface AttendanceRow {
  readonly table_id: string;
  /** Empty: people who are not signed in. */
  readonly person: string;
  readonly node: string;
  /** How many pages. */
  readonly pages: number;
  /** A node that is gone does not renew this any more. */
  readonly expires: number;
}
