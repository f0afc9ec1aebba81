import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Content } from '../collection/library.ts';
import { type Crew, crewFor, resultsOf } from '../crew.ts';
import { counted } from '../sentence.ts';
import { againOrder, CRAFTS, isCraftName, lostOrder, type Order, playOrder } from './crafts.ts';
import { databaseReason, isPassing, noUse, queueName } from './database.ts';
import { PATIENCE_MS } from './foreman.ts';
import { type PieceOfPlan, type PlanRow, Queue } from './queue.ts';

/** Milliseconds from one sign of life to the next; others wait for five seconds. */
const BEAT_MS = 1000;
/** Connections beside those that keep results: for news, signs of life and the next piece. */
const MORE_CONNECTIONS = 4;
const TRIES_MS = 1000;

/** How a worker works. */
export interface Shift {
  readonly address: string;
  readonly threads: number;
  /** Ends it. */
  readonly signal: AbortSignal;
  /** Is told what happens, a line at a time. */
  readonly tell: (line: string) => void;
  /** Milliseconds that the queue may be gone. */
  readonly patience?: number;
}

/** Somebody who takes pieces of plans until told to stop; it says itself when the queue is gone for long. */
export class Worker {
  private readonly shift: Shift;
  private readonly id: string = randomUUID();
  private readonly crew: Crew<Order, unknown>;
  private readonly plans = new Map<number, PlanRow>();
  /** Games that this worker has played and handed in. */
  games = 0;

  constructor(shift: Shift) {
    this.shift = shift;
    this.crew = crewFor(new URL('./thread.js', import.meta.url), playOrder, shift.threads);
  }

  async work(): Promise<void> {
    const { signal, tell, threads } = this.shift;
    const place = queueName(this.shift.address);
    try {
      let queue = await this.opened();
      tell(`Working for the queue at ${place} with ${counted(threads, 'thread')}. Ctrl-C ends it.`);
      while (!signal.aborted) {
        const trouble = await this.session(queue);
        if (trouble === null) return;
        const reason = databaseReason(trouble);
        if (!isPassing(trouble)) throw new Error(`the queue at ${place} takes nothing more: ${reason}`);
        tell(`The queue at ${place} is gone (${reason}); waiting for it.`);
        const again = await this.again(reason);
        if (again === null) return;
        queue = again;
        tell('The queue is back.');
      }
    } finally {
      await this.crew.close();
    }
  }

  private open(): Promise<Queue> {
    return Queue.open(this.shift.address, this.crew.lanes + MORE_CONNECTIONS);
  }

  private async opened(): Promise<Queue> {
    try {
      return await this.open();
    } catch (error) {
      throw noUse(this.shift.address, error);
    }
  }

  /** The queue once it is back, or null if somebody ends this worker before that. */
  private async again(reason: string): Promise<Queue | null> {
    const { patience = PATIENCE_MS, signal, address } = this.shift;
    for (let waited = 0; waited < patience; waited += TRIES_MS) {
      await pause(Math.min(TRIES_MS, patience), null, { signal }).catch(() => {});
      if (signal.aborted) return null;
      const queue = await this.open().catch(() => null);
      if (queue !== null) return queue;
    }
    throw new Error(
      `the queue at ${queueName(address)} did not come back (${reason}); what was played before is kept there, and other workers take the rest`,
    );
  }

  /** Works until the signal or until something is wrong with the queue, which is returned. */
  private async session(queue: Queue): Promise<unknown> {
    const { signal } = this.shift;
    // Another database has other plans under the same numbers.
    this.plans.clear();
    const over = new AbortController();
    const hands = new Set<string>();
    const events = new EventEmitter();
    events.on('worker:create', ({ worker }: { worker: { workerId: string } }) => hands.add(worker.workerId));
    const failed = new Promise<unknown>((resolve) => {
      for (const name of ['worker:getJob:error', 'worker:fatalError', 'pool:listen:error'])
        events.on(name, ({ error }: { error: unknown }) => resolve(error));
      events.on('failed', resolve);
    });
    const fail = (error: unknown): void => void events.emit('failed', error);
    const stop = await queue
      .hire(this.crew.lanes, (piece) => this.piece(queue, piece, over.signal, fail), events)
      .catch((error: unknown) => {
        fail(error);
        return null;
      });
    const beat = (): Promise<void> =>
      queue.beat({ id: this.id, machine: hostname(), threads: this.shift.threads }, [...hands]).catch(fail);
    await beat();
    const beats = setInterval(() => void beat(), BEAT_MS);
    const trouble = await Promise.race([failed, ended(signal)]);
    clearInterval(beats);
    stop?.();
    // Nobody takes a new piece; those begun are free at once, and their games end.
    if (trouble === null || !isPassing(trouble)) await queue.leave(this.id, [...hands]).catch(() => {});
    over.abort();
    queue.close();
    return trouble;
  }

  /**
   * Does what is left of a piece. It comes back only if all is done or nobody wants it: a piece that this worker gives up is free
   * or will be (`Queue.beat`), and what graphile-worker would write about it can mostly not be written.
   */
  private async piece(
    queue: Queue,
    piece: PieceOfPlan,
    signal: AbortSignal,
    fail: (error: unknown) => void,
  ): Promise<void> {
    try {
      const plan = await this.planOf(queue, piece.plan);
      if (plan === null) return;
      for (const { number, task } of await queue.tasksOf(piece)) {
        const results: unknown[] = [];
        const order = orderOf(piece.plan, plan, task);
        for await (const result of resultsOf(this.crew, order, {
          again: againOrder,
          lost: lostOrder,
          signal,
        }))
          results.push(result);
        if (signal.aborted) return await never();
        if (!(await queue.keep(piece.plan, number, JSON.stringify(results)))) return;
        for (const result of results) this.games += CRAFTS[order.craft].games(result);
      }
    } catch (error) {
      fail(error);
      await never();
    }
  }

  private async planOf(queue: Queue, id: number): Promise<PlanRow | null> {
    const known = this.plans.get(id) ?? (await queue.planOf(id));
    if (known === null) return null;
    if (!this.plans.has(id)) this.shift.tell(`Plan ${id}: ${known.craft} ${botsOf(known.plan)}.`);
    this.plans.set(id, known);
    return known;
  }
}

/** Who plays in a plan, for those who look on. */
export const botsOf = (plan: string): string => {
  const { bots } = JSON.parse(plan) as { bots: readonly string[] };
  return bots.join(', ');
};

function orderOf(id: number, { craft, plan, content }: PlanRow, task: string): Order {
  if (!isCraftName(craft)) throw new Error(`plan ${id} is of no kind that is known here`);
  return {
    craft,
    task: { plan: JSON.parse(plan), ...JSON.parse(task) },
    content: JSON.parse(content) as Content,
    contentKey: content,
  };
}

const never = (): Promise<void> => new Promise(() => {});

const ended = (signal: AbortSignal): Promise<null> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(null);
    else signal.addEventListener('abort', () => resolve(null), { once: true });
  });
