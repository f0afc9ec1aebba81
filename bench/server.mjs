// What a hosted move costs: read from a socket, checked, carried out, committed to SQLite, told to both players. Beside it, in one
// run, a bare `ws` that sends back messages of the same size, and a file that is appended to and synchronised. Both
// servers are processes of their own, and only their processor time counts.
// node bench/server.mjs [moves] [tables] [heroes a,b]
import { fork } from 'node:child_process';
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boards } from '@peerless/boards';
import { heroes } from '@peerless/heroes';
import { createLibrary } from '@peerless/rules';
import { RULES_VERSION } from '@peerless/rules/match';
import { GameStore, NO_FAN_OUT, openDatabase, Rooms, serveGuest } from '@peerless/server';
import { PROTOCOL } from '@peerless/table';
import { WebSocket, WebSocketServer } from 'ws';

const ROUNDS = 5;
/** The engine is compiled while it runs: before so many moves that costs more than the moves. */
const WARM_UP = 20_000;

/** One of the two servers, until its parent has gone. */
async function serve(kind, folder) {
  const sockets = new WebSocketServer({ host: '127.0.0.1', port: 0, maxPayload: 16_384 });
  const rooms = kind === 'games' ? await openRooms(join(folder, 'games.db')) : null;
  sockets.on('connection', (socket, { url = '' }) => {
    const [, game = '', viewer = ''] = url.split('/');
    if (rooms === null) socket.on('message', (data) => socket.send(String(data)));
    else serveGuest(socket, async () => ({ rooms, game, viewer: Number(viewer) }));
  });
  process.on('message', async ({ ask, games = [], config }) => {
    for (const game of games)
      await rooms.create(
        game.id,
        { ...config, seed: game.seed },
        [{ is: 'person' }, { is: 'person' }],
        ['a', 'b'],
      );
    const { user, system } = process.cpuUsage();
    process.send({
      ask,
      port: sockets.address().port,
      cpu: user + system,
      memory: process.memoryUsage.rss(),
    });
  });
  process.on('disconnect', () => process.exit());
}

async function openRooms(file) {
  const store = new GameStore(await openDatabase({ file }));
  const library = createLibrary({ heroes, boards, check: 'later' });
  return new Rooms({ store, library, fanOut: NO_FAN_OUT, now: Date.now });
}

/** A server in a process of its own, and how to ask it something. */
function start(kind, folder) {
  const child = fork(new URL(import.meta.url), [kind, folder]);
  const ask = (message = {}) =>
    new Promise((resolve) => {
      child.once('message', resolve);
      child.send(message);
    });
  return { ask, stop: () => child.disconnect() };
}

const connected = (port, path) =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/${path}`);
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });

/** A player's socket at a table; `asked` hears every question, with a way to answer it. */
async function seated(port, game, player, stats, asked) {
  const socket = await connected(port, `${game}/${player}`);
  await new Promise((welcomed) => {
    socket.on('message', (data) => {
      const text = String(data);
      const { told, welcome } = JSON.parse(text);
      if (told === undefined && welcome === undefined) return;
      const { moments, seq } = told ?? welcome.told;
      if (told === undefined) welcomed();
      else {
        stats.bytes += text.length;
        stats.messages++;
      }
      const view = moments.at(-1)?.view;
      const options = view?.decision?.options;
      const choose = () => {
        const { key } = options[(seq * 7 + player) % options.length];
        socket.send(JSON.stringify({ command: { choose: key }, at: seq }));
      };
      if (options !== undefined) asked(choose);
      else if (view === undefined || view.outcome !== null) asked(null);
    });
    socket.send(JSON.stringify({ hello: { protocol: PROTOCOL, rules: RULES_VERSION, known: null } }));
  });
  return socket;
}

/** Both players of one table, who choose as soon as they are asked, once it has begun and while more moves are wanted. */
async function table(port, game, wanted) {
  const stats = { moves: 0, bytes: 0, messages: 0, delays: [] };
  let [first, began, stop] = [null, null, () => {}];
  const asked = (choose) => {
    if (began === null) {
      first = choose;
      return;
    }
    const now = performance.now();
    stats.moves++;
    stats.delays.push(now - began);
    if (choose === null || !wanted()) return stop();
    began = now;
    choose();
  };
  const sockets = await Promise.all([0, 1].map((player) => seated(port, game, player, stats, asked)));
  const play = () =>
    new Promise((resolve) => {
      stop = resolve;
      began = performance.now();
      first();
    });
  return { play, stats, close: () => sockets.forEach((socket) => socket.close()) };
}

/** Plays so many moves at so many tables at once. */
async function hosted(server, config, moves, tables, round) {
  const games = Array.from({ length: tables }, (_, i) => ({ id: `r${round}t${i}`, seed: `${round}0${i}` }));
  const { port } = await server.ask({ games, config });
  let left = moves;
  const playing = await Promise.all(games.map(({ id }) => table(port, id, () => left-- > 0)));
  const before = await server.ask();
  const began = performance.now();
  await Promise.all(playing.map(({ play }) => play()));
  const after = await server.ask();
  const seconds = (performance.now() - began) / 1000;
  for (const { close } of playing) close();
  const sum = (of) => playing.reduce((all, { stats }) => all + of(stats), 0);
  const played = sum((stats) => stats.moves);
  const delays = playing.flatMap(({ stats }) => stats.delays).sort((a, b) => a - b);
  return {
    cost: (after.cpu - before.cpu) / played,
    rate: played / seconds,
    size: Math.round(sum(({ bytes }) => bytes) / sum(({ messages }) => messages)),
    p99: delays[Math.floor(delays.length * 0.99)],
  };
}

/** Sends so many messages back and forth on as many connections. */
async function echoed(server, size, messages, connections) {
  const { port } = await server.ask();
  const text = 'x'.repeat(size);
  const sockets = await Promise.all(Array.from({ length: connections }, () => connected(port, '')));
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
  for (const socket of sockets) socket.close();
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

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function measure(moves = '5000', tables = '100', seats = 'medusa,king-arthur') {
  const folder = mkdtempSync(join(tmpdir(), 'peerless-bench-'));
  const [games, echo] = [start('games', folder), start('echo', folder)];
  const config = { board: 'sarpedon', mode: 'duel', seats: seats.split(',').map((hero) => ({ hero })) };
  // Once to warm up; then in turn, so that whatever else the machine does falls on both.
  const { size } = await hosted(games, config, WARM_UP, Number(tables), 'a');
  await echoed(echo, size, WARM_UP, Number(tables));
  const rounds = [];
  for (let n = 0; n < ROUNDS; n++) {
    const host = await hosted(games, config, Number(moves), Number(tables), `b${n}`);
    const bare = await echoed(echo, host.size, Number(moves) * 2, Number(tables));
    const synced = appended(folder, 300);
    rounds.push({ ...host, bare, synced });
    console.log(
      `move ${host.cost.toFixed(0)} µs, echo of ${host.size} bytes ${bare.toFixed(0)} µs: ${(host.cost / bare).toFixed(2)}; ` +
        `${host.rate.toFixed(0)} moves/s, append + fdatasync ${synced.toFixed(0)}/s; 99 % within ${host.p99.toFixed(0)} ms`,
    );
  }
  const ratio = median(rounds.map(({ cost, bare }) => cost / bare));
  const durable = median(rounds.map(({ rate, synced }) => rate / synced));
  console.log(`processor time of a hosted move: ${ratio.toFixed(2)} times an echo (at most 4, goal 2.5)`);
  console.log(
    `durable moves a second: ${durable.toFixed(2)} times append + fdatasync (at least 0.5, goal 1)`,
  );
  games.stop();
  echo.stop();
  rmSync(folder, { recursive: true });
}

if (process.send === undefined) await measure(...process.argv.slice(2));
else await serve(...process.argv.slice(2));
