import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { refuse } from './refusals.ts';
import { isOwnOrigin } from './sessions.ts';

/** What holds for every request, whatever it asks for. */

/**
 * What every answer says: the table loads nothing from elsewhere, sends nothing anywhere, stands in no other page and
 * shares no window with one.
 */
const ALWAYS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** So many requests of one connection may wait for an answer. Browsers send one at a time. */
const MOST_WAITING = 100;

/** Browsers that have come by https never come otherwise. */
const ENCRYPTED = ['strict-transport-security', 'max-age=31536000'] as const;

/** Says on an answer what a page may do. */
export function setAlways(response: ServerResponse): void {
  for (const [name, value] of Object.entries(ALWAYS)) response.setHeader(name, value);
}

/** Adds the guards that stand before every route. */
export function addGuards(app: FastifyInstance, publicUrl: string | null): void {
  const takesTurn = turns();
  app.addHook('onRequest', async (request, reply) => {
    if (!takesTurn(request.raw, reply.raw)) return reply.hijack();
    setAlways(reply.raw);
    if (publicUrl?.startsWith('https:')) reply.raw.setHeader(...ENCRYPTED);
    // What is told here is for one person, and changes.
    if (request.url.startsWith('/api/')) reply.raw.setHeader('cache-control', 'no-store');
    if (!isOwnOrigin(request, publicUrl)) return refuse(reply, 'otherSite');
  });
}

/** Counts who waits on a connection; one that asks on and on without listening is ended. */
function turns(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const waiting = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    if (count <= MOST_WAITING) return true;
    socket.destroy();
    return false;
  };
}
