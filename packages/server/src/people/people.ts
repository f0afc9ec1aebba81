import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

/** Somebody who plays here. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** Days after which somebody who never came back is signed out. */
const SESSION_DAYS = 400;
const DAY = 86_400_000;

/** Letters and numbers that nobody can guess. */
export const secret = (bytes = 32): string => randomBytes(bytes).toString('base64url');

/** Secrets are looked up by their hash: the store does not know them, and how alike two are cannot be measured. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The people of this server. Whoever has the token of a session is that person. */
export class People {
  private readonly db: Kysely<Schema>;
  private readonly now: () => number;

  constructor(db: Kysely<Schema>, now: () => number) {
    this.db = db;
    this.now = now;
  }

  /** Somebody new, who may play at once. */
  async addGuest(name: string): Promise<{ readonly person: Person; readonly token: string }> {
    const person = { id: secret(12), name };
    await this.db
      .insertInto('people')
      .values({ ...person, created: this.now() })
      .execute();
    return { person, token: await this.signIn(person.id) };
  }

  /** A new session on one more device. */
  async signIn(person: string): Promise<string> {
    const token = secret();
    const now = this.now();
    await this.db
      .insertInto('sessions')
      .values({ token: hashOf(token), person, created: now, expires: now + SESSION_DAYS * DAY })
      .execute();
    return token;
  }

  async signOut(token: string): Promise<void> {
    await this.db.deleteFrom('sessions').where('token', '=', hashOf(token)).execute();
  }

  /** Who has that token, or null. */
  async byToken(token: string): Promise<Person | null> {
    const found = await this.db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .select(['people.id', 'people.name'])
      .where('sessions.token', '=', hashOf(token))
      .where('sessions.expires', '>', this.now())
      .executeTakeFirst();
    return found ?? null;
  }

  async rename(person: string, name: string): Promise<void> {
    await this.db.updateTable('people').set({ name }).where('id', '=', person).execute();
  }
}
