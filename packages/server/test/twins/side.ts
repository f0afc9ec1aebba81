import type { AddressInfo } from 'node:net';
import { createRng, type GameConfig, type Library } from '@peerless/rules';
import { dealAs, redealt } from '@peerless/rules/laws';
import { RULES_VERSION } from '@peerless/rules/match';
import { type Player, PROTOCOL } from '@peerless/table';
import type { ClockSettings } from '@peerless/table/online';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { createApp, type Node, type StoreAddress, startNode } from '../../src/index.ts';
import { DUEL } from '../nodes.ts';
import type { Logged } from './deal.ts';

/** One of two servers whose time stands still: whatever differs between them does not come of the time. */

const TIME = 1_800_000_000_000;
const RATES = 1_000_000;

export class Side {
  readonly node: Node;
  readonly address: string;
  private readonly library: Library;

  private constructor(node: Node, address: string, library: Library) {
    this.node = node;
    this.address = address;
    this.library = library;
  }

  static async start(store: StoreAddress, library: Library): Promise<Side> {
    const own = redealt(DUEL, library, 0, createRng('0'));
    const node = await startNode({ store, library: own, now: () => TIME });
    const app = await createApp(node, { publicUrl: null, rates: RATES });
    await app.listen({ host: '127.0.0.1', port: 0 });
    onTestFinished(async () => {
      await app.close();
      await node.close();
    });
    return new Side(node, `127.0.0.1:${(app.server.address() as AddressInfo).port}`, own);
  }

  /** Keeps a game with its log, as if it had been played here; the cards are those of a library. */
  async keep(
    id: string,
    config: GameConfig,
    cards: Library,
    who: {
      readonly players: readonly Player[];
      readonly persons: readonly string[];
      readonly clock: ClockSettings;
    },
    log: readonly Logged[],
  ): Promise<void> {
    dealAs(config, cards, this.library);
    const { rooms, db } = this.node;
    await rooms.create(id, config, who.players, who.persons, { clock: who.clock, fairness: FAIRNESS });
    const rows = log.map(({ player, command }, i) => ({
      ...{ game: id, seq: i + 1, player, at: TIME },
      command: JSON.stringify(command),
    }));
    for (let from = 0; from < rows.length; from += 500)
      await db
        .insertInto('moves')
        .values(rows.slice(from, from + 500))
        .execute();
  }

  /** What is answered to a request: every byte but the time of day. */
  async answer(path: string, cookie: string): Promise<string> {
    const response = await fetch(`http://${this.address}${path}`, { headers: { cookie } });
    const headers = [...response.headers].filter(([name]) => name !== 'date');
    return `${response.status} ${JSON.stringify(headers)} ${await response.text()}`;
  }
}

const FAIRNESS = { pledge: 'pledged', secret: 'secret', salts: ['', ''] };

/** Everything that reaches one page by its socket. */
export class Eyes {
  readonly heard: string[] = [];
  content = '';
  private readonly socket: WebSocket;
  private readonly waiting: { readonly end: string; readonly resolve: () => void }[] = [];

  private readonly inWords: boolean;

  constructor({ address }: Side, game: string, cookie: string, inWords: boolean) {
    this.inWords = inWords;
    this.socket = new WebSocket(`ws://${address}/api/games/${game}/socket`, { headers: { cookie } });
    this.socket.on('error', () => {});
    this.socket.on('close', (code) => this.hear(`closed ${code}`));
    this.socket.on('message', (data) => this.hear(String(data)));
  }

  async hello(known: number | null): Promise<void> {
    await new Promise((resolve, reject) => this.socket.once('open', resolve).once('close', reject));
    const knows = known === null ? null : { seq: known, content: this.content };
    this.say({ hello: { protocol: PROTOCOL, rules: RULES_VERSION, known: knows, words: this.inWords } });
  }

  say(message: unknown): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Resolves when everything that was said is answered: a claim for a number that nobody has is refused after it. */
  async settled(number: number): Promise<void> {
    const heard = new Promise<void>((resolve) => this.waiting.push({ end: `"at":${number}}`, resolve }));
    this.say({ claim: number });
    await heard;
  }

  close(): void {
    this.socket.terminate();
  }

  private hear(text: string): void {
    this.heard.push(text);
    if (text.startsWith('{"welcome"')) this.content = JSON.parse(text).welcome.content;
    for (const { end, resolve } of this.waiting)
      if (text.endsWith(end) || text.startsWith('closed')) resolve();
  }
}
