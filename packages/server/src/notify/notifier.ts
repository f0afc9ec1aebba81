import type { Kysely } from 'kysely';
import type { LetterRow } from '../store/people-schema.ts';
import type { Schema } from '../store/schema.ts';
import { type Delivery, Outbox } from './outbox.ts';
import type { PushSender } from './push-sender.ts';
import { Subscriptions } from './subscriptions.ts';
import { TurnWatch } from './turn-watch.ts';
import { webhookTo } from './webhook.ts';

export interface NotifierOptions {
  /** Null: devices are not told. */
  readonly push?: PushSender | null;
  /** One address of the host's choice; null: there is none. */
  readonly webhook?: string | null;
  /** The address that guests know. */
  readonly publicUrl?: string | null;
}

/** Tells people who are away that they are asked: their devices by Web Push, the host by a webhook. */
export class Notifier {
  readonly subscriptions: Subscriptions;
  readonly push: PushSender | null;
  private readonly watch: TurnWatch;
  private readonly outbox: Outbox;

  constructor(db: Kysely<Schema>, now: () => number, options: NotifierOptions = {}) {
    const { push = null, webhook = null, publicUrl = null } = options;
    this.push = push;
    this.subscriptions = new Subscriptions(db, now);
    this.watch = new TurnWatch(db, now, webhook !== null);
    const linkTo = (game: string): string => `${publicUrl ?? ''}/#/online-game/${game}`;
    const tellHost = webhook === null ? null : webhookTo(webhook, linkTo);
    this.outbox = new Outbox(db, now, (letter) =>
      letter.subscription === null
        ? (tellHost?.(letter) ?? Promise.resolve('gone'))
        : this.tellDevice(letter, letter.subscription),
    );
  }

  /** Looks once who is to be told, and sends what is due; how many letters have left. */
  async round(): Promise<number> {
    await this.watch.look();
    return this.outbox.deliver();
  }

  private async tellDevice(letter: LetterRow, id: string): Promise<Delivery> {
    const subscription = await this.subscriptions.get(id);
    if (subscription === null || this.push === null || subscription.person !== letter.person) return 'gone';
    const delivery = await this.push.send(letter, subscription);
    if (delivery === 'gone') await this.subscriptions.forget(id);
    return delivery;
  }
}
