import type { Kysely, Transaction } from 'kysely';
import type { GameRow, MoveRow, Schema } from './schema.ts';

/** A number of this game is taken: somebody else was first. */
export class TakenError extends Error {
  override readonly name = 'TakenError';
}

/** A move that waits to be written. */
interface Waiting {
  readonly move: MoveRow;
  readonly written: () => void;
  readonly failed: (error: unknown) => void;
}

/** No commit is larger: one that fails is tried again move by move. */
const MOST_AT_ONCE = 500;

/**
 * Games and their moves. Moves that come while a commit is under way are written together by the next one: under load a
 * commit serves many tables, and still nothing is acknowledged before its commit.
 */
export class GameStore {
  private readonly db: Kysely<Schema>;
  private waiting: Waiting[] = [];
  private writing: Promise<void> | null = null;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  /** Keeps a game that begins; `db`: together with something else. */
  async add(game: GameRow, db?: Transaction<Schema>): Promise<void> {
    const people = (JSON.parse(game.persons) as (string | null)[]).flatMap((person, player) =>
      person === null ? [] : [{ game: game.id, player, person }],
    );
    const write = async (to: Transaction<Schema>): Promise<void> => {
      await to.insertInto('games').values(game).execute();
      if (people.length > 0) await to.insertInto('game_people').values(people).execute();
    };
    await (db === undefined ? this.db.transaction().execute(write) : write(db));
  }

  async game(id: string): Promise<GameRow | null> {
    return (await this.db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  }

  /** The moves of a game after a number, in order. */
  moves(game: string, after = 0): Promise<MoveRow[]> {
    return this.db
      .selectFrom('moves')
      .selectAll()
      .where('game', '=', game)
      .where('seq', '>', after)
      .orderBy('seq')
      .execute();
  }

  async end(game: string, ended: number): Promise<void> {
    await this.db.updateTable('games').set({ ended }).where('id', '=', game).execute();
  }

  /** Resolves when the move is committed; fails with `TakenError` if its number is taken. */
  append(move: MoveRow): Promise<void> {
    return new Promise((written, failed) => {
      this.waiting.push({ move, written, failed });
      this.writing ??= this.write();
    });
  }

  /** Resolves when nothing waits to be written. */
  async atRest(): Promise<void> {
    await this.writing;
  }

  private async write(): Promise<void> {
    // What arrives in the same turn of the event loop goes together.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, MOST_AT_ONCE);
      await this.commit(batch);
    }
    this.writing = null;
  }

  /** One commit for all; if one of them cannot be written, each gets its own. */
  private async commit(batch: readonly Waiting[]): Promise<void> {
    try {
      await this.db
        .insertInto('moves')
        .values(batch.map(({ move }) => move))
        .execute();
    } catch (error) {
      if (batch.length > 1) for (const one of batch) await this.commit([one]);
      else for (const { failed } of batch) failed(isTaken(error) ? new TakenError() : error);
      return;
    }
    for (const { written } of batch) written();
  }
}

/** The codes of a key that exists already, in SQLite and PostgreSQL. */
const TAKEN: readonly unknown[] = ['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE', '23505'];

export const isTaken = (error: unknown): boolean => TAKEN.includes((error as { code?: unknown }).code);
