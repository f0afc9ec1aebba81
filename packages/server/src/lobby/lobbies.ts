import type { Kysely } from 'kysely';
import { secret } from '../people/people.ts';
import type { Schema } from '../store/schema.ts';
import { isComplete, type Lobby, type LobbyRefusal } from './lobby.ts';

/** A lobby as it is stored, with the number of its last change. */
export interface StoredLobby {
  readonly id: string;
  readonly version: number;
  readonly lobby: Lobby;
}

/** Two who change a lobby at once: the second tries again on what the first has made. */
const TRIES = 20;
/** As many as a list shows. */
const LISTED = 50;

/** The tables of this server. */
export class Lobbies {
  private readonly db: Kysely<Schema>;
  private readonly now: () => number;

  constructor(db: Kysely<Schema>, now: () => number) {
    this.db = db;
    this.now = now;
  }

  async add(lobby: Lobby): Promise<StoredLobby> {
    const id = secret(9);
    await this.db
      .insertInto('tables')
      .values({ id, version: 1, ...this.row(lobby) })
      .execute();
    return { id, version: 1, lobby };
  }

  async get(id: string): Promise<StoredLobby | null> {
    const row = await this.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : { id, version: row.version, lobby: JSON.parse(row.lobby) };
  }

  /** Tables that wait for somebody, the newest first. */
  async listed(): Promise<StoredLobby[]> {
    const rows = await this.db
      .selectFrom('tables')
      .selectAll()
      .where('listed', '=', 1)
      .orderBy('changed', 'desc')
      .limit(LISTED)
      .execute();
    return rows.map(({ id, version, lobby }) => ({ id, version, lobby: JSON.parse(lobby) }));
  }

  /** Changes a lobby as it is now; null if there is none. */
  async change(
    id: string,
    change: (lobby: Lobby) => Promise<Lobby | LobbyRefusal> | Lobby | LobbyRefusal,
  ): Promise<StoredLobby | LobbyRefusal | null> {
    for (let tried = 0; tried < TRIES; tried++) {
      const stored = await this.get(id);
      if (stored === null) return null;
      const lobby = await change(stored.lobby);
      if (typeof lobby === 'string') return lobby;
      if (await this.replace(stored, lobby)) return { id, version: stored.version + 1, lobby };
    }
    throw new Error(`table ${id} is changed too often`);
  }

  /** Whether nobody else was first. */
  private async replace({ id, version }: StoredLobby, lobby: Lobby): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('tables')
      .set({ version: version + 1, ...this.row(lobby) })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  private row(lobby: Lobby) {
    const isListed = lobby.isPublic && !lobby.isPlaying && !isComplete(lobby);
    return { lobby: JSON.stringify(lobby), listed: isListed ? 1 : 0, changed: this.now() };
  }
}
