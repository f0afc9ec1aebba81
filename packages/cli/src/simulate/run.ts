import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Plan, plannedGame } from './plan.ts';
import { playOut } from './play-out.ts';
import { count, emptyTally, merge, type Tally } from './tally.ts';

/** A run of games of a plan: what one thread plays before it reports. */
export interface Batch {
  readonly from: number;
  readonly games: number;
}

/** Plays one batch. */
export function playBatch(plan: Plan, batch: Batch): Tally {
  const tally = emptyTally();
  for (let i = batch.from; i < batch.from + batch.games; i++) {
    const planned = plannedGame(plan, i);
    count(tally, planned, playOut(planned, plan.bots));
  }
  return tally;
}

/** All games of a plan in batches. */
export function batchesOf(plan: Plan, size: number): Batch[] {
  const batches: Batch[] = [];
  for (let done = 0; done < plan.games; done += size)
    batches.push({ from: plan.from + done, games: Math.min(size, plan.games - done) });
  return batches;
}

/** Plays a plan on some threads; the result does not depend on how many. */
export async function runPlan(plan: Plan, threads: number, onGames: (games: number) => void): Promise<Tally> {
  const size = plan.bots.every((bot) => bot === 'random') ? 50 : 2;
  const batches = batchesOf(plan, size);
  const total = emptyTally();
  const take = (part: Tally) => {
    merge(total, part);
    onGames(part.games);
  };
  const workers = Math.min(threads, batches.length);
  if (workers > 1) await runThreads(plan, batches, workers, take);
  else {
    for (const batch of batches) {
      take(playBatch(plan, batch));
      // Lets a progress bar be drawn and Ctrl-C be heard.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  return total;
}

/** Threads run the compiled worker; from source (in tests) there is none and everything happens in one thread. */
export const threadsHere = (): number => (import.meta.url.endsWith('.ts') ? 1 : availableParallelism());

async function runThreads(
  plan: Plan,
  batches: Batch[],
  workers: number,
  take: (part: Tally) => void,
): Promise<void> {
  const left = [...batches];
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: plan });
      const feed = () => {
        const batch = left.shift();
        if (batch === undefined) resolve(worker.terminate().then(() => {}));
        else worker.postMessage(batch);
      };
      worker.on('message', (part: Tally) => {
        take(part);
        feed();
      });
      worker.on('error', reject);
      feed();
    });
  await Promise.all(Array.from({ length: workers }, one));
}
