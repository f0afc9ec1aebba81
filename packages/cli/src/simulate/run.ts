import { crewFor, work } from '../crew.ts';
import { isCount, isObject, type Journal } from '../journal.ts';
import { CardWatch } from './card-watch.ts';
import { type Plan, plannedGame } from './plan.ts';
import { playOut, type Table } from './play-out.ts';
import { count, emptyTally, isTally, merge, type Tally } from './tally.ts';

/** A run of games of a plan: what one thread plays before it reports. */
export interface Batch {
  readonly from: number;
  readonly games: number;
}

/** So many quick games are worth a message. */
const LONGEST_BATCH = 50;

/** What a thread gets. */
export interface Task extends Batch {
  readonly plan: Plan;
}

/** What a thread sends home. */
export interface Done extends Batch {
  readonly tally: Tally;
}

export const isDone = (value: unknown): value is Done =>
  isObject(value) &&
  isCount(value.from) &&
  isCount(value.games) &&
  value.games <= LONGEST_BATCH &&
  isTally(value.tally);

/** Plays one batch. */
export function playBatch(plan: Plan, { from, games }: Batch): Tally {
  const tally = emptyTally();
  const { bots, iterations } = plan;
  const table: Table = { bots, ...(iterations === null ? {} : { budget: () => ({ iterations }) }) };
  for (let i = from; i < from + games; i++) {
    const planned = plannedGame(plan, i);
    let watch: CardWatch | null = null;
    const played = playOut(planned, {
      ...table,
      watch: (game) => {
        watch = new CardWatch(game);
        return watch.sink;
      },
    });
    // A game that breaks a law is played again to tell where it happens.
    count(tally, planned, played.error === null ? played : playOut(planned, table, 1), watch);
  }
  return tally;
}

/** The work of a thread. */
export const playTask = ({ plan, from, games }: Task): Done => ({
  from,
  games,
  tally: playBatch(plan, { from, games }),
});

/** All games of a plan in batches. */
export function* batchesOf(plan: Plan, size: number): Generator<Batch, undefined> {
  for (let done = 0; done < plan.games; done += size)
    yield { from: plan.from + done, games: Math.min(size, plan.games - done) };
}

/** How a run is watched and kept. */
export interface Keeping {
  readonly journal: Journal<Done>;
  readonly onGames: (games: number) => void;
  readonly signal?: AbortSignal;
}

/** What a run came to: all games of the plan, and how many decisions were made in this run itself. */
export interface Ran {
  readonly tally: Tally;
  readonly decisions: number;
}

/** Plays what the journal does not have yet of a plan; the result does not depend on the number of threads. */
export async function runPlan(plan: Plan, threads: number, keeping: Keeping): Promise<Ran> {
  const { journal, onGames, signal } = keeping;
  const total = emptyTally();
  const known = new Set<number>();
  const add = ({ games, tally }: Done): void => {
    merge(total, tally);
    onGames(games);
  };
  for (const done of journal.entries) {
    const games = singles(done).map(({ from }) => from);
    // A batch cannot be taken apart: where it overlaps another one it is left out, and what it lacks is played again.
    if (games.some((game) => known.has(game) || game < plan.from || game >= plan.from + plan.games)) continue;
    for (const game of games) known.add(game);
    add(done);
  }
  const before = total.decisions;
  const keep = (done: Done): void => {
    journal.append(done);
    add(done);
  };
  await playTasks(tasksOf(plan, known), threads, keep, signal);
  return { tally: total, decisions: total.decisions - before };
}

/** Plays several plans with the same threads; all results together. */
export async function runPlans(
  plans: readonly Plan[],
  threads: number,
  { onGames, signal }: Pick<Keeping, 'onGames' | 'signal'>,
): Promise<Tally> {
  const total = emptyTally();
  const tasks = function* (): Generator<Task, undefined> {
    for (const plan of plans) yield* tasksOf(plan, new Set());
  };
  const keep = ({ games, tally }: Done): void => {
    merge(total, tally);
    onGames(games);
  };
  await playTasks(tasks(), threads, keep, signal);
  return total;
}

const playTasks = (
  tasks: Iterator<Task>,
  threads: number,
  keep: (done: Done) => void,
  signal: AbortSignal | undefined,
): Promise<void> =>
  work(crewFor(new URL('./worker.js', import.meta.url), playTask, threads), tasks, {
    take: (done) => {
      keep(done);
      return true;
    },
    again: (task) => singles(task).map((single) => ({ plan: task.plan, ...single })),
    lost: ({ plan, from }, reason) => ({ from, games: 1, tally: lostGame(plan, from, reason) }),
    ...(signal === undefined ? {} : { signal }),
  });

const singles = ({ from, games }: Batch): Batch[] =>
  Array.from({ length: games }, (_, i) => ({ from: from + i, games: 1 }));

/** What is left to do; batches small enough that all threads are busy until the end. */
function* tasksOf(plan: Plan, known: ReadonlySet<number>): Generator<Task, undefined> {
  const size = plan.bots.every((bot) => bot === 'random') ? LONGEST_BATCH : 1;
  for (const batch of batchesOf(plan, size)) {
    const left = known.size === 0 ? [] : singles(batch).filter(({ from }) => !known.has(from));
    if (known.size === 0 || left.length === batch.games) yield { plan, ...batch };
    else for (const single of left) yield { plan, ...single };
  }
}

function lostGame(plan: Plan, index: number, reason: string): Tally {
  const tally = emptyTally();
  const error = `its thread died twice (${reason})`;
  count(tally, plannedGame(plan, index), { decisions: 0, turns: 0, outcome: null, error }, null);
  return tally;
}
