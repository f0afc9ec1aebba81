import type { Mode } from '@peerless/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

/** What a table may know of people. */
export class Acquaintances {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  /** What people are called now. */
  async names(people: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (people.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('people')
      .select(['id', 'name'])
      .where('id', 'in', people)
      .execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** How strong those are who are rated in a mode. */
  async ratings(_people: readonly string[], _mode: Mode): Promise<ReadonlyMap<string, number>> {
    return new Map();
  }
}
