import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

/** Who is at a table. */
export interface AtTable {
  readonly persons: ReadonlySet<string>;
  /** Pages of people who are not signed in. */
  readonly strangers: number;
}

/** A node that says nothing for so long is gone, with all who were connected to it. */
const EXPIRES = 60_000;
/** How often a node says that it is still there. */
export const RENEWS = 20_000;

/** Stands for whoever is not signed in. */
const STRANGER = '';

const ABSENT: AtTable = { persons: new Set(), strangers: 0 };

/**
 * Whose pages are connected to which table, on all nodes: each writes down its own, and renews all of it in one
 * statement. What a node that has died wrote down expires.
 */
export class Attendance {
  private readonly db: Kysely<Schema>;
  private readonly now: () => number;
  private readonly node: string;
  private readonly told: (table: string) => void;
  /** Connected pages of this node: by table, by person. */
  private readonly pages = new Map<string, Map<string, number>>();
  /** What has changed and is not written yet: tables, and persons at them. */
  private dirty = new Map<string, Set<string>>();
  private writing: Promise<void> | null = null;

  constructor(db: Kysely<Schema>, now: () => number, node: string, told: (table: string) => void = () => {}) {
    this.db = db;
    this.now = now;
    this.node = node;
    this.told = told;
  }

  /** A page is connected; what it gets says that it is gone. Resolves when that is written down. */
  async arrive(table: string, person: string | null): Promise<() => Promise<void>> {
    const who = person ?? STRANGER;
    let isHere = true;
    const leave = async (): Promise<void> => {
      if (!isHere) return;
      isHere = false;
      await this.count(table, who, -1);
    };
    try {
      await this.count(table, who, 1);
    } catch (error) {
      await leave().catch(() => {});
      throw error;
    }
    return leave;
  }

  /** Who is at each of some tables. */
  async at(tables: readonly string[]): Promise<ReadonlyMap<string, AtTable>> {
    const found = new Map<string, { persons: Set<string>; strangers: number }>();
    if (tables.length === 0) return found;
    const rows = await this.db
      .selectFrom('attendance')
      .select(['table_id', 'person', 'pages'])
      .where('table_id', 'in', tables)
      .where('expires', '>', this.now())
      .execute();
    for (const { table_id, person, pages } of rows) {
      const at = found.get(table_id) ?? { persons: new Set(), strangers: 0 };
      if (person === STRANGER) at.strangers += pages;
      else at.persons.add(person);
      found.set(table_id, at);
    }
    return found;
  }

  async atOne(table: string): Promise<AtTable> {
    return (await this.at([table])).get(table) ?? ABSENT;
  }

  /**
   * This node is still there; what others wrote down who are gone is forgotten. What could not be written before is
   * written now, and all of it again if others have taken this node for gone.
   */
  async renew(): Promise<void> {
    await this.written();
    const now = this.now();
    const { numUpdatedRows } = await this.db
      .updateTable('attendance')
      .set({ expires: now + EXPIRES })
      .where('node', '=', this.node)
      .executeTakeFirst();
    const here = [...this.pages].flatMap(([table, persons]) =>
      [...persons.keys()].map((person) => [table, person] as const),
    );
    if (Number(numUpdatedRows) < here.length) {
      for (const [table, person] of here) this.note(table, person);
      await this.written();
    }
    const gone = await this.db
      .deleteFrom('attendance')
      .where('expires', '<=', now)
      .returning('table_id')
      .execute();
    for (const table of new Set(gone.map(({ table_id }) => table_id))) this.told(table);
  }

  /** This node ends. */
  async close(): Promise<void> {
    await this.writing;
    await this.db.deleteFrom('attendance').where('node', '=', this.node).execute();
  }

  private count(table: string, person: string, by: number): Promise<void> {
    const persons = this.pages.get(table) ?? new Map<string, number>();
    const count = (persons.get(person) ?? 0) + by;
    if (count > 0) persons.set(person, count);
    else persons.delete(person);
    if (persons.size > 0) this.pages.set(table, persons);
    else this.pages.delete(table);
    this.note(table, person);
    return this.written();
  }

  private note(table: string, person: string): void {
    this.dirty.set(table, (this.dirty.get(table) ?? new Set()).add(person));
  }

  /** Resolves when everything is written down. */
  private async written(): Promise<void> {
    if (this.dirty.size > 0) this.writing ??= this.write();
    await this.writing;
  }

  /** Writes down what has changed; many who come at once are written together. */
  private async write(): Promise<void> {
    try {
      while (this.dirty.size > 0) {
        await new Promise((resolve) => setImmediate(resolve));
        const dirty = this.dirty;
        this.dirty = new Map();
        await this.put(dirty).catch((error: unknown) => {
          for (const [table, persons] of dirty) for (const person of persons) this.note(table, person);
          throw error;
        });
        for (const table of dirty.keys()) this.told(table);
      }
    } finally {
      this.writing = null;
    }
  }

  private async put(dirty: ReadonlyMap<string, ReadonlySet<string>>): Promise<void> {
    const [node, expires] = [this.node, this.now() + EXPIRES];
    const rows = [...dirty].flatMap(([table_id, persons]) =>
      [...persons].map((person) => {
        const pages = this.pages.get(table_id)?.get(person) ?? 0;
        return { node, table_id, person, pages, expires };
      }),
    );
    const here = rows.filter(({ pages }) => pages > 0);
    if (here.length > 0)
      await this.db
        .insertInto('attendance')
        .values(here)
        .onConflict((conflict) =>
          conflict
            .columns(['table_id', 'person', 'node'])
            .doUpdateSet((eb) => ({ pages: eb.ref('excluded.pages'), expires: eb.ref('excluded.expires') })),
        )
        .execute();
    for (const { table_id, person, pages } of rows) if (pages === 0) await this.remove(table_id, person);
  }

  private async remove(table: string, person: string): Promise<void> {
    await this.db
      .deleteFrom('attendance')
      .where('node', '=', this.node)
      .where('table_id', '=', table)
      .where('person', '=', person)
      .execute();
    await this.db.updateTable('tables').set({ seen: this.now() }).where('id', '=', table).execute();
  }
}
