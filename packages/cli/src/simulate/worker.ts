import { workerData } from 'node:worker_threads';
import { tellingFaults } from '../own/bot-fault.ts';
import { takeSupplies } from '../own/supplies.ts';
import { playTask } from './run.ts';

await takeSupplies(workerData);

/** One thread of `simulate`. */
export default tellingFaults(playTask);
