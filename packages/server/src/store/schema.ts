/** The tables of the database, the same in SQLite and PostgreSQL: texts, numbers, and JSON as text. */
export interface Schema {
  readonly games: GameRow;
  readonly moves: MoveRow;
  readonly people: PersonRow;
  readonly sessions: SessionRow;
  readonly tables: TableRow;
  readonly guesses: GuessRow;
}

/** A game: how it was set up, and who plays. What happened in it is in `moves`. */
export interface GameRow {
  readonly id: string;
  /** A `GameConfig` with its seed: never leaves the server before the game is over. */
  readonly config: string;
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

/** How often somebody has tried something that is counted: guessed a secret, reported somebody. */
export interface GuessRow {
  /** What is counted, and of whom. */
  readonly key: string;
  /** When counting began. */
  readonly since: number;
  readonly count: number;
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
  /** 1 while strangers may find it and sit down. */
  readonly listed: number;
  readonly changed: number;
}
