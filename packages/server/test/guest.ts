import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { decision } from '@peerless/rules';
import { RULES_VERSION, thaw } from '@peerless/rules/match';
import {
  type Command,
  decisionIn,
  type Moment,
  PROTOCOL,
  type Refusal,
  type ToGuest,
  toldAfter,
} from '@peerless/table';
import { testLibrary } from '@peerless/testkit';
import { expect, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import {
  type AppOptions,
  createApp,
  type Node,
  type NodeOptions,
  type Server,
  type StoreAddress,
  startNode,
  startServer as startWhole,
  type Thinker,
} from '../src/index.ts';
import { CHEAP } from './opened.ts';

/** The simplest bot, in this thread: it takes what comes last. */
export const think: Thinker['think'] = async (_, observation) =>
  decision(thaw(observation, testLibrary()))?.options.at(-1)?.key ?? '';

/** Visitors in tests choose faster than people: so many times the usual limits are theirs. */
export const RATES = 1000;

/** A server on a free port of this machine; its address. */
export const startServer = async (address: StoreAddress): Promise<string> =>
  (await runNode(address, { rates: RATES })).server;

/** The same, with what is inside. */
export async function runNode(
  address: StoreAddress,
  options: Partial<AppOptions & NodeOptions> = {},
): Promise<Node & { readonly app: Awaited<ReturnType<typeof createApp>>; readonly server: string }> {
  const given = { store: address, library: testLibrary(), thinker: { think }, passwordCost: CHEAP };
  const node = await startNode({ ...given, ...options });
  const app = await createApp(node, { publicUrl: null, ...options });
  await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    await app.close();
    await node.close();
  });
  return { ...node, app, server: `127.0.0.1:${(app.server.address() as AddressInfo).port}` };
}

/** Where the build of the client lies, for whoever has had it built. */
const PAGES = fileURLToPath(new URL('../../client/dist/', import.meta.url));

/** A whole server in this process, with its pages, which can be closed as a host would do it. */
export async function serverHere(store: StoreAddress): Promise<Server> {
  const server = await startWhole({
    ...{ store, library: testLibrary(), thinker: { think }, passwordCost: CHEAP, rates: RATES },
    ...{ host: '127.0.0.1', port: 0, pages: { folder: PAGES, made: { '/content.json': '{}' } } },
  });
  let closing: Promise<void> | null = null;
  const close = (): Promise<void> => {
    closing ??= server.close();
    return closing;
  };
  onTestFinished(close);
  return { ...server, close };
}

/** What the server answers by HTTP, as far as tests read it. */
export interface Answer {
  readonly id: string;
  readonly games: readonly string[];
  readonly person: unknown;
  readonly refused?: string;
}

/** Somebody with a browser of their own. */
export class Visitor {
  private readonly server: string;
  cookie = '';
  socket: WebSocket | null = null;
  moments: readonly Moment[] = [];
  seq: number | null = null;
  content = '';
  viewer: unknown = null;
  refused: Refusal[] = [];
  /** Every byte that came over the socket. */
  heard: string[] = [];

  constructor(server: string) {
    this.server = server;
  }

  /** Asks by HTTP; the status, and what was answered. */
  async ask(path: string, body?: unknown, headers: Record<string, string> = {}, method = 'POST') {
    const response = await fetch(`http://${this.server}${path}`, {
      ...(body === undefined ? {} : { method, body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', cookie: this.cookie, ...headers },
    });
    const [cookie] = response.headers.getSetCookie();
    if (cookie !== undefined) this.cookie = cookie.split(';')[0] ?? '';
    return { status: response.status, body: (await response.json()) as Answer, cookie };
  }

  /** Comes to a game, or comes back to it. */
  async visit(game: string, headers: Record<string, string> = {}): Promise<void> {
    const socket = new WebSocket(`ws://${this.server}/api/games/${game}/socket`, {
      headers: { cookie: this.cookie, ...headers },
    });
    this.socket = socket;
    onTestFinished(() => socket.terminate());
    socket.on('message', (data) => this.hear(String(data)));
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    const known = this.seq === null ? null : { seq: this.seq, content: this.content };
    socket.send(JSON.stringify({ hello: { protocol: PROTOCOL, rules: RULES_VERSION, known } }));
  }

  say(command: Command, at: number = this.seq ?? 0): void {
    this.socket?.send(JSON.stringify({ command, at }));
  }

  get keys(): readonly string[] {
    const view = this.moments.at(-1)?.view;
    return view === undefined ? [] : (decisionIn(view)?.options.map(({ key }) => key) ?? []);
  }

  get isOver(): boolean {
    return (this.moments.at(-1)?.view.outcome ?? null) !== null;
  }

  async until(isSo: () => boolean): Promise<void> {
    await expect.poll(isSo, { interval: 1, timeout: 20_000 }).toBe(true);
  }

  private hear(text: string): void {
    this.heard.push(text);
    const message = JSON.parse(text) as ToGuest;
    if ('refused' in message) this.refused.push(message.refused);
    if ('welcome' in message) [this.content, this.viewer] = [message.welcome.content, message.welcome.viewer];
    const told = 'welcome' in message ? message.welcome.told : 'told' in message ? message.told : null;
    if (told === null) return;
    this.moments = toldAfter(this.moments, told);
    this.seq = told.seq;
  }
}
