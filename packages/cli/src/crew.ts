import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { Piscina } from 'piscina';
import { BotError, withoutFault } from './own/bot-fault.ts';
import { type Supplies, suppliesHere } from './own/supplies.ts';
import { wholeNumber } from './words.ts';

/** Those who work on tasks: threads, or this process itself. */
export interface Crew<T, R> {
  /** How many tasks to hand over at once. */
  readonly lanes: number;
  readonly run: (task: T) => Promise<R>;
  /** Ends at once, also what is being worked on. */
  readonly close: () => Promise<void>;
}

/** Whoever has tasks done: the threads of this process, or workers on other machines. */
export type Hands<T, R> = (tasks: Iterator<T>, orders: Orders<T, R>) => Promise<void>;

/** What becomes of results. */
export interface Orders<T, R> {
  /** Called in the order in which tasks are finished; false ends the work. */
  readonly take: (result: R) => boolean;
  /** The tasks that stand for one whose worker died, tried once. */
  readonly again: (task: T) => readonly T[];
  /** The result of a task whose worker died twice. */
  readonly lost: (task: T, reason: string) => R;
  /** Ends the work when somebody loses patience. */
  readonly signal?: AbortSignal;
}

/** Threads that run a compiled worker; from source, as in tests, there is none and this process does its work. */
export const crewFor = <T, R>(worker: URL, here: (task: T) => R, threads: number): Crew<T, R> =>
  import.meta.url.endsWith('.ts') ? soloCrew(here) : threadCrew(worker, threads, suppliesHere());

/** More threads than this are never quicker, and each takes the memory of a whole library. */
export const mostThreads = (): number => Math.max(16, 2 * availableParallelism());

/** The number that somebody typed, or one thread a core. */
export const threadsOf = (typed: string | undefined): number =>
  typed === undefined ? availableParallelism() : wholeNumber(typed, '--threads', 1, mostThreads());

/** Threads that run the default export of a file; twice as many tasks as threads, so that no thread waits for one. */
export function threadCrew<T, R>(worker: URL, threads: number, workerData?: Supplies): Crew<T, R> {
  // Every core has its thread, so helpers of the garbage collector would only take turns with them (docs/arena.md).
  for (const flag of ['--no-parallel-scavenge', '--no-concurrent-marking', '--no-concurrent-sweeping'])
    setFlagsFromString(flag);
  const filename = worker.href;
  const pool = new Piscina<T, R>({ filename, minThreads: threads, maxThreads: threads, workerData });
  let isClosed = false;
  // What a thread still sends after the work was ended belongs to nobody.
  pool.on('error', (error) => {
    if (!isClosed) throw error;
  });
  return {
    lanes: 2 * threads,
    run: async (task) => withoutFault(await pool.run(task)),
    close: () => {
      isClosed = true;
      return pool.destroy();
    },
  };
}

/** One task after the other in this process. */
export const soloCrew = <T, R>(work: (task: T) => R): Crew<T, R> => ({
  lanes: 1,
  run: async (task) => {
    // Lets a progress bar be drawn and Ctrl-C be heard.
    await setImmediate();
    return work(task);
  },
  close: async () => {},
});

/** Has a crew do tasks until there are no more or nobody wants more; then the crew is gone. */
export async function work<T, R>(crew: Crew<T, R>, tasks: Iterator<T>, orders: Orders<T, R>): Promise<void> {
  const ended = new AbortController();
  const end = (): void => {
    if (!ended.signal.aborted) ended.abort();
  };
  orders.signal?.addEventListener('abort', end, { once: true });
  if (orders.signal?.aborted) end();
  const lane = async (): Promise<void> => {
    for (let next = tasks.next(); !(next.done || ended.signal.aborted); next = tasks.next())
      // Another lane may have ended it since this result came.
      for await (const result of resultsOf(crew, next.value, { ...orders, signal: ended.signal }))
        if (!(ended.signal.aborted || orders.take(result))) end();
  };
  // Whoever fails or has enough ends it for all; the lanes then find their tasks gone and stop.
  const gone = new Promise<void>((resolve) =>
    ended.signal.addEventListener('abort', () => resolve(crew.close()), { once: true }),
  );
  const lanes = Array.from({ length: crew.lanes }, () =>
    lane().catch((error: unknown) => {
      end();
      throw error;
    }),
  );
  const results = await Promise.allSettled(lanes);
  orders.signal?.removeEventListener('abort', end);
  end();
  await gone;
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

/**
 * The results of one task. If its worker dies, those of the tasks that stand for it, each tried once. Nothing comes after the
 * signal.
 */
export async function* resultsOf<T, R>(
  crew: Crew<T, R>,
  task: T,
  { again, lost, signal }: Pick<Orders<T, R>, 'again' | 'lost' | 'signal'>,
): AsyncGenerator<R, undefined> {
  const attempt = async (part: T): Promise<{ result: R } | { reason: string }> => {
    try {
      return { result: await crew.run(part) };
    } catch (error) {
      if (error instanceof BotError) throw error;
      return { reason: error instanceof Error ? error.message : String(error) };
    }
  };
  const first = await attempt(task);
  if (signal?.aborted) return;
  if ('result' in first) yield first.result;
  else
    for (const part of again(task)) {
      if (signal?.aborted) return;
      const second = await attempt(part);
      if (signal?.aborted) return;
      yield 'result' in second ? second.result : lost(part, second.reason);
    }
}
