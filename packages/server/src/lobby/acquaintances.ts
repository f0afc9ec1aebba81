import type { Mode } from '@peerless/rules';
import type { Kysely } from 'kysely';
import { namesOf } from '../people/game-summaries.ts';
import type { Schema } from '../store/schema.ts';

/** What a table may know of people. */
export class Acquaintances {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  /** What people are called now. */
  names(people: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return namesOf(this.db, people);
  }

  /** How strong those are who are rated in a mode. */
  async ratings(people: readonly string[], mode: Mode): Promise<ReadonlyMap<string, number>> {
    if (people.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('ratings')
      .select(['person', 'rating'])
      .where('person', 'in', people)
      .where('mode', '=', mode)
      .execute();
    return new Map(rows.map(({ person, rating }) => [person, Math.round(rating)]));
  }
}
