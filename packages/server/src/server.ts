import type { AddressInfo } from 'node:net';
import type { Library } from '@peerless/rules';
import type { LogLevel } from './config/server-config.ts';
import { createApp } from './http/app.ts';
import { addressesOf, listenFrom } from './http/listen.ts';
import { StaticFiles } from './http/static-file.ts';
import { Lobbies } from './lobby/lobbies.ts';
import { People } from './people/people.ts';
import { NO_FAN_OUT, postgresFanOut } from './rooms/fan-out.ts';
import { Rooms } from './rooms/rooms.ts';
import { GameStore } from './store/game-store.ts';
import { openDatabase, type StoreAddress } from './store/open-database.ts';

export interface ServerOptions {
  readonly store: StoreAddress;
  readonly library: Library;
  readonly host: string;
  /** Or the next one that is free; 0 means any. */
  readonly port: number;
  /** The build of the client, and JSON texts that stand for files of it. */
  readonly pages: { readonly folder: string; readonly made: Readonly<Record<string, string>> };
  readonly publicUrl?: string | null;
  readonly trustProxy?: readonly string[] | null;
  readonly log?: LogLevel;
}

/** A server that runs. */
export interface Server {
  readonly port: number;
  /** Where browsers find it: one address, or all of this computer when it listens everywhere. */
  readonly addresses: readonly string[];
  readonly close: () => Promise<void>;
}

/** The database cannot be used; the cause says why. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

/** Where a proxy may stand that nobody has to name: on this machine or in its own network. */
const NEAR = ['loopback', 'linklocal', 'uniquelocal'] as const;

/** Starts a node: its database, its games, its pages, on one port. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { store: place, library, host, pages, publicUrl = null, trustProxy = null } = options;
  const { db, fanOut } = await connect(place);
  const now = Date.now;
  const store = new GameStore(db);
  const rooms = new Rooms({ store, library, fanOut, now });
  const app = await createApp({
    rooms,
    store,
    people: new People(db, now),
    lobbies: new Lobbies(db, now),
    library,
    publicUrl,
    trustProxy: trustProxy ?? (publicUrl === null ? false : NEAR),
    files: new StaticFiles(pages.folder, pages.made),
  });
  const close = async (): Promise<void> => {
    await app.close();
    await store.atRest();
    await fanOut.close();
    await db.destroy();
  };
  try {
    await listenFrom((port) => app.listen({ host, port }), options.port);
  } catch (error) {
    await close();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  return { port, addresses: addressesOf(host, port), close };
}

async function connect(place: StoreAddress) {
  try {
    const db = await openDatabase(place);
    return { db, fanOut: 'postgres' in place ? await postgresFanOut(place.postgres) : NO_FAN_OUT };
  } catch (error) {
    throw new DatabaseError('the database cannot be used', { cause: error });
  }
}
