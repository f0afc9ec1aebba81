import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../store/schema.ts';

/** How long a database may take to say that it is there, in milliseconds. */
const PATIENCE = 2000;

/** Routes for those who run a server: whether it lives, and whether it may be sent guests. */
export function addOperation(app: FastifyInstance, db: Kysely<Schema>, isGoingDown: () => boolean): void {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_, reply) => {
    const isReady = !isGoingDown() && (await answers(db));
    return reply.code(isReady ? 200 : 503).send({ ok: isReady });
  });
}

async function answers(db: Kysely<Schema>): Promise<boolean> {
  const asked = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE);
  });
  const isThere = await Promise.race([asked, late]);
  clearTimeout(timer);
  return isThere;
}
