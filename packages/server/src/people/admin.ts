import type { GameConfig, Mode } from '@peerless/rules';
import { type Kysely, sql } from 'kysely';
import { personName } from '../http/inputs.ts';
import { openDatabase, type StoreAddress } from '../store/open-database.ts';
import type { ReportRow } from '../store/people-schema.ts';
import type { Schema } from '../store/schema.ts';
import { summariesOf } from './game-summaries.ts';
import { People } from './people.ts';

/** A table as its host sees it. */
export interface AdminTable {
  readonly id: string;
  readonly mode: Mode;
  readonly board: string;
  /** Who sits there, by place: a name, the name of a bot, or null. */
  readonly places: readonly (string | null)[];
  readonly isPublic: boolean;
  readonly changed: number;
}

/** A game that is being played. */
export interface AdminGame {
  readonly id: string;
  readonly table: string;
  readonly mode: Mode;
  /** By seat. */
  readonly seats: readonly { readonly hero: string; readonly who: string }[];
  /** Whom the game waits for, and since when; null: a bot. */
  readonly asked: string | null;
  readonly since: number;
}

export interface AdminPerson {
  readonly id: string;
  readonly name: string;
  readonly login: string | null;
  /** Games that they have begun. */
  readonly games: number;
  readonly created: number;
  readonly banned: number | null;
}

export interface AdminReport extends ReportRow {
  readonly personName: string;
  readonly aboutName: string;
}

/** A lobby, as far as it matters here. */
interface Laid extends Pick<GameConfig, 'mode' | 'board'> {
  readonly isPublic: boolean;
  readonly places: readonly { readonly is: string; readonly name?: string; readonly bot?: string }[];
}

/** Rows of one list. */
const MOST = 100;

/** What whoever runs a server can see and do. It works on the database, while the server runs. */
export class Admin {
  private readonly db: Kysely<Schema>;
  private readonly register: People;

  constructor(db: Kysely<Schema>, now: () => number) {
    this.db = db;
    this.register = new People(db, now);
  }

  /** The latest ones first, as all lists. */
  async tables(): Promise<AdminTable[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select(['id', 'lobby', 'changed'])
      .orderBy('changed', 'desc')
      .limit(MOST)
      .execute();
    return rows.map(({ id, lobby, changed }) => {
      const { mode, board, isPublic, places } = JSON.parse(lobby) as Laid;
      return {
        id,
        mode,
        board,
        isPublic,
        changed,
        places: places.map(({ name, bot }) => name ?? bot ?? null),
      };
    });
  }

  async games(): Promise<AdminGame[]> {
    const rows = await this.db
      .selectFrom('turns')
      .leftJoin('people', 'people.id', 'turns.person')
      .select(['turns.game', 'turns.since', 'people.name'])
      .orderBy('turns.since', 'desc')
      .limit(MOST)
      .execute();
    const games = await summariesOf(
      this.db,
      rows.map(({ game }) => game),
      'host',
    );
    return games.map(({ id, table, mode, seats }) => {
      const turn = rows.find(({ game }) => game === id);
      const who = seats.map(({ hero, person, bot }) => ({ hero, who: person?.name ?? bot ?? '' }));
      return { id, table: table ?? '', mode, seats: who, asked: turn?.name ?? null, since: turn?.since ?? 0 };
    });
  }

  /** People whose name contains something. SQLite knows small and capital letters of English only. */
  people(search = ''): Promise<AdminPerson[]> {
    const like = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
    return this.db
      .selectFrom('people')
      .select(['id', 'name', 'login', 'created', 'banned'])
      .select(
        sql<number>`(select count(distinct game) from game_people where game_people.person = people.id)`.as(
          'games',
        ),
      )
      .where(({ or }) =>
        or([
          sql<boolean>`people.name like ${like(search)} escape '\\'`,
          sql<boolean>`lower(people.name) like ${like(search.toLowerCase())} escape '\\'`,
        ]),
      )
      .orderBy('created', 'desc')
      .limit(MOST)
      .execute();
  }

  reports(): Promise<AdminReport[]> {
    return this.db
      .selectFrom('reports')
      .innerJoin('people as reporter', 'reporter.id', 'reports.person')
      .innerJoin('people as reported', 'reported.id', 'reports.about')
      .selectAll('reports')
      .select(['reporter.name as personName', 'reported.name as aboutName'])
      .orderBy('reports.at', 'desc')
      .limit(MOST)
      .execute();
  }

  /** Closes a table; false if there is none. A game that runs there can be played to its end. */
  async close(table: string): Promise<boolean> {
    const { numDeletedRows } = await this.db.deleteFrom('tables').where('id', '=', table).executeTakeFirst();
    return numDeletedRows === 1n;
  }

  /** Shuts somebody out, or lets them in again; what they are called, or null if there is no such person. */
  async ban(person: string, isBanned: boolean): Promise<string | null> {
    await this.register.ban(person, isBanned);
    return (await this.register.me(person))?.name ?? null;
  }

  /** Gives somebody another name, which is told; in a word why not. */
  async rename(person: string, name: string): Promise<{ readonly name: string } | 'malformed' | 'missing'> {
    const read = personName.safeParse(name);
    if (!read.success) return 'malformed';
    if ((await this.register.me(person)) === null) return 'missing';
    await this.register.rename(person, read.data);
    return { name: read.data };
  }
}

/** Does something on the database of a server. */
export async function asAdmin<T>(place: StoreAddress, work: (admin: Admin) => Promise<T>): Promise<T> {
  const db = await openDatabase(place);
  try {
    return await work(new Admin(db, Date.now));
  } finally {
    await db.destroy();
  }
}
