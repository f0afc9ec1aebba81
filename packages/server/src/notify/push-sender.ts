import { Agent, request } from 'node:https';
import webPush from 'web-push';
import { hashOf } from '../people/people.ts';
import type { LetterRow, SubscriptionRow } from '../store/people-schema.ts';
import type { Delivery } from './outbox.ts';
import { isPublicEndpoint, publicLookup } from './public-host.ts';
import type { VapidKeys } from './vapid.ts';

/** Seconds for which a push service keeps what a device could not be told. */
const TTL = 86_400;
/** Milliseconds for all of it. */
const PATIENCE = 10_000;

/** Connects to public addresses only. */
export const publicAgent = (): Agent => new Agent({ lookup: publicLookup(), keepAlive: false });

/**
 * Sends to push services of browsers (Web Push, VAPID). What is sent holds ids only, encrypted for the device: the page
 * there has the words, in its language. Answers are not read: nobody knows who speaks.
 */
export class PushSender {
  readonly publicKey: string;
  private readonly vapid: VapidKeys & { readonly subject: string };
  private readonly agent: Agent;

  /** `subject`: where a push service finds whoever runs this server, as `mailto:` or `https:`. */
  constructor(keys: VapidKeys, subject: string, agent: Agent = publicAgent()) {
    this.publicKey = keys.publicKey;
    this.vapid = { ...keys, subject };
    this.agent = agent;
  }

  async send(letter: LetterRow, { endpoint, p256dh, auth }: SubscriptionRow): Promise<Delivery> {
    if (!isPublicEndpoint(endpoint)) return 'gone';
    const { id, kind, game, table_id } = letter;
    const details = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ id, kind, game, table: table_id }),
      // Of several about one game a device shows the last.
      { vapidDetails: this.vapid, TTL, urgency: 'normal', topic: hashOf(game).slice(0, 32) },
    );
    const status = await this.post(endpoint, details.headers, details.body);
    if (status === 404 || status === 410) return 'gone';
    return status >= 200 && status < 300 ? 'sent' : 'failed';
  }

  private post(
    endpoint: string,
    headers: Record<string, string | number>,
    body: Buffer | null,
  ): Promise<number> {
    return new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(PATIENCE);
      const asked = request(endpoint, { method: 'POST', headers, agent: this.agent, signal }, (answer) => {
        resolve(answer.statusCode ?? 0);
        answer.destroy();
      });
      asked.on('error', reject);
      asked.end(body);
    });
  }
}
