import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import type { Pool, QueryResultRow } from 'pg';
import { buildStamp } from './build.ts';
import { connected, JOBS, LAB, silence } from './database.ts';
import { forgiving } from './forgiving-pool.ts';
import { type Piece, piecesOf } from './pieces.ts';

/** Games to be played by whoever takes them: what is the same again is the same plan. */
export interface Wanted {
  readonly key: string;
  readonly craft: string;
  /** JSON. */
  readonly plan: string;
  readonly content: string;
  readonly tasks: readonly string[];
}

/** What a worker knows of a plan. */
export interface PlanRow {
  readonly craft: string;
  readonly plan: string;
  readonly content: string;
}

/** A task that nobody has done yet. */
export interface OpenTask {
  readonly number: number;
  readonly task: string;
}

/** What a task came to. */
export interface DoneTask {
  readonly number: number;
  readonly results: string;
}

/** A worker as the others see it. */
export interface Presence {
  readonly id: string;
  readonly machine: string;
  readonly threads: number;
}

/** A plan in the queue, for those who look what is there. */
export interface PlanState {
  readonly id: number;
  readonly craft: string;
  readonly plan: string;
  readonly build: string;
  readonly done: number;
  readonly total: number;
  readonly minutes: number;
}

export interface WorkerState extends Omit<Presence, 'id'> {
  readonly build: string;
}

/** What a job carries. */
export interface PieceOfPlan extends Piece {
  readonly plan: number;
}

/** Whoever has not been seen for so long is gone, and others take what it had. */
const GONE = "interval '5 seconds'";
/** A plan that is over is kept so long, for others who watch it. */
const KEPT = "interval '10 minutes'";
/** Idle hands ask so often whether a piece was given back; of new pieces they are told. */
const POLL_MS = 500;

/** Only workers of the same build take these jobs. */
const jobName = (): string => `peerless:${buildStamp()}`;

/** Plans, tasks and results in PostgreSQL; pieces of plans are jobs of graphile-worker. */
export class Queue {
  private readonly pool: Pool;

  private constructor(pool: Pool) {
    this.pool = pool;
  }

  static open = async (address: string, connections: number = 4): Promise<Queue> =>
    new Queue(await connected(address, connections));

  /** Does not wait for answers that may never come. */
  close(): void {
    this.pool.end().catch(() => {});
  }

  private async ask<T extends QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<T[]> {
    return (await this.pool.query<T>(text, [...values])).rows;
  }

  /** Puts a plan in, or finds it; tasks it lacks are added. All or nothing. */
  async put({ key, craft, plan, content, tasks }: Wanted): Promise<number> {
    const client = await this.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query(`DELETE FROM ${LAB}.plans WHERE ended < now() - ${KEPT}`);
      // The row is locked in any case, so that two who put the same plan in take turns.
      const { rows: made } = await client.query<{ id: number }>(
        `INSERT INTO ${LAB}.plans (key, craft, plan, content, build) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (key) WHERE ended IS NULL DO UPDATE SET key = excluded.key RETURNING id`,
        [key, craft, plan, content, buildStamp()],
      );
      const id = made[0]?.id ?? 0;
      const { rows: old } = await client.query<{ task: string }>(
        `SELECT task FROM ${LAB}.tasks WHERE plan = $1`,
        [id],
      );
      const known = new Set(old.map(({ task }) => task));
      const added = tasks.filter((task) => !known.has(task));
      await client.query(
        `INSERT INTO ${LAB}.tasks (plan, number, task)
         SELECT $1, $2 + n - 1, task FROM unnest($3::text[]) WITH ORDINALITY AS added (task, n)`,
        [id, old.length, added],
      );
      const pieces = [...piecesOf(old.length, old.length + added.length)];
      await client.query(ADD_JOBS, [
        jobName(),
        id,
        pieces.map(({ from }) => from),
        pieces.map(({ to }) => to),
      ]);
      await client.query('COMMIT');
      client.release();
      return id;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  /** A plan that is not over, if it is there. */
  async find(key: string): Promise<number | null> {
    const [row] = await this.ask<{ id: number }>(
      `SELECT id FROM ${LAB}.plans WHERE key = $1 AND ended IS NULL`,
      [key],
    );
    return row?.id ?? null;
  }

  async sizeOf(plan: number): Promise<number> {
    const [row] = await this.ask<{ count: number }>(
      `SELECT count(*)::integer AS count FROM ${LAB}.tasks WHERE plan = $1`,
      [plan],
    );
    return row?.count ?? 0;
  }

  /** What is there by now of some tasks. */
  resultsOf(plan: number, numbers: readonly number[]): Promise<DoneTask[]> {
    return this.ask<{ number: number; results: string }>(
      `SELECT number, results FROM ${LAB}.tasks
       WHERE plan = $1 AND number = ANY($2::integer[]) AND results IS NOT NULL ORDER BY number`,
      [plan, numbers],
    );
  }

  /** Pieces that nobody takes any more: so many workers were killed by them. */
  async givenUp(plan: number): Promise<Piece[]> {
    const rows = await this.ask<{ key: string }>(
      `SELECT key FROM ${JOBS}.jobs WHERE key LIKE $1 AND attempts >= max_attempts AND locked_at IS NULL`,
      [`${plan}:%`],
    );
    return rows.map(({ key }) => {
      const [, from = 0, to = 0] = key.split(':').map(Number);
      return { from, to };
    });
  }

  /** Whether a plan is still to be played. */
  async isOpen(plan: number): Promise<boolean> {
    return (await this.planOf(plan)) !== null;
  }

  /** Nobody plays on; what was played is kept for a while. False if there is no such plan. */
  async end(plan: number): Promise<boolean> {
    const ended = await this.ask(
      `UPDATE ${LAB}.plans SET ended = now() WHERE id = $1 AND ended IS NULL RETURNING id`,
      [plan],
    );
    await this.ask(`SELECT ${JOBS}.remove_job(key) FROM ${JOBS}.jobs WHERE key LIKE $1`, [`${plan}:%`]);
    return ended.length > 0;
  }

  plans(): Promise<PlanState[]> {
    return this.ask<PlanState & QueryResultRow>(
      `SELECT id, craft, plans.plan, build, count(results)::integer AS done, count(*)::integer AS total,
         (extract(epoch FROM now() - begun) / 60)::integer AS minutes
       FROM ${LAB}.plans JOIN ${LAB}.tasks ON tasks.plan = plans.id WHERE ended IS NULL GROUP BY id ORDER BY id`,
    );
  }

  /** Those who have been seen of late. */
  workers(): Promise<WorkerState[]> {
    return this.ask<WorkerState & QueryResultRow>(
      `SELECT machine, threads, build FROM ${LAB}.workers WHERE seen > now() - ${GONE} ORDER BY machine, id`,
    );
  }

  async planOf(plan: number): Promise<PlanRow | null> {
    const [row] = await this.ask<PlanRow & QueryResultRow>(
      `SELECT craft, plan, content FROM ${LAB}.plans WHERE id = $1 AND ended IS NULL`,
      [plan],
    );
    return row ?? null;
  }

  /** What is left to do of a piece; whoever had it before may have done some. */
  tasksOf({ plan, from, to }: PieceOfPlan): Promise<OpenTask[]> {
    return this.ask<OpenTask & QueryResultRow>(
      `SELECT number, task FROM ${LAB}.tasks
       WHERE plan = $1 AND number >= $2 AND number < $3 AND results IS NULL ORDER BY number`,
      [plan, from, to],
    );
  }

  /** Keeps the results of a task, the first ones only; false if nobody wants more of this plan. */
  async keep(plan: number, number: number, results: string): Promise<boolean> {
    const [row] = await this.ask<{ open: boolean }>(
      `WITH kept AS (UPDATE ${LAB}.tasks SET results = $3 WHERE plan = $1 AND number = $2 AND results IS NULL)
       SELECT ended IS NULL AS open FROM ${LAB}.plans WHERE id = $1`,
      [plan, number, results],
    );
    return row?.open ?? false;
  }

  /** Says that a worker is there, and gives back what those had who are not. */
  async beat({ id, machine, threads }: Presence, hands: readonly string[]): Promise<void> {
    await this.ask(
      `INSERT INTO ${LAB}.workers (id, hands, build, machine, threads, seen) VALUES ($1, $2, $3, $4, $5, now())
       ON CONFLICT (id) DO UPDATE SET hands = excluded.hands, seen = now()`,
      [id, hands, buildStamp(), machine, threads],
    );
    await this.ask(
      `SELECT ${JOBS}.force_unlock_workers(ARRAY(
         SELECT DISTINCT locked_by FROM ${JOBS}.jobs WHERE locked_at < now() - ${GONE} AND NOT EXISTS (
           SELECT FROM ${LAB}.workers WHERE locked_by = ANY (hands) AND seen > now() - ${GONE})))`,
    );
    await this.ask(`DELETE FROM ${LAB}.workers WHERE seen < now() - ${KEPT}`);
  }

  /** A worker leaves: what it had is free at once. */
  async leave(id: string, hands: readonly string[]): Promise<void> {
    await this.ask(`SELECT ${JOBS}.force_unlock_workers($1::text[])`, [hands]);
    await this.ask(`DELETE FROM ${LAB}.workers WHERE id = $1`, [id]);
  }

  /**
   * So many hands, each of which takes one piece after the other, until what this returns is called. Not `run` of graphile-worker:
   * its timetable, which nobody here needs, ends the process where a connection breaks.
   */
  async hire(
    count: number,
    work: (piece: PieceOfPlan) => Promise<void>,
    events: WorkerEvents = new EventEmitter(),
  ): Promise<() => void> {
    const [{ runTaskList }, logger] = [await import('graphile-worker'), await silence()];
    // It traces the end of a hand that a broken connection brought about, past its own logger; we say it in a sentence.
    console.trace = () => {};
    const tasks = { [jobName()]: (piece: unknown) => work(piece as PieceOfPlan) };
    const options = { schema: JOBS, concurrency: count, pollInterval: POLL_MS, noHandleSignals: true };
    const pool = runTaskList({ ...options, logger, events }, tasks, forgiving(this.pool));
    return () => void pool.gracefulShutdown().catch(() => {});
  }
}

/** In the order of their numbers: the time at which a job may run decides who comes first. */
const ADD_JOBS = `
  SELECT count(*) FROM ${JOBS}.add_jobs(ARRAY(
    SELECT ROW(
      $1::text,
      json_build_object('plan', $2::integer, 'from', piece_from, 'to', piece_to),
      NULL,
      now() - interval '1 millisecond' * (cardinality($3::integer[]) - n),
      NULL,
      $2::integer || ':' || piece_from || ':' || piece_to,
      NULL,
      NULL
    )::${JOBS}.job_spec
    FROM unnest($3::integer[], $4::integer[]) WITH ORDINALITY AS pieces (piece_from, piece_to, n)))`;
