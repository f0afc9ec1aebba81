import type { LetterRow } from '../store/people-schema.ts';
import type { Delivery } from './outbox.ts';

/** Milliseconds for all of it. */
const PATIENCE = 10_000;

/** Tells one address of the host's choice, which may pass it on by mail or chat. What comes twice has the same id. */
export const webhookTo =
  (address: string, linkTo: (game: string) => string) =>
  async ({ id, kind, person, game, table_id, since }: LetterRow): Promise<Delivery> => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': id },
      body: JSON.stringify({ id, kind, person, game, table: table_id, link: linkTo(game), since }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    await answer.body?.cancel();
    return answer.ok ? 'sent' : 'failed';
  };
