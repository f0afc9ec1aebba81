import type { Library } from '@peerless/rules';
import type { Kysely } from 'kysely';
import { Acquaintances } from './lobby/acquaintances.ts';
import { Lobbies } from './lobby/lobbies.ts';
import { Attendance, RENEWS } from './lobby/attendance.ts';
import { TableHub } from './lobby/table-hub.ts';
import { ownNews, postgresNews, type TableNews } from './lobby/table-news.ts';
import { Tables } from './lobby/tables.ts';
import { type Community, communityOf } from './people/community.ts';
import { secret } from './people/people.ts';
import { type FanOut, NO_FAN_OUT, postgresFanOut } from './rooms/fan-out.ts';
import { Rooms } from './rooms/rooms.ts';
import { GameStore } from './store/game-store.ts';
import { openDatabase, type StoreAddress } from './store/open-database.ts';
import type { Schema } from './store/schema.ts';

/** One node of a server, without its pages: the database, the games and tables on it, and what goes on by itself. */
export interface Node {
  readonly db: Kysely<Schema>;
  readonly store: GameStore;
  readonly rooms: Rooms;
  readonly community: Community;
  readonly lobbies: Lobbies;
  readonly attendance: Attendance;
  readonly news: TableNews;
  readonly tables: Tables;
  readonly hub: TableHub;
  readonly close: () => Promise<void>;
}

/** The database cannot be used; the cause says why. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

/** How often tables are looked through for those that nobody comes to any more. */
const SWEEPS = 600_000;

export async function startNode(place: StoreAddress, library: Library, now = Date.now): Promise<Node> {
  const { db, fanOut, news } = await connect(place);
  const store = new GameStore(db);
  const rooms = new Rooms({ store, library, fanOut, now });
  const community = communityOf(db, now);
  const lobbies = new Lobbies(db, now, news.tell);
  const attendance = new Attendance(db, now, secret(9), news.tell);
  const { blocks, chat } = community;
  const acquaintances = new Acquaintances(db);
  const tables = new Tables({ lobbies, attendance, rooms, library, blocks, acquaintances });
  const hub = new TableHub(tables, chat, news);
  const rest = [every(RENEWS, () => attendance.renew()), every(SWEEPS, () => lobbies.sweep())];
  const close = async (): Promise<void> => {
    for (const stop of rest) stop();
    await store.atRest();
    await attendance.close();
    await Promise.all([fanOut.close(), news.close()]);
    await db.destroy();
  };
  return { db, store, rooms, community, lobbies, attendance, news, tables, hub, close };
}

interface Connected {
  readonly db: Kysely<Schema>;
  readonly fanOut: FanOut;
  readonly news: TableNews;
}

async function connect(place: StoreAddress): Promise<Connected> {
  try {
    const db = await openDatabase(place);
    if ('file' in place) return { db, fanOut: NO_FAN_OUT, news: ownNews() };
    const [fanOut, news] = [await postgresFanOut(place.postgres), await postgresNews(place.postgres)];
    return { db, fanOut, news };
  } catch (error) {
    throw new DatabaseError('the database cannot be used', { cause: error });
  }
}

/** Does something again and again; a time that fails is followed by the next. */
function every(milliseconds: number, work: () => Promise<unknown>): () => void {
  const timer = setInterval(() => void work().catch(() => {}), milliseconds);
  timer.unref();
  return () => clearInterval(timer);
}
