import { quoted } from '@peerless/language';
import { PeerlessError } from '@peerless/rules';
import { threadsOf } from '../crew.ts';
import { interruptible } from '../interrupt.ts';
import type { Io } from '../io.ts';
import { buildStamp } from '../lab/build.ts';
import { noUse, queueAddress, queueName } from '../lab/database.ts';
import { botsOf, Worker } from '../lab/labour.ts';
import { type PlanState, Queue, type WorkerState } from '../lab/queue.ts';
import type { AddCommand } from '../program.ts';
import { counted } from '../sentence.ts';
import { styleFor } from '../style.ts';
import { type Column, table } from '../table.ts';
import { jsonText, refuseBeside, wholeNumber } from '../words.ts';

interface Options {
  readonly databaseUrl?: string | true;
  readonly threads?: string;
  readonly show?: true;
  readonly json?: true;
  readonly drop?: string;
}

const MORE = `
Any number of workers on any number of machines take pieces of what \`arena --database-url\` and
\`simulate --database-url\` put in. A worker that is killed loses nothing: others take its piece five
seconds later. Workers take only what their own build of Peerless put in. docs/arena.md tells more.
`;

/** `peerless worker` */
export const workerCommand: AddCommand = (program, { io, say }) => {
  program
    .command('worker')
    .description(say('commandWorker'))
    .option('--database-url [address]', 'where the queue is, postgres://… (default: DATABASE_URL)')
    .option('--threads <n>', 'how many threads (default: as many as there are cores)')
    .option('--show', 'tell what is in the queue and who works for it')
    .option('--json', 'with --show: as JSON')
    .option('--drop <number>', 'take a plan out of the queue; its number is told by --show')
    .addHelpText('after', MORE)
    .action(async (options: Options) => {
      const address = queueAddress(options.databaseUrl);
      const { drop, show, threads, json } = options;
      if (show) refuseBeside(() => '--show', { drop, threads }, 'chooseOne');
      if (drop !== undefined) refuseBeside(() => '--drop', { threads, json }, 'chooseOne');
      if (show) return onQueue(address, (queue) => tell(queue, options, io));
      if (drop !== undefined) return onQueue(address, (queue) => dropped(queue, drop, io));
      if (json) throw new PeerlessError('--json goes with --show');
      await working(address, threadsOf(threads), io);
    });
};

async function working(address: string, threads: number, io: Io): Promise<void> {
  const tell = (line: string): void => io.err(`${line}\n`);
  const place = queueName(address);
  const games = await interruptible(
    async (signal) => {
      const worker = new Worker({ address, threads, signal, tell });
      await worker.work();
      return worker.games;
    },
    ['SIGINT', 'SIGTERM'],
  );
  io.out(`Played ${counted(games, 'game')} for the queue at ${place}.\n`);
}

async function onQueue(address: string, work: (queue: Queue) => Promise<void>): Promise<void> {
  let queue: Queue | null = null;
  try {
    queue = await Queue.open(address);
    await work(queue);
  } catch (error) {
    throw error instanceof PeerlessError ? error : noUse(address, error);
  } finally {
    queue?.close();
  }
}

const PLANS: readonly Column<PlanState>[] = [
  { title: 'Plan', value: ({ id }) => id, align: 'right' },
  { title: 'Games', value: ({ craft, plan }) => `${craft} ${botsOf(plan)}` },
  { title: 'Done', value: ({ done, total }) => `${Math.floor((100 * done) / total)} %`, align: 'right' },
  { title: 'Tasks', value: ({ done, total }) => `${done} of ${total}`, align: 'right' },
  { title: 'Minutes', value: ({ minutes }) => minutes, align: 'right' },
  { title: 'Build', value: ({ build }) => buildWord(build) },
];

const WORKERS: readonly Column<WorkerState>[] = [
  { title: 'Worker on', value: ({ machine }) => machine },
  { title: 'Threads', value: ({ threads }) => threads, align: 'right' },
  { title: 'Build', value: ({ build }) => buildWord(build) },
];

const buildWord = (build: string): string => (build === buildStamp() ? 'this one' : build);

async function tell(queue: Queue, { json }: Options, io: Io): Promise<void> {
  const [plans, workers] = [await queue.plans(), await queue.workers()];
  if (json) {
    const rows = plans.map(({ plan, ...row }) => ({ ...row, plan: JSON.parse(plan) }));
    return io.out(jsonText({ build: buildStamp(), plans: rows, workers }));
  }
  const style = styleFor(io);
  io.out(plans.length === 0 ? 'The queue is empty.\n' : table(plans, PLANS, io.width, style));
  io.out(workers.length === 0 ? 'No worker is there.\n' : `\n${table(workers, WORKERS, io.width, style)}`);
}

async function dropped(queue: Queue, word: string, io: Io): Promise<void> {
  const id = wholeNumber(word, '--drop', 1, 2 ** 31 - 1);
  if (!(await queue.end(id))) throw new PeerlessError(`there is no plan ${quoted(word)} in the queue`);
  io.out(`Plan ${id} is no longer in the queue.\n`);
}
