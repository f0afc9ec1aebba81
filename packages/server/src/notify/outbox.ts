import type { Kysely } from 'kysely';
import type { LetterRow } from '../store/people-schema.ts';
import type { Schema } from '../store/schema.ts';

/** What became of a letter: `gone`, there is nobody at that address any more. */
export type Delivery = 'sent' | 'failed' | 'gone';

/** Letters of one round. */
const AT_ONCE = 50;
/** Milliseconds after which a letter whose sender was never heard of again is sent anew. */
const LEASE = 60_000;
/** Milliseconds before the second try; each further one takes twice as long, but not longer than the other. */
const [FIRST, LONGEST] = [30_000, 6 * 3_600_000];
/** Then it is of no use any more. */
const MOST_TRIES = 12;

/**
 * What is to be told outside. A letter stays until it has arrived, so each arrives at least once, whichever node dies. Of
 * several nodes that find one due, the first to put its time forward sends it: the same on SQLite and PostgreSQL.
 */
export class Outbox {
  private readonly db: Kysely<Schema>;
  private readonly now: () => number;
  private readonly send: (letter: LetterRow) => Promise<Delivery>;

  constructor(db: Kysely<Schema>, now: () => number, send: (letter: LetterRow) => Promise<Delivery>) {
    this.db = db;
    this.now = now;
    this.send = send;
  }

  /** Sends what is due; how many letters have left the box. */
  async deliver(): Promise<number> {
    const letters = await this.db
      .selectFrom('outbox')
      .selectAll()
      .where('due', '<=', this.now())
      .orderBy('due')
      .limit(AT_ONCE)
      .execute();
    const left = await Promise.all(letters.map((letter) => this.deliverOne(letter)));
    return left.filter(Boolean).length;
  }

  private async deliverOne(letter: LetterRow): Promise<boolean> {
    if (!(await this.claim(letter))) return false;
    const isWanted = await this.isWanted(letter);
    const delivery = isWanted ? await this.send(letter).catch(() => 'failed' as const) : 'gone';
    const tries = letter.tries + 1;
    if (delivery === 'failed' && tries < MOST_TRIES) {
      const due = this.now() + Math.min(FIRST * 2 ** letter.tries, LONGEST);
      await this.db.updateTable('outbox').set({ due }).where('id', '=', letter.id).execute();
      return false;
    }
    await this.db.deleteFrom('outbox').where('id', '=', letter.id).execute();
    return true;
  }

  /** Whether nobody else was first. */
  private async claim({ id, due, tries }: LetterRow): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('outbox')
      .set({ due: this.now() + LEASE, tries: tries + 1 })
      .where('id', '=', id)
      .where('due', '=', due)
      .where('tries', '=', tries)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /** Whether it is still this person's turn: whoever has answered meanwhile need not be told. */
  private async isWanted({ game, since, person }: LetterRow): Promise<boolean> {
    const turn = await this.db
      .selectFrom('turns')
      .select('game')
      .where('game', '=', game)
      .where('since', '=', since)
      .where('person', '=', person)
      .executeTakeFirst();
    return turn !== undefined;
  }
}
