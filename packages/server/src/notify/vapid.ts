import { createECDH } from 'node:crypto';
import type { Kysely } from 'kysely';
import webPush from 'web-push';
import type { Schema } from '../store/schema.ts';

/** The keys by which push services know this server. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Keys that were made once for all nodes of this server, and are kept: with other ones no device would be reached any more. */
export async function keptVapidKeys(db: Kysely<Schema>): Promise<VapidKeys> {
  const stored = () =>
    db.selectFrom('settings').select('value').where('key', '=', 'vapid').executeTakeFirst();
  if ((await stored()) === undefined)
    await db
      .insertInto('settings')
      .values({ key: 'vapid', value: JSON.stringify(webPush.generateVAPIDKeys()) })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
  return JSON.parse((await stored())?.value ?? '{}') as VapidKeys;
}

/** Whether two keys belong together. */
export function isVapidPair({ publicKey, privateKey }: VapidKeys): boolean {
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  } catch {
    return false;
  }
  return curve.getPublicKey('base64url') === publicKey.replace(/=+$/, '');
}

/** Whether push services can find a host by this. */
export const isVapidSubject = (text: string): boolean =>
  /^mailto:[^\s@]+@[^\s@]+$/.test(text) || (URL.canParse(text) && new URL(text).protocol === 'https:');
