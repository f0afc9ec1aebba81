import { foreign } from '@peerless/language';
import type { Pool } from 'pg';
import { InputError, LONGEST } from '../input-error.ts';

/** The schemas of the lab, beside whatever else a database holds: its own, and that of graphile-worker. */
export const LAB = 'peerless_lab';
export const JOBS = 'peerless_jobs';

/** Milliseconds for a connection, and for an answer: a machine that is gone does not say so. */
const CONNECT_MS = 10_000;
const ANSWER_MS = 60_000;

/**
 * One row a plan, a task and a worker. JSON is kept as text, so that what comes back is what went in. A plan that is over
 * keeps its results for a while (`Queue.put`), for whoever still watches it.
 */
const TABLES = `
  CREATE SCHEMA IF NOT EXISTS ${LAB};
  CREATE TABLE IF NOT EXISTS ${LAB}.plans (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    key text NOT NULL,
    craft text NOT NULL,
    plan text NOT NULL,
    content text NOT NULL,
    build text NOT NULL,
    begun timestamptz NOT NULL DEFAULT now(),
    ended timestamptz
  );
  CREATE UNIQUE INDEX IF NOT EXISTS plans_open ON ${LAB}.plans (key) WHERE ended IS NULL;
  CREATE TABLE IF NOT EXISTS ${LAB}.tasks (
    plan integer NOT NULL REFERENCES ${LAB}.plans ON DELETE CASCADE,
    number integer NOT NULL,
    task text NOT NULL,
    results text,
    PRIMARY KEY (plan, number)
  );
  CREATE TABLE IF NOT EXISTS ${LAB}.workers (
    id text PRIMARY KEY,
    hands text[] NOT NULL,
    build text NOT NULL,
    machine text NOT NULL,
    threads integer NOT NULL,
    seen timestamptz NOT NULL
  );`;

/** Where a queue is; what is no address is refused. `true`: where the environment says. */
export function queueAddress(word: string | true | undefined): string {
  const address = typeof word === 'string' ? word : process.env.DATABASE_URL;
  if (address !== undefined && URL.canParse(address) && /^postgres(?:ql)?:$/.test(new URL(address).protocol))
    return address;
  throw new InputError((say) => say('databaseUrlForm'));
}

/** What may be told of an address: no name, no password. */
export const queueName = (address: string): string => foreign(new URL(address).host);

/** Why a database did not do what was asked, as part of a sentence. */
export function databaseReason(error: unknown): string {
  // Where a name stands for several addresses, Node tells of each.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const text = first instanceof Error ? first.message || String(codeOf(first)) : String(first);
  return foreign(text.replace(/\s*\n[\s\S]*/, ''), LONGEST);
}

/** The sentence about a queue that cannot be used from the start. */
export function noUse(address: string, error: unknown): InputError {
  const [database, reason] = [queueName(address), databaseReason(error)];
  return new InputError((say) => say('cannotReachDatabase', { database, reason }), error);
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** States in which PostgreSQL ends a connection or takes none for a moment; others stay wrong however often one asks. */
const PASSING = /^(?:08|57P|53300)/;

/** Whether it may help to ask again later. */
export function isPassing(error: unknown): boolean {
  const code = codeOf(error);
  // No state of PostgreSQL begins with E, but names of Node do, and EPIPE has five letters, too.
  return typeof code !== 'string' || !/^(?!E)[0-9A-Z]{5}$/.test(code) || PASSING.test(code);
}

/** Connections to a queue whose tables are there. Loaded when somebody asks: few do. */
export async function connected(address: string, connections: number): Promise<Pool> {
  const [{ default: pg }, { runMigrations }] = await Promise.all([import('pg'), import('graphile-worker')]);
  const pool = new pg.Pool({
    connectionString: address,
    max: connections,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
    application_name: 'peerless',
  });
  // Whoever uses a connection that broke is told.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await alone(pool, async () => {
      await runMigrations({ pgPool: pool, schema: JOBS, logger: await silence() });
      await pool.query(TABLES);
    });
    return pool;
  } catch (error) {
    void pool.end();
    throw error;
  }
}

/** One process at a time makes tables. */
async function alone(pool: Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`SELECT pg_advisory_lock(hashtext('${LAB}'))`);
    await work();
    await client.query(`SELECT pg_advisory_unlock(hashtext('${LAB}'))`);
    client.release();
  } catch (error) {
    // With its connection the lock is gone, too.
    client.release(true);
    throw error;
  }
}

/** What graphile-worker would log is said by us, once. */
export async function silence() {
  const { Logger } = await import('graphile-worker');
  return new Logger(() => () => {});
}
