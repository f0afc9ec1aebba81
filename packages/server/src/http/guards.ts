import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { LobbyRefusal } from '@peerless/table/online';
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

const REFUSED = JSON.stringify({ refused: 'malformed' } satisfies { refused: LobbyRefusal });

/** What is no request at all is refused in a word, too, and its connection ended. */
export function refuseNoRequest(_: Error, socket: Socket): void {
  if (socket.writable)
    socket.end(
      'HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nConnection: close\r\n' +
        `Content-Length: ${REFUSED.length}\r\n\r\n${REFUSED}`,
    );
  else socket.destroy();
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
    // PostgreSQL takes no text with such a character; nothing here is called so.
    if (request.url.includes('%00')) return refuse(reply, 'missing');
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
