import type { Kysely } from 'kysely';
import { hashOf } from '../people/people.ts';
import type { SubscriptionRow } from '../store/people-schema.ts';
import type { Schema } from '../store/schema.ts';

/** What a browser says of itself (`PushSubscription`). */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Devices of one person; the oldest gives way. */
const MOST = 10;

/** The devices that want to be told. */
export class Subscriptions {
  private readonly db: Kysely<Schema>;
  private readonly now: () => number;

  constructor(db: Kysely<Schema>, now: () => number) {
    this.db = db;
    this.now = now;
  }

  /** A device is of whoever was signed in there last. */
  async add(person: string, { endpoint, keys }: Subscription): Promise<void> {
    const row = { person, endpoint, p256dh: keys.p256dh, auth: keys.auth, created: this.now() };
    await this.db
      .insertInto('subscriptions')
      .values({ id: hashOf(endpoint), ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    const spare = (await this.of(person)).slice(MOST);
    for (const { id } of spare) await this.forget(id);
  }

  async remove(person: string, endpoint: string): Promise<void> {
    await this.db
      .deleteFrom('subscriptions')
      .where('id', '=', hashOf(endpoint))
      .where('person', '=', person)
      .execute();
  }

  /** The push service does not know this device any more. */
  async forget(id: string): Promise<void> {
    await this.db.deleteFrom('subscriptions').where('id', '=', id).execute();
  }

  async get(id: string): Promise<SubscriptionRow | null> {
    const row = await this.db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
    return row ?? null;
  }

  /** The newest first. */
  of(person: string): Promise<SubscriptionRow[]> {
    return this.db
      .selectFrom('subscriptions')
      .selectAll()
      .where('person', '=', person)
      .orderBy('created', 'desc')
      .execute();
  }
}
