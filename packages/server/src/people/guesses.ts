import { isIPv6 } from 'node:net';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../store/schema.ts';

/** Milliseconds in which guesses are counted. */
export const WINDOW = 15 * 60_000;

/**
 * Counts what nobody may try too often, for all nodes together. A try is counted before it is made, so that many at once
 * are no way around it.
 */
export class Guesses {
  private readonly db: Kysely<Schema>;
  private readonly now: () => number;
  private swept = 0;

  constructor(db: Kysely<Schema>, now: () => number) {
    this.db = db;
    this.now = now;
  }

  /** Whether one more may be tried; if so it is counted. */
  async may(key: string, most: number, window = WINDOW): Promise<boolean> {
    const now = this.now();
    await this.sweep(now);
    const isOld = sql<boolean>`guesses.since <= ${now - window}`;
    const { count } = await this.db
      .insertInto('guesses')
      .values({ key, since: now, count: 1 })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          since: sql`case when ${isOld} then ${now} else guesses.since end`,
          count: sql`case when ${isOld} then 1 else guesses.count + 1 end`,
        }),
      )
      .returning('count')
      .executeTakeFirstOrThrow();
    return count <= most;
  }

  /** It was no guess: it is not counted. */
  async wasNone(key: string): Promise<void> {
    await this.db
      .updateTable('guesses')
      .set({ count: sql`count - 1` })
      .where('key', '=', key)
      .where('count', '>', 0)
      .execute();
  }

  /** All that was counted is forgiven. */
  async forget(key: string): Promise<void> {
    await this.db.deleteFrom('guesses').where('key', '=', key).execute();
  }

  /** Nothing is kept for longer than a day, least of all addresses. */
  private async sweep(now: number): Promise<void> {
    if (now - this.swept < WINDOW) return;
    this.swept = now;
    await this.db
      .deleteFrom('guesses')
      .where('since', '<', now - 96 * WINDOW)
      .execute();
  }
}

/** Whom an address belongs to, for counting: of IPv6 everybody has at least a /64. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const [first, last] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':'))) as [
    string[],
    string[],
  ];
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - first.length - last.length }, () => '0');
  const groups = [...first, ...zeros, ...last].slice(0, 4).map((group) => Number.parseInt(group, 16));
  return groups.map((group) => group.toString(16)).join(':');
}
