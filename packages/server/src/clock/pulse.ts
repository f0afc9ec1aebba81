import { awake, type Outage } from '@peerless/table';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

/** Time as clocks count it: it stands still while no node is up. */
export interface Outages {
  /** A time of the world, as clocks count it. */
  readonly awake: (at: number) => number;
  /** When it is so late, if nothing else fails. */
  readonly world: (awake: number) => number;
}

/** A server that was never down. */
export const NO_OUTAGES: Outages = { awake: (at) => at, world: (at) => at };

/** Milliseconds between two beats, and how late one may be before it was an outage. */
const BEAT = 1000;
const LATE = 3000;
/** Who starts is less patient: most likely it was alone, and nobody has been up since the last beat. */
const LATE_AT_START = 1500;
const ROW = 1;

/**
 * Every node says about once a second that the server is up. Whoever finds that nobody has said so for a while writes down an
 * outage: clocks do not count it, and what somebody has to do by some time has so much more time.
 */
export class Pulse implements Outages {
  private readonly db: Kysely<Schema>;
  private readonly now: () => number;
  private outages: readonly Outage[] = [];
  private slept = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(db: Kysely<Schema>, now: () => number) {
    this.db = db;
    this.now = now;
  }

  awake = (at: number): number => awake(at, this.outages);

  world = (at: number): number => at + this.slept;

  /** The first beat, which finds out how long nobody was up, then one after the other. */
  async start(fail: (error: unknown) => void): Promise<void> {
    await this.beat(LATE_AT_START);
    this.timer = setInterval(() => void this.beat().catch(fail), BEAT);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  async beat(late = LATE): Promise<void> {
    const now = this.now();
    const row = await this.db.selectFrom('pulse').selectAll().where('id', '=', ROW).executeTakeFirst();
    if (row === undefined) await this.begin(now);
    else if (row.at <= now - late) await this.wake(row.at, now);
    else if (row.at < now)
      await this.db.updateTable('pulse').set({ at: now }).where('at', '<', now).execute();
    if (row === undefined || row.at <= now - late || row.outages !== this.outages.length) await this.read();
  }

  private async begin(at: number): Promise<void> {
    await this.db
      .insertInto('pulse')
      .values({ id: ROW, at, outages: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Of those who wake up at once, the first writes it down. */
  private async wake(since: number, until: number): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('pulse')
        .set(({ eb }) => ({ at: until, outages: eb('outages', '+', 1) }))
        .where('at', '=', since)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return;
      await db.insertInto('outages').values({ since, until }).execute();
      await db
        .updateTable('turns')
        .set(({ eb }) => ({ deadline: eb('deadline', '+', until - since) }))
        .where('deadline', '>', since)
        .execute();
    });
  }

  private async read(): Promise<void> {
    const rows = await this.db.selectFrom('outages').selectAll().orderBy('since').execute();
    this.outages = rows.map(({ since, until }) => ({ from: since, to: until }));
    this.slept = this.outages.reduce((sum, { from, to }) => sum + to - from, 0);
  }
}
