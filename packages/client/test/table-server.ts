import { below, createRng, type Viewer } from '@peerless/rules';
import { type FromGuest, greet, type Host, momentTexts, type Refusal, type ToGuest } from '@peerless/table';
import { fromGuest } from '@peerless/table/protocol';
import { type LineAround, MALFORMED, type Socket, type SocketEvents } from '../src/table/line.ts';

/** How a network behaves: how long a message takes at most, and of how many one is told twice or breaks the connection. */
export interface Network {
  readonly delay: number;
  readonly twice: number;
  readonly breaks: number;
}

export const GOOD: Network = { delay: 0, twice: 0, breaks: 0 };
export const BAD: Network = { delay: 400, twice: 8, breaks: 40 };

interface Connection {
  readonly viewer: Viewer;
  readonly events: SocketEvents;
  isOpen: boolean;
  inWords: boolean;
}

/** A server of one table, as small as it can be, behind a network that delays, overtakes, doubles and breaks. */
export class TableServer {
  readonly host: Host;
  private readonly network: Network;
  private readonly rng: ReturnType<typeof createRng>;
  private connections: Connection[] = [];
  private wakers: (() => void)[] = [];
  private cutters: (() => void)[] = [];
  /** Whether nobody gets through. */
  isDown = false;
  /** With which code somebody who gets through is sent away at the door; null: nobody is. */
  doorCode: number | null = null;
  /** Whether its engine is another one than that of the page. */
  isOther = false;
  /** Whether it has heroes with operations that the page does not know. */
  isNewer = false;
  /** Whether it is older than words, and reads no hello that speaks of them. */
  isOlder = false;
  /** Told instead of any answer. */
  reply: ToGuest | null = null;
  heard: FromGuest[] = [];

  constructor(host: Host, network: Network, seed: string) {
    this.host = host;
    this.network = network;
    this.rng = createRng(seed);
  }

  /** How somebody gets to this server. */
  around(viewer: Viewer): LineAround {
    return {
      connect: (events) => this.connect(viewer, events),
      onWake: (wake, cut) => {
        this.wakers.push(wake);
        this.cutters.push(cut);
        return () => {
          this.wakers = this.wakers.filter((each) => each !== wake);
          this.cutters = this.cutters.filter((each) => each !== cut);
        };
      },
    };
  }

  /** Somebody looks at the page again. */
  wake(): void {
    for (const wake of this.wakers) wake();
  }

  /** The browser says that there is no network; nothing is heard on the line itself. */
  cut(): void {
    for (const cut of this.cutters) cut();
  }

  /** Everybody loses the connection. */
  breakAll(code?: number): void {
    for (const connection of this.connections) this.break(connection, code);
  }

  get isEmpty(): boolean {
    return this.connections.length === 0;
  }

  private connect(viewer: Viewer, events: SocketEvents): Socket {
    const connection = { viewer, events, isOpen: !this.isDown, inWords: false };
    if (connection.isOpen) this.connections.push(connection);
    this.later(() => (connection.isOpen ? events.opened() : events.closed()));
    const { doorCode } = this;
    if (doorCode !== null) this.later(() => this.break(connection, doorCode));
    return {
      send: (text) => this.carry(connection, () => this.hear(connection, text)),
      close: () => this.break(connection),
    };
  }

  private break(connection: Connection, code?: number): void {
    if (!connection.isOpen) return;
    connection.isOpen = false;
    this.connections = this.connections.filter((each) => each !== connection);
    this.later(() => connection.events.closed(code));
  }

  /** A message on its way: what is sent later may be there before. */
  private carry(connection: Connection, arrive: () => void): void {
    const { breaks, twice } = this.network;
    if (breaks > 0 && below(this.rng, breaks) === 0) {
      this.break(connection);
      return;
    }
    const copies = twice > 0 && below(this.rng, twice) === 0 ? 2 : 1;
    for (let n = 0; n < copies; n++) this.later(() => connection.isOpen && arrive());
  }

  private later(act: () => void): void {
    setTimeout(act, below(this.rng, this.network.delay + 1));
  }

  private tell(connection: Connection, text: string): void {
    let heard = this.isOther ? text.replace('"meaning":"', '"meaning":"other') : text;
    if (this.isNewer) heard = heard.replace('"op":"', '"op":"unheardOf');
    this.carry(connection, () => connection.events.heard(heard));
  }

  private hear(connection: Connection, text: string): void {
    const message = fromGuest.parse(JSON.parse(text));
    this.heard.push(message);
    if (this.isOlder && 'hello' in message && message.hello.words !== undefined) {
      this.break(connection, MALFORMED);
      return;
    }
    const answer = this.reply === null ? this.answer(connection, message) : JSON.stringify(this.reply);
    if (answer !== null) this.tell(connection, answer);
  }

  /** What is only for whoever asked; what has changed is told to everybody. */
  private answer(connection: Connection, message: FromGuest): string | null {
    const { host } = this;
    const { viewer } = connection;
    const refused = (why: Refusal, at: number): string => JSON.stringify({ refused: why, at });
    if ('hello' in message) connection.inWords = message.hello.words === true;
    if ('hello' in message)
      return greet(host, viewer, message.hello, () => momentTexts(host.match, host.match.library, viewer));
    if ('claim' in message) return refused('stands', message.claim);
    const { command, at } = message;
    const change = host.act(typeof viewer === 'number' ? viewer : -1, command, at);
    if (typeof change === 'string') return refused(change, at);
    for (const each of this.connections)
      this.tell(each, `{"told":${host.tellText(change, each.viewer, each.inWords)}}`);
    return null;
  }
}
