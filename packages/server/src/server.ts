import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { LogLevel } from './config/log-levels.ts';
import { createApp } from './http/app.ts';
import { addressesOf, listenFrom } from './http/listen.ts';
import { StaticFiles } from './http/static-file.ts';
import { type NodeOptions, startNode } from './node.ts';

export interface ServerOptions extends NodeOptions {
  readonly host: string;
  /** Or the next one that is free; 0 means any. */
  readonly port: number;
  /** The build of the client, and JSON texts that stand for files of it. */
  readonly pages: { readonly folder: string; readonly made: Readonly<Record<string, string>> };
  readonly trustProxy?: readonly string[] | null;
  /** As many times the usual limits of how often somebody may ask. */
  readonly rates?: number;
  readonly log?: LogLevel;
  readonly farewell?: number;
}

/** A server that runs. */
export interface Server {
  readonly port: number;
  /** Where browsers find it: one address, or all of this computer when it listens everywhere. */
  readonly addresses: readonly string[];
  /** Ends it so that nobody loses anything: what is under way is finished, and everybody is told to come back. */
  readonly close: () => Promise<void>;
}

/**
 * Where a proxy may stand that nobody has to name: on this machine. Not in its network: a container whose port is published sees
 * every guest come from the address of its gateway.
 */
export const NEAR = ['loopback'] as const;

/** How long what is under way may take at the end, in milliseconds. */
export const PATIENCE = 8000;

/** Starts a node: its database, its games, its pages, on one port. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { host, pages, publicUrl = null, trustProxy = null, rates, log, farewell } = options;
  let app: FastifyInstance | null = null;
  let isGoingDown = false;
  const warn = (error: unknown, what: string): void => app?.log.warn(error, what);
  const node = await startNode({ warn, ...options });
  app = await createApp(node, {
    publicUrl,
    trustProxy: trustProxy ?? (publicUrl === null ? false : NEAR),
    files: new StaticFiles(pages.folder, pages.made),
    rates,
    log,
    farewell,
    isGoingDown: () => isGoingDown,
  });
  const { server } = app;
  const close = async (): Promise<void> => {
    isGoingDown = true;
    const timer = setTimeout(() => server.closeAllConnections(), PATIENCE);
    // Commits that are under way are finished before anybody is sent away; nobody new is let in meanwhile.
    server.close();
    await node.rooms.close();
    await app.close();
    clearTimeout(timer);
    await node.close();
  };
  try {
    await listenFrom((port) => app.listen({ host, port }), options.port);
  } catch (error) {
    await close();
    throw error;
  }
  const { port } = server.address() as AddressInfo;
  app.log.info({ port }, 'listening');
  return { port, addresses: addressesOf(host, port), close };
}
