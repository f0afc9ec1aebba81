import type { AddressInfo } from 'node:net';
import type { Library } from '@peerless/rules';
import type { LogLevel } from './config/server-config.ts';
import { createApp } from './http/app.ts';
import { addressesOf, listenFrom } from './http/listen.ts';
import { StaticFiles } from './http/static-file.ts';
import { startNode } from './node.ts';
import type { StoreAddress } from './store/open-database.ts';

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

/** Where a proxy may stand that nobody has to name: on this machine or in its own network. */
const NEAR = ['loopback', 'linklocal', 'uniquelocal'] as const;

/** Starts a node: its database, its games, its pages, on one port. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { host, pages, publicUrl = null, trustProxy = null } = options;
  const node = await startNode({ store: options.store, library: options.library });
  const app = await createApp({
    ...node,
    publicUrl,
    trustProxy: trustProxy ?? (publicUrl === null ? false : NEAR),
    files: new StaticFiles(pages.folder, pages.made),
  });
  const close = async (): Promise<void> => {
    await app.close();
    await node.close();
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
