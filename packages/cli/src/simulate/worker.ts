import { parentPort, workerData } from 'node:worker_threads';
import type { Plan } from './plan.ts';
import { type Batch, playBatch } from './run.ts';

/** One thread of `simulate`: it gets batches and sends tallies until it is ended. */
const plan = workerData as Plan;
parentPort?.on('message', (batch: Batch) => parentPort?.postMessage(playBatch(plan, batch)));
