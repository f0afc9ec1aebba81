import { createHash, randomBytes } from 'node:crypto';
import type { Me } from '@peerless/table/online';
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

/** Letters and numbers that nobody can guess; none begins with a dash, which would be an option behind a command. */
export function secret(bytes = 32): string {
  const made = randomBytes(bytes).toString('base64url');
  return made.startsWith('-') ? secret(bytes) : made;
}

/** Secrets are looked up by their hash: the store does not know them, and how alike two are cannot be measured. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

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
      .values({ ...person, created: this.now(), login: null, password: null, recovery: null, banned: null })
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

  /** Signs somebody out everywhere but here. */
  async signOutOthers(person: string, token: string): Promise<void> {
    await this.db
      .deleteFrom('sessions')
      .where('person', '=', person)
      .where('token', '!=', hashOf(token))
      .execute();
  }

  /** Who has that token, or null; nobody who is banned. */
  async byToken(token: string): Promise<Person | null> {
    const found = await this.session(token);
    return found === undefined || found.banned !== null ? null : { id: found.id, name: found.name };
  }

  /** Whether that token is of somebody who may not come here any more. */
  async isBanned(token: string): Promise<boolean> {
    return ((await this.session(token))?.banned ?? null) !== null;
  }

  /** Somebody as they see themselves; null if there is no such person. */
  async me(person: string): Promise<Me | null> {
    const row = await this.db
      .selectFrom('people')
      .select(['id', 'name', 'login', 'recovery'])
      .where('id', '=', person)
      .executeTakeFirst();
    if (row === undefined) return null;
    const { recovery, ...me } = row;
    return { ...me, hasRecovery: recovery !== null };
  }

  /** Which of these tokens still let somebody in: for those who are connected already. */
  async valid(tokens: readonly string[]): Promise<ReadonlySet<string>> {
    const byHash = new Map(tokens.map((token) => [hashOf(token), token]));
    if (byHash.size === 0) return new Set();
    const rows = await this.db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .select('sessions.token')
      .where('sessions.token', 'in', [...byHash.keys()])
      .where('sessions.expires', '>', this.now())
      .where('people.banned', 'is', null)
      .execute();
    return new Set(rows.flatMap(({ token }) => byHash.get(token) ?? []));
  }

  /** Sessions that have expired let nobody in: they are forgotten. */
  async sweep(): Promise<void> {
    await this.db.deleteFrom('sessions').where('expires', '<=', this.now()).execute();
  }

  async rename(person: string, name: string): Promise<void> {
    await this.db.updateTable('people').set({ name }).where('id', '=', person).execute();
  }
  /** Bans somebody, or lets them come again; false if there is no such person. Their seats stay theirs. */
  async ban(person: string, isBanned: boolean): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('people')
      .set({ banned: isBanned ? this.now() : null })
      .where('id', '=', person)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  private session(token: string) {
    return this.db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .select(['people.id', 'people.name', 'people.banned'])
      .where('sessions.token', '=', hashOf(token))
      .where('sessions.expires', '>', this.now())
      .executeTakeFirst();
  }
}
