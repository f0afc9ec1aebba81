import type { Kysely } from 'kysely';
import type { ReportRow } from '../store/people-schema.ts';
import type { Schema } from '../store/schema.ts';
import type { Guesses } from './guesses.ts';
import { secret } from './people.ts';

export const REPORT_REASONS = ['chat', 'name', 'play', 'other'] as const;

/** What somebody tells about somebody. */
export interface Report {
  readonly reason: (typeof REPORT_REASONS)[number];
  readonly text: string;
  /** Where it happened. */
  readonly table: string | null;
}

/** Reports of one person in a day. */
const MOST = 10;
const DAY = 86_400_000;

/** What people tell the host about others; the host reads it by `peerless admin reports`. */
export class Reports {
  private readonly db: Kysely<Schema>;
  private readonly now: () => number;
  private readonly guesses: Guesses;

  constructor(db: Kysely<Schema>, now: () => number, guesses: Guesses) {
    this.db = db;
    this.now = now;
    this.guesses = guesses;
  }

  async add(
    person: string,
    about: string,
    { reason, text, table }: Report,
  ): Promise<'missing' | 'tooOften' | null> {
    const known = await this.db.selectFrom('people').select('id').where('id', '=', about).executeTakeFirst();
    if (known === undefined || person === about) return 'missing';
    if (!(await this.guesses.may(`report ${person}`, MOST, DAY))) return 'tooOften';
    await this.db
      .insertInto('reports')
      .values({ id: secret(9), person, about, reason, text, table_id: table, at: this.now() })
      .execute();
    return null;
  }

  /** The latest ones first. */
  latest(most: number): Promise<ReportRow[]> {
    return this.db.selectFrom('reports').selectAll().orderBy('at', 'desc').limit(most).execute();
  }
}
