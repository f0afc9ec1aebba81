/** The tables of the database, the same in SQLite and PostgreSQL: texts, numbers, and JSON as text. */
export interface Schema {
  readonly games: GameRow;
  readonly moves: MoveRow;
}

/** A game: how it was set up, and who plays. What happened in it is in `moves`. */
export interface GameRow {
  readonly id: string;
  /** A `GameConfig` with its seed: never leaves the server before the game is over. */
  readonly config: string;
  /** A list of `Player`. */
  readonly players: string;
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
