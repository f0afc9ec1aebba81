import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { PeerlessError } from '@peerless/rules';
import type { Command } from 'commander';
import { broughtContent } from '../collection/library.ts';
import type { Hands, Orders } from '../crew.ts';
import type { Io } from '../io.ts';
import { botFiles } from '../own/bot-files.ts';
import { refuseBeside } from '../words.ts';
import { buildStamp } from './build.ts';
import type { CraftName } from './crafts.ts';
import { databaseReason, isPassing, noUse, queueAddress, queueName } from './database.ts';
import { Queue, type Wanted } from './queue.ts';

/** Tasks whose results are asked for at a time, and milliseconds between two looks. */
const WINDOW = 1000;
const LOOK_MS = 500;
/** Looks between two at what is seldom: pieces given up, workers that are there. */
const SELDOM = 10;
/** Milliseconds that a queue may be gone. */
export const PATIENCE_MS = 60_000;

/** What is to be done. */
export interface Assignment<R> {
  readonly craft: CraftName;
  readonly plan: object;
  /** Where the plan does not say how many. */
  readonly games?: number;
  readonly isResult: (value: unknown) => value is R;
  readonly io: Pick<Io, 'err' | 'now'>;
}

/** The words behind a command that may go through a queue. */
export interface QueueWords {
  readonly databaseUrl?: string | true;
  readonly soFar?: true;
  readonly threads?: string;
  readonly results?: string;
}

export const queueOptions = (command: Command): Command =>
  command
    .option(
      '--database-url [address]',
      'have workers play, through the queue at postgres://… (default: DATABASE_URL)',
    )
    .option('--so-far', 'with --database-url: tell what was played by now, and do not wait for the rest');

/** Whoever has games played elsewhere, if that is wanted. */
export function foremanOf<T extends { readonly plan: object }, R>(
  assignment: Assignment<R>,
  { databaseUrl, soFar, threads }: QueueWords,
): Foreman<T, R> | null {
  if (databaseUrl !== undefined) {
    refuseBeside(() => '--database-url', { threads }, 'chooseOne');
    return new Foreman(assignment, queueAddress(databaseUrl), { soFar: soFar ?? false });
  }
  if (soFar) throw new PeerlessError('--so-far goes with --database-url');
  return null;
}

/** What is said when not all games were played. */
export function partly(done: number, games: number, { databaseUrl, soFar, results }: QueueWords): string {
  const count = `${done} of ${games} games`;
  if (soFar) return `So far ${count} were played.\n`;
  if (databaseUrl !== undefined)
    return `Left after ${count}; the workers go on, and the same command tells what they did.\n`;
  return results === undefined
    ? `Interrupted after ${count}; with --results FILE it could go on later.\n`
    : `Interrupted after ${count}; the same command goes on from ${results}.\n`;
}

/** Has tasks of a plan done by workers anywhere, and watches them. */
export class Foreman<T extends { readonly plan: object }, R> {
  private readonly assignment: Assignment<R>;
  private readonly address: string;
  private readonly soFar: boolean;
  private readonly patience: number;
  private queue: Queue | null = null;
  private plan: number | null = null;
  private isLonely = false;

  constructor(
    assignment: Assignment<R>,
    address: string,
    { soFar = false, patience = PATIENCE_MS }: { readonly soFar?: boolean; readonly patience?: number } = {},
  ) {
    this.assignment = assignment;
    this.address = address;
    this.soFar = soFar;
    this.patience = patience;
    if (botFiles().length > 0)
      throw new PeerlessError(
        'a bot from a file is a program and does not travel: through a queue play the bots of Peerless only',
      );
  }

  readonly hands: Hands<T, R> = async (tasks, orders) => {
    const all: T[] = [];
    for (let next = tasks.next(); !next.done; next = tasks.next()) all.push(next.value);
    if (all.length === 0) return;
    try {
      this.plan = await this.begun(all);
      await this.watch(this.plan, orders);
    } finally {
      this.queue?.close();
      this.queue = null;
    }
  };

  /** Everything is told: the plan leaves the queue. Where that cannot be done it stays, and harms nobody. */
  async settle(): Promise<void> {
    const queue = await Queue.open(this.address).catch(() => null);
    try {
      // Where a results file had all games nobody has looked for the plan.
      const plan = this.plan ?? (await queue?.find(this.wanted([]).key)) ?? null;
      if (plan !== null) await queue?.end(plan);
    } catch {
      // The report is told; the plan can be taken out by `worker --drop`.
    }
    queue?.close();
  }

  /** The plan in the queue. What goes wrong here is told at once: nothing is under way yet. */
  private async begun(tasks: readonly T[]): Promise<number> {
    const wanted = this.wanted(tasks);
    let found: number | null;
    try {
      this.queue = await Queue.open(this.address);
      found = await (this.soFar ? this.queue.find(wanted.key) : this.queue.put(wanted));
    } catch (error) {
      throw noUse(this.address, error);
    }
    if (found !== null) return found;
    throw new PeerlessError('these games are not in the queue; without --so-far they are put in');
  }

  /** The plan as it stands in the queue; which tasks are left to do is not part of what it is. */
  private wanted(tasks: readonly T[]): Wanted {
    const { craft, games } = this.assignment;
    const plan = JSON.stringify(this.assignment.plan);
    const content = JSON.stringify(broughtContent());
    const what = JSON.stringify([buildStamp(), craft, plan, games, content]);
    const key = createHash('sha256').update(what).digest('hex');
    return { key, craft, plan, content, tasks: tasks.map(({ plan: _, ...task }) => JSON.stringify(task)) };
  }

  /** Takes results until all are there, nobody wants more, or somebody has seen enough. */
  private async watch(plan: number, orders: Orders<T, R>): Promise<void> {
    const size = await this.patiently((queue) => queue.sizeOf(plan));
    let missing = Array.from({ length: size }, (_, number) => number);
    for (let looks = 0; missing.length > 0 && !orders.signal?.aborted; looks++) {
      const isSeldom = looks % SELDOM === 0;
      const isOver = isSeldom && !(await this.patiently((queue) => queue.isOpen(plan)));
      const window = isOver ? missing : missing.slice(0, WINDOW);
      const found = await this.patiently((queue) => queue.resultsOf(plan, window));
      for (const result of found.flatMap(({ results }) => this.read(results)))
        if (!orders.take(result)) return void (await this.patiently((queue) => queue.end(plan)));
      const seen = new Set(found.map(({ number }) => number));
      missing = missing.filter((number) => !seen.has(number));
      if (found.length === window.length) continue;
      if (isOver) throw new Error('somebody took these games out of the queue before all were played');
      if (this.soFar) return;
      if (isSeldom) await this.lookAround(plan, orders);
      await pause(LOOK_MS, null, { signal: orders.signal }).catch(() => {});
    }
  }

  /** Says if nobody is there to play, and stands in for workers who were all killed by the same piece. */
  private async lookAround(plan: number, { lost }: Orders<T, R>): Promise<void> {
    const { io } = this.assignment;
    const workers = await this.patiently((queue) => queue.workers());
    const isLonely = workers.every(({ build }) => build !== buildStamp());
    if (isLonely && !this.isLonely)
      io.err(
        workers.length === 0
          ? 'No worker is there: npx peerless worker --database-url ADDRESS on any machine plays these games.\n'
          : 'The workers that are there have another build of Peerless, or another Node; they leave these games alone.\n',
      );
    this.isLonely = isLonely;
    for (const piece of await this.patiently((queue) => queue.givenUp(plan))) {
      const open = await this.patiently((queue) => queue.tasksOf({ plan, ...piece }));
      for (const { number, task } of open) {
        const whole = { plan: this.assignment.plan, ...JSON.parse(task) } as T;
        const results = JSON.stringify([lost(whole, 'every worker that took it was gone')]);
        await this.patiently((queue) => queue.keep(plan, number, results));
      }
    }
  }

  private read(results: string): R[] {
    const { isResult } = this.assignment;
    const values: unknown = JSON.parse(results);
    if (Array.isArray(values) && values.every(isResult)) return values;
    throw new Error(`the queue at ${queueName(this.address)} holds results that are damaged`);
  }

  /** Asks a queue that may be away for a while. */
  private async patiently<X>(ask: (queue: Queue) => Promise<X>): Promise<X> {
    const { io } = this.assignment;
    const began = io.now();
    for (let isTold = false; ; ) {
      try {
        this.queue ??= await Queue.open(this.address);
        return await ask(this.queue);
      } catch (error) {
        this.queue?.close();
        this.queue = null;
        const reason = databaseReason(error);
        if (!isPassing(error) || io.now() - began >= this.patience)
          throw new Error(
            `the queue at ${queueName(this.address)} is gone (${reason}); what was played is kept there, and the same command goes on from it`,
          );
        if (!isTold) io.err(`The queue at ${queueName(this.address)} is gone (${reason}); waiting for it.\n`);
        isTold = true;
        await pause(Math.min(LOOK_MS, this.patience));
      }
    }
  }
}
