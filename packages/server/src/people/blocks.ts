import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

/** Nobody needs to keep away from more. */
const MOST = 1000;

/** Who does not want to meet whom. It works one way: whoever blocked somebody is not told of them and shuts them out. */
export class Blocks {
  private readonly db: Kysely<Schema>;
  private readonly now: () => number;

  constructor(db: Kysely<Schema>, now: () => number) {
    this.db = db;
    this.now = now;
  }

  /** Blocks somebody, or no longer; in a word why not. */
  async set(person: string, blocked: string, isBlocked: boolean): Promise<'missing' | 'tooMany' | null> {
    if (!isBlocked) {
      await this.db
        .deleteFrom('blocks')
        .where('person', '=', person)
        .where('blocked', '=', blocked)
        .execute();
      return null;
    }
    const known = await this.db
      .selectFrom('people')
      .select('id')
      .where('id', '=', blocked)
      .executeTakeFirst();
    if (known === undefined || person === blocked) return 'missing';
    if ((await this.of(person)).size >= MOST) return 'tooMany';
    await this.db
      .insertInto('blocks')
      .values({ person, blocked, at: this.now() })
      .onConflict((conflict) => conflict.columns(['person', 'blocked']).doNothing())
      .execute();
    return null;
  }

  /** Whom somebody has blocked: their lines are not shown. */
  async of(person: string): Promise<ReadonlySet<string>> {
    const rows = await this.db.selectFrom('blocks').select('blocked').where('person', '=', person).execute();
    return new Set(rows.map(({ blocked }) => blocked));
  }

  /** Whether somebody among these has blocked somebody else among them: they play no game together. */
  async isAmong(people: readonly string[]): Promise<boolean> {
    if (people.length < 2) return false;
    const found = await this.db
      .selectFrom('blocks')
      .select('at')
      .where('person', 'in', people)
      .where('blocked', 'in', people)
      .limit(1)
      .executeTakeFirst();
    return found !== undefined;
  }

  /** Whether one of these, whose table it is or who sit there, has blocked somebody who wants to sit down. */
  async isShutOut(person: string, others: readonly string[]): Promise<boolean> {
    if (others.length === 0) return false;
    const found = await this.db
      .selectFrom('blocks')
      .select('at')
      .where('person', 'in', others)
      .where('blocked', '=', person)
      .limit(1)
      .executeTakeFirst();
    return found !== undefined;
  }
}
