import { boards } from '@peerless/boards';
import { isPlayable } from '@peerless/language';
import { below, createRng } from '@peerless/rules';
import type { TableSettings } from '@peerless/table/online';
import { expect, onTestFinished } from 'vitest';
import { Visitor } from '../guest.ts';
import { at, opened, Page } from '../tables.ts';
import { Ledger } from './ledger.ts';
import { Sitter, type Temper, type World } from './sitter.ts';

/** What goes on at one of many tables. */
interface Kind {
  readonly settings: Partial<TableSettings>;
  readonly people: number;
  readonly temper: Temper;
  /** Whether the last place is a bot's. */
  readonly hasBot?: boolean;
}

const CLOCK = { is: 'bank', seconds: 7200, increment: 5 } as const;
const KINDS: readonly Kind[] = [
  { settings: { isRated: true }, people: 2, temper: 'hasty' },
  { settings: { clock: CLOCK }, people: 2, temper: 'usual' },
  { settings: {}, people: 1, temper: 'usual', hasBot: true },
  { settings: { isRated: true, clock: CLOCK }, people: 2, temper: 'usual' },
  { settings: { mode: 'free-for-all', seats: [0, 1, 2], isRated: true }, people: 3, temper: 'hasty' },
  { settings: { mode: 'teams', seats: [0, 1, 2, 3] }, people: 4, temper: 'usual' },
  { settings: {}, people: 1, temper: 'hasty', hasBot: true },
  { settings: { mode: 'free-for-all', seats: [0, 1, 2, 3] }, people: 3, temper: 'usual', hasBot: true },
];

const BOARDS = boards.filter((board) => isPlayable(board) && board.startSpaces >= 4);

/** Milliseconds that are waited for a crowd to come back. */
const PATIENCE = 15_000;

/** Many tables at once, and those who play at them. */
export class Crowd {
  readonly ledger = new Ledger();
  readonly sitters: Sitter[] = [];
  /** Where nodes listen at present. */
  addresses: readonly string[] = [];
  private readonly waiting = new Map<string, (() => void)[]>();
  readonly world: World = {
    address: () => this.addresses[below(this.world.rng, Math.max(1, this.addresses.length))] ?? null,
    ledger: this.ledger,
    rng: createRng(process.env.KILL_SEED ?? 'c0de'),
    about: (what) => {
      for (const hear of this.waiting.get(what)?.splice(0) ?? []) hear();
    },
  };

  /** Opens so many tables and lets the games begin. */
  async gather(tables: number): Promise<void> {
    const server = this.world.address() ?? '';
    for (let n = 0; n < tables; n++) {
      const kind = KINDS[n % KINDS.length] as Kind;
      await this.open(server, kind, n);
    }
    for (const sitter of this.sitters) sitter.start();
    onTestFinished(() => this.part());
  }

  part(): void {
    for (const sitter of this.sitters) sitter.stop();
  }

  /** Resolves when somebody is about to say something of that kind, or after a while. */
  next(what: 'move' | 'begin' | 'end', most: number): Promise<void> {
    return new Promise((resolve) => {
      const waiting = this.waiting.get(what) ?? [];
      this.waiting.set(what, [...waiting, resolve]);
      setTimeout(resolve, most);
    });
  }

  /** Resolves when so many more moves are acknowledged, or after a while. */
  async moved(count: number): Promise<void> {
    const [enough, late] = [this.ledger.acknowledged.size + count, Date.now() + PATIENCE];
    while (this.ledger.acknowledged.size < enough && Date.now() < late)
      await new Promise((resolve) => setTimeout(resolve, 20));
  }

  /** Everybody goes on, wherever they are: so many times they know more than before. */
  async goOn(times: number): Promise<void> {
    for (let n = 0; n < times; n++) {
      const before = this.sitters.map(({ at }) => at);
      const stuck = (): string[] =>
        this.sitters.filter(({ at }, i) => at === before[i]).map(({ name, at }) => `${name} at ${at}`);
      await expect.poll(stuck, { interval: 20, timeout: 60_000 }).toEqual([]);
    }
  }

  private async open(server: string, { settings, people, temper, hasBot }: Kind, n: number): Promise<void> {
    const visitors: Visitor[] = [];
    const sit = async (name: string): Promise<{ visitor: Visitor; person: string }> => {
      const visitor = new Visitor(server);
      const { body } = await visitor.ask('/api/people', { name });
      visitors.push(visitor);
      return { visitor, person: (body.person as { id: string }).id };
    };
    const board = BOARDS[n % BOARDS.length]?.slug ?? '';
    const owner = await sit(`t${n}-0`);
    const table = await opened(owner.visitor, { ...settings, board });
    const all = [owner];
    for (let i = 1; i <= people; i++) all.push(await sit(`t${n}-${i}`));
    for (const [i, { visitor }] of all.slice(0, people).entries()) await at(visitor, table, { sit: i });
    if (hasBot) await at(owner.visitor, table, { bot: { player: people, bot: 'novice' } });
    // The last one only looks on.
    for (const [i, { visitor, person }] of all.entries())
      this.sitters.push(
        new Sitter(this.world, { name: `t${n}-${i}`, cookie: visitor.cookie, person }, table, temper),
      );
    const page = new Page(server, table, owner.visitor.cookie);
    page.socket.once('open', () => page.say({ say: { phrase: 'hello' } }));
    await owner.visitor.until(() => page.said.length === 1);
    page.socket.terminate();
  }
}
