import type { Kysely, Transaction } from 'kysely';
import type { ContentRow, GameRow, MoveRow, ResultRow, Schema, TurnRow } from './schema.ts';
import { writeMoves } from './write-moves.ts';

/** A number of this game is taken: somebody else was first. */
export class TakenError extends Error {
  override readonly name = 'TakenError';
}

/** How a game ended, for each seat. */
export interface End {
  readonly game: string;
  readonly ended: number;
  /** An `Ending`. */
  readonly outcome: string;
  readonly results: readonly ResultRow[];
}

/** What is written at once, or not at all. */
export interface Commit {
  readonly moves: readonly MoveRow[];
  /** Who is asked from now on; null: still the same. */
  readonly turn: TurnRow | null;
  /** Null: the game goes on. */
  readonly end: End | null;
}

/** Counts what was committed. */
export interface Meter {
  readonly committed: (moves: number, seconds: number) => void;
}

/** A commit that waits to be written. */
interface Waiting {
  readonly commit: Commit;
  readonly written: () => void;
  readonly failed: (error: unknown) => void;
}

/** No transaction holds more: one that fails is tried again commit by commit. */
const MOST_AT_ONCE = 500;

/**
 * Games and their moves. Moves that come while a commit is under way are written together by the next one: under load a
 * commit serves many tables, and still nothing is acknowledged before its commit.
 */
export class GameStore {
  private readonly db: Kysely<Schema>;
  private waiting: Waiting[] = [];
  private writing: Promise<void> | null = null;
  private readonly meter: Meter | null;

  constructor(db: Kysely<Schema>, meter: Meter | null = null) {
    this.db = db;
    this.meter = meter;
  }

  /**
   * A new game, with its people, who is asked first, and what of its content is not stored yet; `db`: together with something
   * else.
   */
  async add(
    game: GameRow,
    turn: TurnRow | null,
    contents: readonly ContentRow[] = [],
    db?: Transaction<Schema>,
  ): Promise<void> {
    const people = (JSON.parse(game.persons) as (string | null)[]).flatMap((person, player) =>
      person === null ? [] : [{ game: game.id, player, person }],
    );
    const write = async (to: Transaction<Schema>): Promise<void> => {
      if (contents.length > 0) await putContents(to, contents);
      await to.insertInto('games').values(game).execute();
      if (people.length > 0) await to.insertInto('game_people').values(people).execute();
      if (turn !== null) await to.insertInto('turns').values(turn).execute();
    };
    await (db === undefined ? this.db.transaction().execute(write) : write(db));
  }

  async game(id: string): Promise<GameRow | null> {
    return (await this.db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  }

  /** Heroes and boards, as far as they are stored. */
  contents(hashes: readonly string[]): Promise<ContentRow[]> {
    return this.db.selectFrom('contents').selectAll().where('hash', 'in', hashes).execute();
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

  /** Those of them that were made up to a time. */
  async movesUntil(until: number, game: string, after = 0): Promise<MoveRow[]> {
    const moves = await this.moves(game, after);
    // Clocks of nodes differ a little: what follows something later is later.
    const later = moves.findIndex(({ at }) => at > until);
    return later < 0 ? moves : moves.slice(0, later);
  }

  /** Games in which the time of whoever is asked was up at that time, or a bot has been asked since then; the oldest first. */
  async overdue(up: number, botSince: number, most: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('turns')
      .select('game')
      .where(({ or, and, eb }) =>
        or([eb('deadline', '<=', up), and([eb('person', 'is', null), eb('since', '<=', botSince)])]),
      )
      .orderBy('since')
      .limit(most)
      .execute();
    return rows.map(({ game }) => game);
  }

  /** Puts right when somebody's time is up. */
  async setDeadline(game: string, deadline: number | null): Promise<void> {
    await this.db.updateTable('turns').set({ deadline }).where('game', '=', game).execute();
  }

  /** The newest rules that a game was gone through with. */
  async setRules(game: string, rules_version: number): Promise<void> {
    await this.db.updateTable('games').set({ rules_version }).where('id', '=', game).execute();
  }

  /** Ends a game without a move, unless it has ended already. */
  async end(end: End): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      if (await isEnded(db, end)) await addResults(db, [end]);
    });
  }

  /** Resolves when all of it is committed; fails with `TakenError` if a number is taken. */
  append(commit: Commit): Promise<void> {
    return new Promise((written, failed) => {
      this.waiting.push({ commit, written, failed });
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

  /** One transaction for all; if one of them cannot be written, each gets its own. */
  private async commit(batch: readonly Waiting[]): Promise<void> {
    const begun = performance.now();
    let count: number;
    try {
      count = await this.writeAll(batch);
    } catch (error) {
      if (batch.length > 1) for (const one of batch) await this.commit([one]);
      else for (const { failed } of batch) failed(isTaken(error) ? new TakenError() : error);
      return;
    }
    this.meter?.committed(count, (performance.now() - begun) / 1000);
    for (const { written } of batch) written();
  }

  /** How many moves it was. */
  private async writeAll(batch: readonly Waiting[]): Promise<number> {
    const [moves, turns, ends]: [MoveRow[], TurnRow[], End[]] = [[], [], []];
    for (const { commit } of batch) {
      moves.push(...commit.moves);
      if (commit.turn !== null) turns.push(commit.turn);
      if (commit.end !== null) ends.push(commit.end);
    }
    // In one order everywhere, so that no two nodes wait for each other.
    for (const rows of [moves, turns, ends]) rows.sort(byGame);
    if (ends.length === 0) await writeMoves(this.db, moves, turns);
    else await this.writeEnds(moves, turns, ends);
    return moves.length;
  }

  /** Games end seldom. */
  private writeEnds(
    moves: readonly MoveRow[],
    turns: readonly TurnRow[],
    ends: readonly End[],
  ): Promise<void> {
    return this.db.transaction().execute(async (db) => {
      await db.insertInto('moves').values(moves).execute();
      if (turns.length > 0) await putTurns(db, turns);
      for (const end of ends) await isEnded(db, end);
      await addResults(db, ends);
    });
  }
}

const byGame = (a: { readonly game: string }, b: { readonly game: string }): number =>
  a.game < b.game ? -1 : Number(a.game > b.game);

/** In one order everywhere, so that no two games that begin at once wait for each other. */
const putContents = (db: Kysely<Schema>, contents: readonly ContentRow[]) =>
  db
    .insertInto('contents')
    .values([...contents].sort((a, b) => (a.hash < b.hash ? -1 : 1)))
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();

const putTurns = (db: Kysely<Schema>, turns: readonly TurnRow[]) =>
  db
    .insertInto('turns')
    .values(turns)
    .onConflict((conflict) =>
      conflict.column('game').doUpdateSet(({ ref }) => ({
        player: ref('excluded.player'),
        person: ref('excluded.person'),
        since: ref('excluded.since'),
        deadline: ref('excluded.deadline'),
      })),
    )
    .execute();

/** Marks a game as ended; whether it was not yet. */
async function isEnded(db: Kysely<Schema>, { game, ended, outcome }: End): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('games')
    .set({ ended, outcome })
    .where('id', '=', game)
    .where('ended', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What came of games; nobody is asked in them, or waited for, any more. */
async function addResults(db: Kysely<Schema>, ends: readonly End[]): Promise<void> {
  const games = ends.map(({ game }) => game);
  await db
    .insertInto('results')
    .values(ends.flatMap(({ results }) => results))
    .execute();
  await db.deleteFrom('turns').where('game', 'in', games).execute();
  await db.deleteFrom('presence').where('game', 'in', games).execute();
}

/** The codes of a key that exists already, in SQLite and PostgreSQL. */
const TAKEN: readonly unknown[] = ['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE', '23505'];

export const isTaken = (error: unknown): boolean => TAKEN.includes((error as { code?: unknown }).code);
