import type { FromTable, LobbyCommand, LobbyView, TableSettings } from '@peerless/table/online';
import { expect, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { runNode, Visitor } from './guest.ts';
import { sqliteFile } from './nodes.ts';

export const DUEL_TABLE: TableSettings = {
  mode: 'duel',
  board: 'sarpedon',
  options: {},
  isPublic: true,
  seats: [0, 1],
  choosing: 'open',
  clock: { is: 'none' },
  whenUp: 'forfeit',
  isRated: false,
  isCast: false,
};

/** Salts that differ. */
export const saltOf = (text: string): string => Buffer.from(text.padEnd(16)).toString('hex').slice(0, 32);

export const READY: LobbyCommand = { ready: { salt: saltOf('a salt'), isSwapped: false } };

/** Does something at a table; the table as it is then. */
export async function at(visitor: Visitor, table: string, command: LobbyCommand): Promise<LobbyView> {
  const { status, body } = await visitor.ask(`/api/tables/${table}`, command);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)} for ${JSON.stringify(command)}`);
  return body as unknown as LobbyView;
}

/** The id of a new table. */
export async function opened(visitor: Visitor, settings: Partial<TableSettings> = {}): Promise<string> {
  const { status, body } = await visitor.ask('/api/tables', { ...DUEL_TABLE, ...settings });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.id;
}

/** Two people at a table of theirs, and the game that begins as soon as both are ready. */
export async function begun(
  [first, second]: readonly [Visitor, Visitor],
  settings: Partial<TableSettings> = {},
): Promise<{ readonly table: string; readonly game: string }> {
  const table = await opened(first, settings);
  await at(first, table, { sit: 0 });
  await at(second, table, { sit: 1 });
  await at(first, table, READY);
  const { game } = await at(second, table, READY);
  return { table, game: game ?? '' };
}

/** A page that is connected to a table. */
export class Page {
  readonly heard: string[] = [];
  readonly socket: WebSocket;
  closed: number | null = null;

  constructor(server: string, table: string, cookie = '') {
    this.socket = new WebSocket(`ws://${server}/api/tables/${table}/socket`, { headers: { cookie } });
    this.socket.on('message', (data) => this.heard.push(String(data)));
    this.socket.on('error', () => {});
    this.socket.on('close', (code) => {
      this.closed = code;
    });
    onTestFinished(() => this.socket.terminate());
  }

  get messages(): FromTable[] {
    return this.heard.map((text) => JSON.parse(text));
  }

  get lobby(): LobbyView | null {
    const last = this.messages.findLast((message) => 'lobby' in message);
    return last !== undefined && 'lobby' in last ? last.lobby : null;
  }

  /** What was said, as far as this page knows. */
  get said(): readonly string[] {
    return this.messages.flatMap((message) =>
      'said' in message
        ? message.said.map(({ name, saying }) => `${name}: ${'text' in saying ? saying.text : saying.phrase}`)
        : [],
    );
  }

  get refused(): readonly string[] {
    return this.messages.flatMap((message) => ('refused' in message ? [message.refused] : []));
  }

  say(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }
}

export const within = (isSo: () => boolean): Promise<void> =>
  expect.poll(isSo, { interval: 2, timeout: 20_000 }).toBe(true) as unknown as Promise<void>;

/** A server with some people who have names. */
export async function withPeople<N extends string>(...names: readonly N[]) {
  const node = await runNode(sqliteFile());
  const people = await Promise.all(
    names.map(async (name) => {
      const visitor = new Visitor(node.server);
      const { body } = await visitor.ask('/api/people', { name });
      return [name, Object.assign(visitor, { id: (body.person as { id: string }).id })] as const;
    }),
  );
  const page = (table: string, visitor?: Visitor): Page => new Page(node.server, table, visitor?.cookie);
  return { ...node, ...(Object.fromEntries(people) as Record<N, Visitor & { id: string }>), page };
}
