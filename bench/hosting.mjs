// What the benchmarks of the server share: a server in a process of its own, asked for its processor time and memory, and
// the players who come to it over real sockets. They read no more of a message than they need: they share the cores with
// the server.
import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import websocket from '@fastify/websocket';
import { boards } from '@peerless/boards';
import { heroes } from '@peerless/heroes';
import { createLibrary, decision } from '@peerless/rules';
import { changeWords, observationOf, RULES_VERSION } from '@peerless/rules/match';
import { askedSeat, playerOf } from '@peerless/rules/numbers';
import { createApp, startNode } from '@peerless/server';
import { PROTOCOL } from '@peerless/table';
import fastify from 'fastify';
import { WebSocket, WebSocketServer } from 'ws';

const LOCAL = { host: '127.0.0.1', port: 0 };
/** Players of a benchmark choose faster than people, from one address: so many times the usual limits are theirs. */
const RATES = 100_000;

/** A whole node, as `peerless serve` runs it but for the pages; its time can be put forward. */
async function serveGames(store) {
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const node = await startNode({ store, library: createLibrary({ heroes, boards, check: 'later' }), now });
  const app = await createApp(node, { publicUrl: null, rates: RATES });
  await app.listen(LOCAL);
  const sleep = async () => {
    ahead += 61_000;
    await node.rooms.beat();
    return { census: await node.rooms.census() };
  };
  return { port: app.server.address().port, does: { sleep } };
}

/** Nothing but `ws`. */
async function serveSockets(serve) {
  const server = createServer();
  const sockets = new WebSocketServer({ server, maxPayload: 16_384 });
  sockets.on('connection', serve);
  await new Promise((resolve) => server.listen(LOCAL.port, LOCAL.host, resolve));
  return { port: server.address().port, does: {} };
}

/** Sends everything back. */
const serveEcho = () => serveSockets((socket) => socket.on('message', (data) => socket.send(String(data))));

/** Sends everything on to all who came to the same path, as a table tells both its players. */
function serveRelay() {
  const companies = new Map();
  return serveSockets((socket, { url }) => {
    const company = companies.get(url) ?? [];
    companies.set(url, company);
    company.push(socket);
    socket.on('message', (data) => {
      const text = String(data);
      for (const other of company) other.send(text);
    });
    socket.on('close', () => companies.delete(url));
  });
}

/** The same by way of Fastify, which every socket of a node comes through. */
async function serveFastifyEcho() {
  const app = fastify();
  await app.register(websocket, { options: { maxPayload: 16_384 } });
  app.get('/*', { websocket: true }, (socket) => {
    socket.on('message', (data) => socket.send(String(data)));
  });
  await app.listen(LOCAL);
  return { port: app.server.address().port, does: {} };
}

const KINDS = { games: serveGames, echo: serveEcho, relay: serveRelay, fastifyEcho: serveFastifyEcho };

/** What is left in memory after everything that is not used has gone. */
function memory() {
  for (let n = 0; n < 4; n++) globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed + external, rss };
}

/** One of the servers, until its parent has gone. */
async function serve(kind, store) {
  const { port, does } = await KINDS[kind](store);
  process.on('message', async ({ ask }) => {
    const { user, system } = process.cpuUsage();
    const more = ask === 'memory' ? memory() : await does[ask]?.();
    process.send({ port, cpu: user + system, ...more });
  });
  process.on('disconnect', () => process.exit());
  process.send({ port });
}

/** A server in a process of its own: its port, and a way to ask it (`cpu` in microseconds; 'memory', 'sleep'). */
export async function start(kind, store = {}) {
  const execArgv = ['--expose-gc', ...(process.env.BENCH_NODE ?? '').split(' ').filter(Boolean)];
  const child = fork(new URL(import.meta.url), ['serve', kind, JSON.stringify(store)], { execArgv });
  const heard = () => new Promise((resolve) => child.once('message', resolve));
  const { port } = await heard();
  const ask = (what = 'cpu') => {
    const answer = heard();
    child.send({ ask: what });
    return answer;
  };
  const stop = async () => {
    child.disconnect();
    await new Promise((resolve) => child.once('exit', resolve));
  };
  return { port, ask, stop };
}

/** Does something for each of many, so many at a time. */
async function each(items, atOnce, work) {
  const results = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [i, item] of queue) results[i] = await work(item, i);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

async function asked(port, path, body, cookie = '') {
  const response = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', cookie },
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
  return { answer, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie };
}

const SETTINGS = {
  ...{ mode: 'duel', board: 'sarpedon', options: {}, isPublic: false, seats: [0, 1], choosing: 'open' },
  ...{ clock: { is: 'none' }, whenUp: 'forfeit', isRated: false, isCast: false },
};

const ALL = heroes.map(({ slug }) => slug);

/** Two people sit down at a table of theirs, and their game begins; each table has another pair of heroes. */
async function openTable(port, i, pair = [ALL[i % ALL.length], ALL[(i * 5 + 1) % ALL.length]]) {
  const people = [];
  for (const name of ['Ada', 'Ben']) people.push(await asked(port, 'people', { name }));
  const cookies = people.map(({ cookie }) => cookie);
  const { id } = (await asked(port, 'tables', SETTINGS, cookies[0])).answer;
  let game = null;
  for (const player of [0, 1]) {
    await asked(port, `tables/${id}`, { sit: player }, cookies[player]);
    await asked(port, `tables/${id}`, { hero: { seat: player, hero: pair[player] } }, cookies[player]);
  }
  for (const player of [0, 1]) {
    const ready = { salt: `${i}0${player}`.padStart(32, '0'), isSwapped: false };
    game = (await asked(port, `tables/${id}`, { ready }, cookies[player])).answer.game;
  }
  return { id, game, cookies };
}

export const openTables = (port, count, pair) =>
  each(Array.from({ length: count }), 8, (_, i) => openTable(port, i, pair));

export const connected = (port, path = '', cookie = '') =>
  new Promise((resolve, reject) => {
    const options = { headers: { cookie }, perMessageDeflate: false };
    const socket = new WebSocket(`ws://127.0.0.1:${port}/${path}`, options);
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });

/** As pages of the same build say it: they are told words, and list the options themselves. */
const HELLO = JSON.stringify({
  hello: { protocol: PROTOCOL, rules: RULES_VERSION, known: null, words: true },
});
const library = createLibrary({ heroes, boards, check: 'later' });

/** What somebody knows of a game. */
class Eyes {
  constructor({ config, viewer, told }) {
    this.viewer = viewer;
    this.seen = observationOf(told.now, config, library, viewer);
  }

  hear({ moments }) {
    for (const { words } of moments) changeWords(this.seen, words);
  }

  /** The keys of what they may choose from; nothing if they are not asked. */
  get keys() {
    const asked = askedSeat(this.seen);
    const isAsked = asked >= 0 && playerOf(this.seen, asked) === this.viewer;
    return isAsked ? (decision(this.seen)?.options.map(({ key }) => key) ?? null) : null;
  }
}

/** Somebody's socket at a game; `hear(seq, data)` is called for everything that is told. */
async function follow(port, game, cookie, hear, refused) {
  const socket = await connected(port, `api/games/${game}/socket`, cookie);
  await new Promise((welcomed) => {
    let eyes = null;
    socket.on('message', (data) => {
      const { welcome, told, refused: why } = JSON.parse(data);
      if (told !== undefined) {
        eyes.hear(told);
        hear(told.seq, eyes.keys, data.length);
      } else if (why !== undefined) refused(why);
      else if (welcome !== undefined) {
        eyes = new Eyes(welcome);
        hear(0, eyes.keys, data.length);
        welcomed();
      }
    });
    socket.send(HELLO);
  });
  return socket;
}

/** A table at which a game is played, as the two players and those who watch see it. */
export class PlayedTable {
  seq = -1;
  /** What whoever is asked may choose from, and who that is; −1: nobody, or it is not known yet. */
  options = [];
  asked = -1;
  mover = -1;
  sent = 0;
  /** When each of them was told of the present position, and how many were. */
  knew = [];
  heard = 0;
  messages = 0;
  bytes = 0;
  refused = [];
  sockets = [];
  /** Called when all have been told of a move. */
  told = () => {};

  /** The players come, and those who watch: each to the node with that port. `hasPages`: also to the table itself, as pages do. */
  async come(ports, { id, game, cookies }, hasPages = false) {
    this.all = ports.length;
    const refused = (text) => this.refused.push(text);
    const come = (port, who) =>
      follow(port, game, cookies[who], (...heard) => this.hear(who, ...heard), refused);
    this.sockets = await Promise.all(ports.map(come));
    if (!hasPages) return;
    const pages = cookies.map((cookie, i) => connected(ports[i], `api/tables/${id}/socket`, cookie));
    this.sockets.push(...(await Promise.all(pages)));
  }

  hear(who, seq, options, bytes) {
    if (seq > this.seq) {
      [this.seq, this.heard, this.asked] = [seq, 0, -1];
      this.knew = [];
    }
    this.knew[who] = performance.now();
    this.heard++;
    if (options !== null) [this.options, this.asked] = [options, who];
    if (seq === 0) return;
    this.messages++;
    this.bytes += bytes;
    if (this.heard === this.all) this.told(this);
  }

  get isReady() {
    return this.heard === this.all && this.asked >= 0;
  }

  get isOver() {
    return this.heard === this.all && this.asked < 0;
  }

  /** Whoever is asked makes some choice. */
  choose() {
    const key = this.options[(this.seq * 7 + this.asked) % this.options.length];
    this.mover = this.asked;
    this.asked = -1;
    this.heard = 0;
    this.sent = performance.now();
    this.sockets[this.mover].send(`{"command":{"choose":"${key}"},"at":${this.seq}}`);
  }

  leave() {
    for (const socket of this.sockets) socket.terminate();
  }
}

export const share = (sorted, part) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
export const median = (values) =>
  share(
    values.toSorted((a, b) => a - b),
    0.5,
  );

if (process.argv[2] === 'serve' && process.send !== undefined)
  await serve(process.argv[3], JSON.parse(process.argv[4]));
