import { workerData } from 'node:worker_threads';
import { tellingFaults } from '../own/bot-fault.ts';
import { takeSupplies } from '../own/supplies.ts';
import { playTask } from './play.ts';

await takeSupplies(workerData);

/** One thread of `arena`. */
export default tellingFaults(playTask);
