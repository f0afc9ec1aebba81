// What a hosted move costs: read from a socket, checked, carried out, committed to SQLite, told to both players by a whole node.
// Beside it, in one run, a bare `ws` that sends back messages of the same size, one that sends each on to two sockets, and a file
// that is appended to and synchronised. The servers are processes of their own, and only their processor time counts.
// node bench/server.mjs [moves] [tables] [heroes a,b]
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connected, median, openTables, PlayedTable, share, start } from './hosting.mjs';

const ROUNDS = 5;
/**
 * The engine is compiled while it runs, and compiled anew: after 20,000 moves compiling is still 6 % of all time, after 80,000 more
 * 2 %. A server runs for days, so what it costs then is measured.
 */
const WARM_UP = 80_000;
/** Moves that are under way at once, however many tables there are. */
const AT_ONCE = 100;

/** So many tables of one server, at which the players sit. */
async function seated({ port }, count, pair) {
  const made = await openTables(port, count, pair);
  const tables = made.map(() => new PlayedTable());
  for (let from = 0; from < count; from += 20)
    await Promise.all(
      tables.slice(from, from + 20).map((table, i) => table.come([port, port], made[from + i])),
    );
  return tables;
}

/** Plays so many moves at tables in turn, as fast as they are carried out; fewer if the games are over before. */
async function played(server, tables, moves) {
  const waiting = tables.filter(({ isReady }) => isReady);
  const delays = [];
  let [left, under] = [moves, 0];
  for (const table of tables) [table.messages, table.bytes] = [0, 0];
  const before = await server.ask();
  const began = performance.now();
  await new Promise((resolve) => {
    const next = () => {
      while (under < AT_ONCE && left > 0 && waiting.length > 0) {
        under++;
        left--;
        waiting.shift().choose();
      }
      if (under === 0) resolve();
    };
    for (const table of tables)
      table.told = () => {
        under--;
        delays.push(table.knew[table.mover] - table.sent);
        if (table.isReady) waiting.push(table);
        next();
      };
    next();
  });
  const seconds = (performance.now() - began) / 1000;
  const after = await server.ask();
  const sum = (of) => tables.reduce((all, table) => all + of(table), 0);
  return {
    moves: delays.length,
    cost: (after.cpu - before.cpu) / delays.length,
    rate: delays.length / seconds,
    size: Math.round(sum(({ bytes }) => bytes) / sum(({ messages }) => messages)),
    p99: share(
      delays.toSorted((a, b) => a - b),
      0.99,
    ),
  };
}

async function hosted(server, moves, count, pair) {
  const tables = await seated(server, count, pair);
  const figures = await played(server, tables, moves);
  for (const table of tables) table.leave();
  return figures;
}

/** Sends so many messages back and forth on as many connections; microseconds of the server for each. */
async function echoed(server, size, messages, connections) {
  const text = 'x'.repeat(size);
  const sockets = await Promise.all(Array.from({ length: connections }, () => connected(server.port)));
  let left = messages;
  const before = await server.ask();
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise((resolve) => {
          socket.on('message', () => (left-- > 0 ? socket.send(text) : resolve()));
          socket.send(text);
        }),
    ),
  );
  const after = await server.ask();
  for (const socket of sockets) socket.terminate();
  return (after.cpu - before.cpu) / messages;
}

/** Sends so many messages, each of which goes on to two connections; microseconds of the server for each. */
async function relayed(server, size, messages, pairs) {
  const text = 'x'.repeat(size);
  const come = (_, i) => Promise.all([0, 1].map(() => connected(server.port, `pair-${i}`)));
  const couples = await Promise.all(Array.from({ length: pairs }, come));
  let left = messages;
  const before = await server.ask();
  await Promise.all(
    couples.map(
      (couple) =>
        new Promise((resolve) => {
          let heard = 0;
          const next = () => (left-- > 0 ? couple[left & 1].send(text) : resolve());
          for (const socket of couple) socket.on('message', () => ++heard % 2 === 0 && next());
          next();
        }),
    ),
  );
  const after = await server.ask();
  for (const socket of couples.flat()) socket.terminate();
  return (after.cpu - before.cpu) / messages;
}

/** How often a second something can be appended to a file and synchronised. */
function appended(folder, times) {
  const file = openSync(join(folder, 'log'), 'a');
  const began = performance.now();
  for (let n = 0; n < times; n++) {
    writeSync(file, 'x'.repeat(100));
    fdatasyncSync(file);
  }
  closeSync(file);
  return (times * 1000) / (performance.now() - began);
}

async function besideAnEcho(games, folder, moves, count, pair) {
  const [echo, relay] = [await start('echo'), await start('relay')];
  // Once to warm up; then in turn, so that whatever else the machine does falls on both.
  let size = 0;
  // 200 games are over before that.
  for (let left = WARM_UP; left > 0; ) {
    const host = await hosted(games, Math.min(left, 20_000), 200, pair);
    left -= host.moves;
    size = host.size;
  }
  await echoed(echo, size, WARM_UP, count);
  await relayed(relay, size, WARM_UP, count);
  const rounds = [];
  for (let n = 0; n < ROUNDS; n++) {
    const host = await hosted(games, moves, count, pair);
    const bare = await echoed(echo, host.size, moves * 2, count);
    const both = await relayed(relay, host.size, moves * 2, count);
    const synced = appended(folder, 300);
    rounds.push({ ...host, bare, both, synced });
    console.log(
      `move ${host.cost.toFixed(0)} µs, echo of ${host.size} bytes ${bare.toFixed(0)} µs: ${(host.cost / bare).toFixed(2)}, ` +
        `to two ${both.toFixed(0)} µs: ${(host.cost / both).toFixed(2)}; ` +
        `${host.rate.toFixed(0)} moves/s, append + fdatasync ${synced.toFixed(0)}/s; 99 % within ${host.p99.toFixed(0)} ms`,
    );
  }
  await Promise.all([echo.stop(), relay.stop()]);
  const ratio = median(rounds.map(({ cost, bare }) => cost / bare));
  const durable = median(rounds.map(({ rate, synced }) => rate / synced));
  console.log(`processor time of a hosted move: ${ratio.toFixed(2)} times an echo (at most 4, goal 2.5)`);
  const toTwo = median(rounds.map(({ cost, both }) => cost / both));
  console.log(`and ${toTwo.toFixed(2)} times a message that is sent on to two sockets`);
  console.log(
    `durable moves a second: ${durable.toFixed(2)} times append + fdatasync (at least 0.5, goal 1)`,
  );
}

/** The cost of a move by how long its game has lasted, then by how many tables there are. */
async function growth(games, pair) {
  const tables = await seated(games, 100, pair);
  for (let stage = 0; stage < 4; stage++) {
    const { cost, moves } = await played(games, tables, 5000);
    if (moves < 1000) break;
    console.log(
      `moves ${stage * 50 + 1} to ${stage * 50 + 50} of ${moves / 50} games: ${cost.toFixed(0)} µs each`,
    );
  }
  for (const table of tables) table.leave();
  for (const count of [100, 300, 1000]) {
    const { cost } = await hosted(games, 5000, count, pair);
    console.log(`a move at one of ${count} tables: ${cost.toFixed(0)} µs`);
  }
}

async function measure(moves = '5000', count = '100', heroes = undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'peerless-bench-'));
  const games = await start('games', { file: join(folder, 'games.db') });
  const pair = heroes?.split(',');
  await besideAnEcho(games, folder, Number(moves), Number(count), pair);
  await growth(games, pair);
  await games.stop();
  rmSync(folder, { recursive: true });
}

await measure(...process.argv.slice(2));
