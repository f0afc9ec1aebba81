import { LONGEST_MESSAGE } from '@peerless/table/protocol';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { LogLevel } from '../config/log-levels.ts';
import type { Node } from '../node.ts';
import { addDoorkeeper } from './doorkeeper.ts';
import { addGames } from './game-routes.ts';
import { addGuards, refuseNoRequest, setAlways } from './guards.ts';
import { addLimits } from './limits.ts';
import { addLog, logOf } from './log.ts';
import { addMetrics } from './metrics.ts';
import { addOperation } from './operation-routes.ts';
import { addPages, notFound } from './pages.ts';
import { addPeople } from './people-routes.ts';
import { addProfiles } from './profile-routes.ts';
import { addPush } from './push-routes.ts';
import { addSockets } from './sockets.ts';
import type { StaticFiles } from './static-file.ts';
import { addTables } from './table-routes.ts';

export interface AppOptions {
  /** The address that guests know; null: whatever they asked for. */
  readonly publicUrl: string | null;
  /** Whose word about the addresses of guests is believed: those of proxies. */
  readonly trustProxy?: readonly string[] | false;
  /** The pages; none where another server has them. */
  readonly files?: StaticFiles;
  /** As many times the usual limits of how often somebody may ask. */
  readonly rates?: number;
  readonly log?: LogLevel;
  /** How often it is looked whether those who are connected may still be, in milliseconds. */
  readonly looks?: number;
  /** How long those who are sent away have to say goodbye, in milliseconds. */
  readonly farewell?: number;
  readonly isGoingDown?: () => boolean;
}

/** A node as guests see it. */
export async function createApp(node: Node, options: AppOptions): Promise<FastifyInstance> {
  const { publicUrl, trustProxy = false, rates = 1, log = 'silent', isGoingDown = () => false } = options;
  const { db, community } = node;
  const { people, chat } = community;
  const app = fastify({
    bodyLimit: LONGEST_MESSAGE,
    trustProxy: trustProxy ? [...trustProxy] : false,
    logger: logOf(log),
    logController: new LogController({ disableRequestLogging: true }),
    clientErrorHandler: refuseNoRequest,
    // An address that cannot be read leads nowhere.
    frameworkErrors: (_, __, reply) => {
      setAlways(reply.raw);
      void notFound(reply);
    },
  });
  // Pages of other sites may send plain text without asking; ours do not.
  app.removeContentTypeParser('text/plain');
  addLog(app);
  await addSockets(app, rates, options.farewell);
  addDoorkeeper(app, people, options.looks);
  addGuards(app, publicUrl);
  await addLimits(app, rates);
  addOperation(app, db, isGoingDown);
  addMetrics(app, node);
  addPeople(app, { community, publicUrl });
  addProfiles(app, community, node.tables);
  addPush(app, community);
  addTables(app, { ...node, people, chat });
  addGames(app, { ...node, people });
  if (options.files) addPages(app, options.files);
  return app;
}
