// Many tables at which people play, on a real server: how soon a move is acknowledged, which is after its commit, and how soon
// everybody is told; then what a table costs in memory. The server is a process of its own; the players share the cores with it.
// node bench/tables.mjs [--tables 1000] [--seconds 30] [--warm-up 8] [--postgres] [--nodes 2] [--memory] [--json]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startSafePostgres } from '../scripts/postgres.mjs';
import { connected, openTables, PlayedTable, share, start } from './hosting.mjs';

/** Seconds that are not counted: code is compiled while it runs. */
const WARM_UP = 8;

/** Every table has its moment in each second; whoever is asked there makes a move then. */
async function play(tables, seconds, moved) {
  const began = performance.now();
  const until = began + seconds * 1000;
  let late = 0;
  let turn = 0;
  await new Promise((resolve) => {
    const timer = setInterval(() => {
      const now = performance.now();
      for (; began + (turn * 1000) / tables.length <= Math.min(now, until); turn++) {
        const table = tables[turn % tables.length];
        const due = began + (turn * 1000) / tables.length;
        if (table.isOver) continue;
        if (table.isReady) {
          table.due = due;
          moved();
          table.choose();
        } else late++;
      }
      if (now < until) return;
      clearInterval(timer);
      resolve();
    }, 1);
  });
  return { late };
}

/** What is waited for comes within a few seconds, or not at all. */
async function settled(tables) {
  for (let n = 0; n < 100 && tables.some(({ isReady, isOver }) => !isReady && !isOver); n++)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

const spread = (times) => {
  const sorted = times.toSorted((a, b) => a - b);
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => Number(share(sorted, part).toFixed(1)));
  return { p50, p95, p99, most: Number((sorted.at(-1) ?? Number.NaN).toFixed(1)) };
};

/** Plays at so many tables, a move a second at each. With two nodes both players are at one, and somebody watches at the other. */
async function load(servers, made, { seconds, warmUp = WARM_UP }) {
  const [first, second] = servers;
  const ports = [first.port, first.port, ...(second === undefined ? [] : [second.port])];
  const tables = made.map(() => new PlayedTable());
  for (let from = 0; from < tables.length; from += 20)
    await Promise.all(
      tables.slice(from, from + 20).map((table, i) => table.come(ports, made[from + i], true)),
    );
  await play(tables, warmUp, () => {});
  await settled(tables);
  const [sinceDue, acknowledged, everybody, watched] = [[], [], [], []];
  let sent = 0;
  for (const table of tables)
    table.told = ({ due, sent: at, mover, knew }) => {
      sinceDue.push(knew[mover] - due);
      acknowledged.push(knew[mover] - at);
      everybody.push(Math.max(...knew) - at);
      if (knew.length > 2) watched.push(knew[2] - at);
    };
  const before = await Promise.all(servers.map(({ ask }) => ask()));
  const own = process.cpuUsage();
  const began = performance.now();
  const { late } = await play(tables, seconds, () => sent++);
  const took = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(own);
  const after = await Promise.all(servers.map(({ ask }) => ask()));
  await settled(tables);
  return {
    tables,
    figures: {
      tables: tables.length,
      seconds,
      sent,
      toldToAll: acknowledged.length,
      refused: tables.flatMap(({ refused }) => refused).length,
      unanswered: tables.filter(({ isReady, isOver }) => !isReady && !isOver).length,
      stillWaiting: late,
      movesPerSecond: Math.round(sent / took),
      acknowledged: spread(acknowledged),
      sinceDue: spread(sinceDue),
      toldToEverybody: spread(everybody),
      ...(watched.length > 0 ? { toldOnTheOtherNode: spread(watched) } : {}),
      coresOfServers: after.map(({ cpu }, i) => Number(((cpu - before[i].cpu) / took / 1e6).toFixed(2))),
      coresOfPlayers: Number(((user + system) / took / 1e6).toFixed(2)),
    },
  };
}

/** Bytes of a socket in a process that does nothing but hold them. */
async function bareSocket(count) {
  const echo = await start('fastifyEcho');
  const before = (await echo.ask('memory')).heap;
  const sockets = [];
  for (let n = 0; n < count; n++) sockets.push(await connected(echo.port));
  const after = (await echo.ask('memory')).heap;
  for (const socket of sockets) socket.terminate();
  await echo.stop();
  return (after - before) / count;
}

/** What a table takes while nothing happens there: with both players connected, and with nobody. */
async function memory(server, tables, none) {
  const perTable = ({ heap }, sockets = 0) =>
    Number(((heap - none - sockets) / tables.length / 1000).toFixed(1));
  const awake = await server.ask('memory');
  const { census } = await server.ask('sleep');
  const asleep = await server.ask('memory');
  const sockets = tables.reduce((sum, table) => sum + table.sockets.length, 0);
  for (const table of tables) table.leave();
  await new Promise((resolve) => setTimeout(resolve, 3000));
  await server.ask('sleep');
  const alone = await server.ask('memory');
  const bare = await bareSocket(Math.min(sockets, 2000));
  return {
    gamesInMemory: census.awake,
    socketsPerTable: sockets / tables.length,
    kilobytesOfABareSocket: Number((bare / 1000).toFixed(1)),
    kilobytesPerTable: {
      played: perTable(awake),
      asleepWithBothConnected: perTable(asleep),
      theSameWithoutBareSockets: perTable(asleep, bare * sockets),
      nobodyConnected: perTable(alone),
    },
    megabytesOfTheProcess: [awake, asleep, alone].map(({ rss }) => Math.round(rss / 1e6)),
  };
}

async function measure(options) {
  const folder = mkdtempSync(join(tmpdir(), 'peerless-bench-'));
  const postgres = options.postgres ? await startSafePostgres() : null;
  const store =
    postgres === null ? { file: join(folder, 'games.db') } : { postgres: await postgres.database() };
  const servers = [];
  for (let n = 0; n < Number(options.nodes); n++) servers.push(await start('games', store));
  const warmUp = options['warm-up'] === undefined ? undefined : Number(options['warm-up']);
  // What is compiled and kept for the first tables is not theirs.
  await openTables(servers[0].port, Math.min(20, Number(options.tables)));
  const none = (await servers[0].ask('memory')).heap;
  const made = await openTables(servers[0].port, Number(options.tables));
  const { tables, figures } = await load(servers, made, { seconds: Number(options.seconds), warmUp });
  const kept = options.memory ? await memory(servers[0], tables, none) : null;
  for (const table of tables) table.leave();
  for (const { stop } of servers) await stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true });
  return { store: postgres === null ? 'SQLite' : 'PostgreSQL', ...figures, ...(kept && { memory: kept }) };
}

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '30' },
    nodes: { type: 'string', default: '1' },
    'warm-up': { type: 'string' },
    postgres: { type: 'boolean', default: false },
    memory: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const figures = await measure(values);
console.log(JSON.stringify(figures, null, values.json ? 0 : 2));
process.exit();
