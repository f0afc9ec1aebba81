import type { Library } from '@peerless/rules';
import type { Kysely } from 'kysely';
import { BotPool } from './bots/bot-pool.ts';
import type { Thinker } from './bots/thought.ts';
import { Presence } from './clock/presence.ts';
import { Pulse } from './clock/pulse.ts';
import { Attendance, RENEWS } from './lobby/attendance.ts';
import { Lobbies } from './lobby/lobbies.ts';
import { TableHub } from './lobby/table-hub.ts';
import { ownNews, postgresNews, type TableNews } from './lobby/table-news.ts';
import { Tables } from './lobby/tables.ts';
import { MoveMeter } from './move-meter.ts';
import { Rounds } from './notify/rounds.ts';
import type { VapidKeys } from './notify/vapid.ts';
import { type Community, openCommunity } from './people/community.ts';
import { namesOf } from './people/game-summaries.ts';
import type { PasswordCost } from './people/passwords.ts';
import { secret } from './people/people.ts';
import { type FanOut, NO_FAN_OUT, postgresFanOut } from './rooms/fan-out.ts';
import { Rooms } from './rooms/rooms.ts';
import { GameStore } from './store/game-store.ts';
import { openDatabase, type StoreAddress } from './store/open-database.ts';
import type { Schema, TurnRow } from './store/schema.ts';

export interface NodeOptions {
  readonly store: StoreAddress;
  readonly library: Library;
  readonly now?: () => number;
  /** Who thinks for bots, instead of threads of this process. */
  readonly thinker?: Thinker;
  /** The address that guests know; null: whatever they asked for. */
  readonly publicUrl?: string | null;
  /** Where push services find whoever runs this server (`mailto:` or `https:`); null: at the address that guests know. */
  readonly vapidSubject?: string | null;
  /** The keys by which push services know this server; null: its own. */
  readonly vapid?: VapidKeys | null;
  /** An address of the host's choice that is told of turns. */
  readonly webhook?: string | null;
  /** What a guess at a password costs, instead of what it should. */
  readonly passwordCost?: PasswordCost;
  /** Something went wrong that no guest asked for. */
  readonly warn?: (error: unknown, what: string) => void;
}

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
  readonly meter: MoveMeter;
  /** How many bots think or wait for it here. */
  readonly thinking: () => number;
  /** Finishes what is under way and lets everything go. */
  readonly close: () => Promise<void>;
}

/** The database cannot be used; the cause says why. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

/** How often is looked for what nobody needs any more: tables, sessions, who was in games that are over. */
const SWEEPS = 600_000;

export async function startNode(options: NodeOptions): Promise<Node> {
  const { library, now = Date.now, warn = () => {} } = options;
  const connected = await connect(options.store);
  const { db, news, fanOut } = connected;
  const meter = new MoveMeter();
  const store = new GameStore(db, meter);
  const [outages, presence] = [new Pulse(db, now), new Presence(db, now)];
  const pool = options.thinker === undefined ? new BotPool({ library }) : null;
  const thinker = options.thinker ?? pool ?? undefined;
  const lobbies = new Lobbies(db, now, news.tell);
  const turned = tellEnds(lobbies, news);
  const rooms = new Rooms({ store, library, fanOut, now, outages, presence, thinker, turned, warn });
  const { publicUrl, vapidSubject, vapid, webhook, passwordCost } = options;
  const failed = (error: unknown): void => warn(error, 'ratings or letters have to wait');
  const told = { publicUrl, vapidSubject, vapid, webhook, passwordCost, failed };
  const community = await openCommunity(db, now, told);
  const attendance = new Attendance(db, now, secret(9), news.tell);
  const { blocks, chat, ratings } = community;
  const names = (people: readonly string[]) => namesOf(db, people);
  const tables = new Tables({ lobbies, attendance, rooms, library, blocks, ratings, namesOf: names });
  const hub = new TableHub(tables, chat, news);
  const made = { db, store, rooms, community, lobbies, attendance, news, tables, hub };
  const stop = await start({ ...made, outages, presence }, warn);
  const close = async (): Promise<void> => {
    await stop();
    await pool?.close();
    await connected.close();
  };
  return { ...made, meter, thinking: () => pool?.thinking ?? 0, close };
}

/** What goes on by itself begins; what is returned ends it, once what is under way is done. */
async function start(
  node: Pick<Node, 'rooms' | 'community' | 'lobbies' | 'attendance'> & { outages: Pulse; presence: Presence },
  warn: (error: unknown, what: string) => void,
): Promise<() => Promise<void>> {
  const { rooms, community, lobbies, attendance, outages, presence } = node;
  const failing = (what: string) => (error: unknown) => warn(error, what);
  await outages.start(failing('the pulse failed'));
  presence.start(failing('who plays where could not be written down'));
  rooms.start();
  community.start();
  const rounds = [
    new Rounds(() => attendance.renew(), RENEWS, failing('who is at tables could not be written down')),
    ...[lobbies, community.people, presence].map(
      (kept) => new Rounds(() => kept.sweep(), SWEEPS, failing('what nobody needs could not be swept')),
    ),
  ];
  for (const round of rounds) round.start();
  return async () => {
    await rooms.close();
    await Promise.all([...rounds, community].map((round) => round.stop()));
    await presence.stop();
    await attendance.close();
    outages.stop();
  };
}

/** Those at a table hear that its game is over. */
const tellEnds =
  (lobbies: Lobbies, news: TableNews) =>
  ({ game, player }: TurnRow): void => {
    if (player < 0)
      void lobbies.ofGame(game).then(
        (table) => table !== null && news.tell(table),
        () => {},
      );
  };

interface Connected {
  readonly db: Kysely<Schema>;
  readonly fanOut: FanOut;
  readonly news: TableNews;
  readonly close: () => Promise<void>;
}

async function connect(place: StoreAddress): Promise<Connected> {
  try {
    const db = await openDatabase(place);
    const isShared = 'postgres' in place;
    const fanOut = isShared ? await postgresFanOut(place.postgres) : NO_FAN_OUT;
    const news = isShared ? await postgresNews(place.postgres) : ownNews();
    const close = async (): Promise<void> => {
      await Promise.all([fanOut.close(), news.close()]);
      await db.destroy();
    };
    return { db, fanOut, news, close };
  } catch (error) {
    throw new DatabaseError('the database cannot be used', { cause: error });
  }
}
