import type { LobbyRefusal } from '@peerless/table/online';
import type { Kysely, Transaction } from 'kysely';
import { secret } from '../people/people.ts';
import type { Schema, TableRow } from '../store/schema.ts';
import { isComplete, type Lobby, over, sitters } from './lobby.ts';
import type { StoredLobby } from './lobby-view.ts';

/** What is written together with a changed lobby. */
export type Beside = (db: Transaction<Schema>) => Promise<void>;

/** What becomes of a lobby. */
export interface LobbyChange {
  readonly lobby: Lobby;
  readonly beside?: Beside;
  /** Done after the commit. */
  readonly after?: () => void;
}

/** Two who change a lobby at once: the second tries again on what the first has made. */
const TRIES = 20;
/** As many as a list shows. */
const LISTED = 50;
/** Tables that one person may have open: those at which nothing was played yet, and all of them. */
const [MOST_OPEN, MOST_OWN] = [10, 100];

const HOUR = 3_600_000;
/** Tables that nobody has come to for so long are closed; those for games over days have more patience. */
const PATIENCE = { hasty: 24 * HOUR, patient: 14 * 24 * HOUR };

/** Who finds a table in the lobby: nobody, whoever looks while somebody is there, or whoever looks. */
const [UNLISTED, WHILE_HERE, ALWAYS] = [0, 1, 2];

/** The tables of this server. `told` hears of every change that this node makes. */
export class Lobbies {
  private readonly db: Kysely<Schema>;
  private readonly now: () => number;
  private readonly told: (table: string) => void;

  constructor(db: Kysely<Schema>, now: () => number, told: (table: string) => void = () => {}) {
    this.db = db;
    this.now = now;
    this.told = told;
  }

  /** Opens a table, if its owner has not too many already. */
  add(lobby: Lobby): Promise<StoredLobby | 'tooMany'> {
    return this.db.transaction().execute(async (db) => {
      // Holds the owner, so that tables which are opened at once are counted one after the other.
      await db
        .updateTable('people')
        .set(({ ref }) => ({ name: ref('name') }))
        .where('id', '=', lobby.owner)
        .execute();
      const tables = await db
        .selectFrom('tables')
        .select('games')
        .where('owner', '=', lobby.owner)
        .limit(MOST_OWN)
        .execute();
      const unplayed = tables.filter(({ games }) => games === 0).length;
      if (tables.length >= MOST_OWN || unplayed >= MOST_OPEN) return 'tooMany';
      const id = secret(9);
      await db
        .insertInto('tables')
        .values({ id, version: 1, ...this.row(lobby) })
        .execute();
      return { id, version: 1, lobby };
    });
  }

  /** A table as it is now; one whose game is over rests. */
  async get(id: string): Promise<StoredLobby | null> {
    const found = await this.read(id);
    if (found === null || !found.isOver) return found;
    const rested = await this.change(id, (lobby) => ({ lobby }));
    return typeof rested === 'string' ? null : rested;
  }

  /** Tables that wait for somebody, the newest first; those that nobody is at are no use to a stranger. */
  async listed(): Promise<StoredLobby[]> {
    const rows = await this.db
      .selectFrom('tables')
      .selectAll()
      .where(({ eb, exists, selectFrom }) =>
        eb.or([
          eb('listed', '=', ALWAYS as number),
          eb.and([
            eb('listed', '=', WHILE_HERE as number),
            exists(
              selectFrom('attendance')
                .select('attendance.node')
                .whereRef('attendance.table_id', '=', 'tables.id')
                .where('attendance.expires', '>', this.now()),
            ),
          ]),
        ]),
      )
      .orderBy('changed', 'desc')
      .limit(LISTED)
      .execute();
    return rows.map(stored);
  }

  /** Changes a lobby as it is now; null if there is none. */
  async change(
    id: string,
    change: (lobby: Lobby) => Promise<LobbyChange | LobbyRefusal> | LobbyChange | LobbyRefusal,
  ): Promise<StoredLobby | LobbyRefusal | null> {
    for (let tried = 0; tried < TRIES; tried++) {
      const found = await this.read(id);
      if (found === null) return null;
      const made = await change(found.lobby);
      if (typeof made === 'string') return made;
      if (await this.replace(found, made)) {
        this.told(id);
        made.after?.();
        return { id, version: found.version + 1, lobby: made.lobby };
      }
    }
    throw new Error(`table ${id} is changed too often`);
  }

  /** The tables at which somebody sits and nothing is played, the newest first, also those that nobody else finds. */
  async ofSitter(person: string): Promise<StoredLobby[]> {
    const rows = await this.db
      .selectFrom('sitters')
      .innerJoin('tables', 'tables.id', 'sitters.table_id')
      .leftJoin('games', 'games.id', 'tables.game')
      .select(['tables.id', 'tables.version', 'tables.lobby'])
      .where('sitters.person', '=', person)
      .where(({ eb, or }) => or([eb('tables.game', 'is', null), eb('games.ended', 'is not', null)]))
      .orderBy('tables.changed', 'desc')
      .limit(LISTED)
      .execute();
    return rows.map(stored).map((table) => ({ ...table, lobby: over(table.lobby) }));
  }

  /** The tables of somebody at which nothing is played. */
  async ofOwner(owner: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('tables')
      .leftJoin('games', 'games.id', 'tables.game')
      .select('tables.id')
      .where('tables.owner', '=', owner)
      .where(({ eb, or }) => or([eb('tables.game', 'is', null), eb('games.ended', 'is not', null)]))
      .execute();
    return rows.map(({ id }) => id);
  }

  /** The table at which a game is played. */
  async ofGame(game: string): Promise<string | null> {
    const row = await this.db.selectFrom('tables').select('id').where('game', '=', game).executeTakeFirst();
    return row?.id ?? null;
  }

  /** Closes the tables that nobody has come to for long and at which nothing is played; how many. */
  async sweep(): Promise<number> {
    const now = this.now();
    const { numDeletedRows } = await this.db
      .deleteFrom('tables')
      .where(({ eb, not, exists, selectFrom }) =>
        eb.and([
          eb.or([
            eb('seen', '<', now - PATIENCE.patient),
            eb.and([eb('listed', '!=', ALWAYS as number), eb('seen', '<', now - PATIENCE.hasty)]),
          ]),
          not(
            exists(
              selectFrom('attendance')
                .select('attendance.node')
                .whereRef('attendance.table_id', '=', 'tables.id')
                .where('attendance.expires', '>', now),
            ),
          ),
          not(
            exists(
              selectFrom('games')
                .select('games.id')
                .whereRef('games.id', '=', 'tables.game')
                .where('games.ended', 'is', null),
            ),
          ),
        ]),
      )
      .executeTakeFirst();
    if (numDeletedRows > 0n)
      await this.db
        .deleteFrom('sitters')
        .where('table_id', 'not in', (eb) => eb.selectFrom('tables').select('tables.id'))
        .execute();
    return Number(numDeletedRows);
  }

  private async read(id: string): Promise<(StoredLobby & { readonly isOver: boolean }) | null> {
    const row = await this.db
      .selectFrom('tables')
      .leftJoin('games', 'games.id', 'tables.game')
      .select(['tables.id', 'tables.version', 'tables.lobby', 'games.ended'])
      .where('tables.id', '=', id)
      .executeTakeFirst();
    if (row === undefined) return null;
    const [found, isOver] = [stored(row), row.ended !== null];
    return { ...found, lobby: isOver ? over(found.lobby) : found.lobby, isOver };
  }

  /** Whether nobody else was first; what goes beside it is written then, or neither is. */
  private async replace(found: StoredLobby, { lobby, beside }: LobbyChange): Promise<boolean> {
    const { id, version } = found;
    return this.db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('tables')
        .set({ version: version + 1, ...this.row(lobby) })
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return false;
      await reseat(db, id, sitters(found.lobby), sitters(lobby));
      await beside?.(db);
      return true;
    });
  }

  private row(lobby: Lobby): Omit<TableRow, 'id' | 'version'> {
    const now = this.now();
    return {
      lobby: JSON.stringify(lobby),
      listed: listing(lobby),
      changed: now,
      seen: now,
      owner: lobby.owner,
      game: lobby.game,
      games: lobby.games.length + (lobby.game === null ? 0 : 1),
    };
  }
}

/** Writes down who has stood up from a table and who has sat down there. */
async function reseat(
  db: Transaction<Schema>,
  table_id: string,
  before: readonly string[],
  now: readonly string[],
): Promise<void> {
  const gone = before.filter((person) => !now.includes(person));
  const come = now.filter((person) => !before.includes(person));
  if (gone.length > 0)
    await db.deleteFrom('sitters').where('table_id', '=', table_id).where('person', 'in', gone).execute();
  if (come.length === 0) return;
  await db
    .insertInto('sitters')
    .values(come.map((person) => ({ table_id, person })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Only public tables at which somebody waits for somebody else are found. */
function listing(lobby: Lobby): number {
  const waits = lobby.isPublic && lobby.game === null && !isComplete(lobby) && sitters(lobby).length > 0;
  if (!waits) return UNLISTED as number;
  return (lobby.clock.is === 'days' ? ALWAYS : WHILE_HERE) as number;
}

const stored = ({ id, version, lobby }: Pick<TableRow, 'id' | 'version' | 'lobby'>): StoredLobby => ({
  id,
  version,
  lobby: JSON.parse(lobby),
});
