import type { ChatLine, Saying } from '@peerless/table/online';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Person } from '../people/people.ts';
import { isTaken } from '../store/game-store.ts';
import type { Schema } from '../store/schema.ts';

export type ChatRefusal = 'tooOften' | 'missing' | 'banned' | 'blocked';

/** So many lines of one person in so many milliseconds. */
const LIMITS = [
  { most: 5, within: 10_000 },
  { most: 30, within: 300_000 },
] as const;

/** As many as somebody who comes is told of. */
const MOST_TOLD = 100;
/** Two who speak at once on two nodes: the second tries the next number. */
const TRIES = 20;

/** The talk at tables. What comes in is read by `saying`. */
export class Chat {
  private readonly db: Kysely<Schema>;
  private readonly now: () => number;

  constructor(db: Kysely<Schema>, now: () => number) {
    this.db = db;
    this.now = now;
  }

  /** Keeps what somebody says; otherwise why not. */
  async say(table: string, person: Person, saying: Saying): Promise<ChatLine | ChatRefusal> {
    const at = this.now();
    for (let tried = 0; tried < TRIES; tried++) {
      const number = await this.add(table, person.id, JSON.stringify(saying), at);
      if (number === 'taken') continue;
      if (number === null) return this.refusal(table, person.id);
      return { number, person: person.id, name: person.name, saying, at };
    }
    return 'tooOften';
  }

  /** What was said after a number, the latest lines of it; nothing of those whom the viewer has blocked. */
  async lines(table: string, viewer: string | null, after = 0): Promise<ChatLine[]> {
    const rows = await this.db
      .selectFrom('lines')
      .innerJoin('people', 'people.id', 'lines.person')
      .select(['lines.number', 'lines.person', 'people.name', 'lines.saying', 'lines.at'])
      .where('lines.table_id', '=', table)
      .where('lines.number', '>', after)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('blocks')
              .select('blocks.at')
              .where('blocks.person', '=', viewer ?? '')
              .whereRef('blocks.blocked', '=', 'lines.person'),
          ),
        ),
      )
      .orderBy('lines.number', 'desc')
      .limit(MOST_TOLD)
      .execute();
    return rows.reverse().map(({ saying, ...line }) => ({ ...line, saying: JSON.parse(saying) as Saying }));
  }

  /** One statement, so that many lines at once are no way around the limits; null where nothing may be said. */
  private async add(
    table: string,
    person: string,
    saying: string,
    at: number,
  ): Promise<number | 'taken' | null> {
    try {
      const added = await this.db
        .insertInto('lines')
        .columns(['table_id', 'number', 'person', 'saying', 'at'])
        .expression((make) =>
          make
            .selectFrom(['tables', 'people'])
            .select([
              'tables.id',
              sql<number>`(select coalesce(max(number), 0) + 1 from lines where table_id = ${table})`.as(
                'next',
              ),
              'people.id as person',
              sql<string>`cast(${saying} as text)`.as('said'),
              sql<number>`cast(${at} as bigint)`.as('at'),
            ])
            .where('tables.id', '=', table)
            .where('people.id', '=', person)
            .where('people.banned', 'is', null)
            .where(isWelcome(person))
            .where((where) => where.and(LIMITS.map((limit) => isBelow(limit, person, at)))),
        )
        .returning('number')
        .executeTakeFirst();
      return added?.number ?? null;
    } catch (error) {
      if (isTaken(error)) return 'taken';
      throw error;
    }
  }

  private async refusal(table: string, person: string): Promise<ChatRefusal> {
    const { tables, welcome, banned } = await this.db
      .selectNoFrom(({ selectFrom }) => [
        selectFrom('tables').select('id').where('id', '=', table).as('tables'),
        selectFrom('tables').select('id').where('id', '=', table).where(isWelcome(person)).as('welcome'),
        selectFrom('people').select('banned').where('id', '=', person).as('banned'),
      ])
      .executeTakeFirstOrThrow();
    if (tables === null) return 'missing';
    if (banned !== null) return 'banned';
    return welcome === null ? 'blocked' : 'tooOften';
  }
}

/** A table is its owner's: whom they have blocked says nothing there. */
const isWelcome = (person: string) =>
  sql<SqlBool>`not exists (select 1 from blocks where blocks.person = tables.owner and blocks.blocked = ${person})`;

const isBelow = ({ most, within }: (typeof LIMITS)[number], person: string, at: number) =>
  sql<SqlBool>`(select count(*) from lines as own where own.person = ${person} and own.at > ${at - within}) < ${most}`;
