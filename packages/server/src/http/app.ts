import websocket from '@fastify/websocket';
import { LONGEST_MESSAGE } from '@peerless/table/protocol';
import fastify, { type FastifyInstance } from 'fastify';
import type { Node } from '../node.ts';
import { addGames } from './game-routes.ts';
import { addGuards, setAlways } from './guards.ts';
import { addPages, notFound } from './pages.ts';
import { addPeople } from './people-routes.ts';
import { addProfiles } from './profile-routes.ts';
import { addPush } from './push-routes.ts';
import type { StaticFiles } from './static-file.ts';
import { addTables } from './table-routes.ts';

export interface AppOptions
  extends Pick<Node, 'db' | 'rooms' | 'store' | 'community' | 'tables' | 'hub' | 'attendance' | 'news'> {
  /** The address that guests know; null: whatever they asked for. */
  readonly publicUrl: string | null;
  /** Whose word about the addresses of guests is believed: those of proxies. */
  readonly trustProxy?: readonly string[] | false;
  /** The pages; none where another server has them. */
  readonly files?: StaticFiles;
}

/** The server as guests see it. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, rooms, store, community, tables, hub, attendance, news, publicUrl, trustProxy = false } = options;
  const { people, chat } = community;
  const app = fastify({
    bodyLimit: LONGEST_MESSAGE,
    trustProxy: trustProxy ? [...trustProxy] : false,
    // An address that cannot be read leads nowhere.
    frameworkErrors: (_, __, reply) => {
      setAlways(reply.raw);
      void notFound(reply);
    },
  });
  await app.register(websocket, { options: { maxPayload: LONGEST_MESSAGE } });
  addGuards(app, publicUrl);
  app.setErrorHandler((error: { readonly statusCode?: number }, request, reply) => {
    const code = error.statusCode ?? 500;
    if (code >= 500) request.log.error(error);
    return reply.code(code).send({ refused: code >= 500 ? 'fault' : 'malformed' });
  });
  app.get('/healthz', async () => ({ ok: true }));
  addPeople(app, { community, publicUrl });
  addProfiles(app, community);
  addPush(app, community);
  addTables(app, { tables, hub, attendance, news, people, chat });
  addGames(app, { db, rooms, store, people });
  if (options.files) addPages(app, options.files);
  return app;
}
