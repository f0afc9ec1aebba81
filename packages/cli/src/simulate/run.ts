import { crewFor, type Hands, work } from '../crew.ts';
import { isCount, isObject, type Journal } from '../journal.ts';
import { CardWatch } from './card-watch.ts';
import { type Plan, type PlannedGame, plannedGame } from './plan.ts';
import { type Played, playOut, type Table } from './play-out.ts';
import { count, countPair, emptyTally, isTally, merge, type Tally } from './tally.ts';

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
  const { bots, iterations, versus } = plan;
  const table: Table = { bots, ...(iterations === null ? {} : { budget: () => ({ iterations }) }) };
  for (let i = from; i < from + games; i++) {
    const planned = plannedGame(plan, i);
    const here = playCounted(planned, table, tally);
    if (versus !== undefined)
      countPair(tally, planned, here, playOut(planned, { ...table, instead: versus.hero }));
  }
  return tally;
}

/** Plays a game and counts it; one that breaks a law is played again to tell where it happens. */
function playCounted(planned: PlannedGame, table: Table, tally: Tally): Played {
  let watch: CardWatch | null = null;
  const played = playOut(planned, {
    ...table,
    watch: (game) => {
      watch = new CardWatch(game);
      return watch.sink;
    },
  });
  count(tally, planned, played.error === null ? played : playOut(planned, table, 1), watch);
  return played;
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

/** Threads that play batches. */
export const simulateThreads =
  (threads: number): Hands<Task, Done> =>
  (tasks, orders) =>
    work(crewFor(new URL('./worker.js', import.meta.url), playTask, threads), tasks, orders);

/** Has what the journal does not have yet of a plan played; the result does not depend on who plays. */
export async function runPlan(plan: Plan, hands: Hands<Task, Done>, keeping: Keeping): Promise<Ran> {
  const { journal, onGames, signal } = keeping;
  const total = emptyTally();
  const known = new Set<number>();
  const isNew = (done: Done): boolean =>
    singles(done).every(({ from }) => !known.has(from) && from >= plan.from && from < plan.from + plan.games);
  const add = (done: Done): void => {
    for (const { from } of singles(done)) known.add(from);
    merge(total, done.tally);
    onGames(done.games);
  };
  // A batch cannot be taken apart: where it overlaps another one it is left out, and what it lacks is played again.
  for (const done of journal.entries) if (isNew(done)) add(done);
  const before = total.decisions;
  const keep = (done: Done): void => {
    if (!isNew(done)) return;
    journal.append(done);
    add(done);
  };
  await playTasks(tasksOf(plan, new Set(known)), hands, keep, signal);
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
  await playTasks(tasks(), simulateThreads(threads), keep, signal);
  return total;
}

const playTasks = (
  tasks: Iterator<Task>,
  hands: Hands<Task, Done>,
  keep: (done: Done) => void,
  signal: AbortSignal | undefined,
): Promise<void> =>
  hands(tasks, {
    take: (done) => {
      keep(done);
      return true;
    },
    again: againSingly,
    lost: lostBatch,
    ...(signal === undefined ? {} : { signal }),
  });

/** What stands for a batch whose thread died. */
export const againSingly = (task: Task): Task[] =>
  singles(task).map((single) => ({ plan: task.plan, ...single }));

/** A game that no thread could finish. */
export function lostBatch({ plan, from }: Task, reason: string): Done {
  const tally = emptyTally();
  const error = `its thread died twice (${reason})`;
  count(tally, plannedGame(plan, from), { decisions: 0, turns: 0, outcome: null, error }, null);
  return { from, games: 1, tally };
}

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
