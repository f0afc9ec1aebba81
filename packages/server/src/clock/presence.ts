import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { PresenceRow, Schema } from '../store/schema.ts';

/** Milliseconds between two looks at who has come or gone. */
const BEAT = 1000;
/** How far ahead somebody who is connected counts as being there, and when that is said again. */
const LEASE = 150_000;
const RENEWAL = 120_000;
/** Rows of one statement: whoever plays does not wait for long while it is written. */
const MOST_AT_ONCE = 100;

/** A player with so many connections to this node. */
interface Here extends Pick<PresenceRow, 'game' | 'player'> {
  readonly connections: number;
}

/**
 * Who is connected to which game, as far as it matters how long somebody has been gone. A node says ahead until when
 * those who are here count as being there, and takes it back when they go: so a node that dies makes nobody absent too
 * early, and whoever leaves one node for another is there again before anybody has waited for long.
 */
export class Presence {
  private readonly db: Kysely<Schema>;
  private readonly now: () => number;
  private readonly here = new Map<string, Here>();
  private readonly changed = new Map<string, PresenceRow>();
  private renewed = 0;
  private writing: Promise<void> = Promise.resolve();
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(db: Kysely<Schema>, now: () => number) {
    this.db = db;
    this.now = now;
  }

  start(fail: (error: unknown) => void): void {
    this.timer = setInterval(() => void this.write().catch(fail), BEAT);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.write();
  }

  /** Somebody has connected; call what is returned when they go. */
  arrive(game: string, player: number): () => void {
    const key = `${game} ${player}`;
    const connections = (this.here.get(key)?.connections ?? 0) + 1;
    this.here.set(key, { game, player, connections });
    if (connections === 1) this.note(game, player, this.now() + LEASE);
    return () => this.leave(key);
  }

  private leave(key: string): void {
    const who = this.here.get(key);
    if (who === undefined) return;
    const { game, player, connections } = who;
    if (connections > 1) {
      this.here.set(key, { game, player, connections: connections - 1 });
      return;
    }
    this.here.delete(key);
    this.note(game, player, this.now());
  }

  /** Until when each player was, or will count as being, connected; who never was is missing. */
  async all(game: string): Promise<ReadonlyMap<number, number>> {
    await this.write();
    const rows = await this.db
      .selectFrom('presence')
      .select(['player', 'until'])
      .where('game', '=', game)
      .execute();
    return new Map(rows.map(({ player, until }) => [player, until]));
  }

  /** Writes down who has come and gone, and now and then who is still there; one writing waits for the one before it. */
  write(): Promise<void> {
    const written = this.writing.then(() => this.writeNow());
    this.writing = written.catch(() => {});
    return written;
  }

  private async writeNow(): Promise<void> {
    const now = this.now();
    if (now >= this.renewed + RENEWAL) {
      this.renewed = now;
      for (const { game, player } of this.here.values()) this.note(game, player, now + LEASE);
    }
    const rows = [...this.changed.values()];
    this.changed.clear();
    try {
      for (let from = 0; from < rows.length; from += MOST_AT_ONCE) {
        if (from > 0) await setImmediate();
        await this.put(rows.slice(from, from + MOST_AT_ONCE));
      }
    } catch (error) {
      // Who is here is said again next time; who has gone counts as being there for a little longer.
      this.renewed = 0;
      throw error;
    }
  }

  /** Nobody asks any more who was in a game that is over; pages may stay open there. */
  async sweep(): Promise<void> {
    await this.db
      .deleteFrom('presence')
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('turns').select('turns.game').whereRef('turns.game', '=', 'presence.game'))),
      )
      .execute();
  }

  private note(game: string, player: number, until: number): void {
    this.changed.set(`${game} ${player}`, { game, player, until });
  }

  private put(rows: readonly PresenceRow[]) {
    return this.db
      .insertInto('presence')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['game', 'player']).doUpdateSet(({ ref }) => ({ until: ref('excluded.until') })),
      )
      .execute();
  }
}
