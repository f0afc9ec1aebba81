import type { IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { Rounds } from '../notify/rounds.ts';
import type { People } from '../people/people.ts';
import { tokenOf } from './sessions.ts';
import { CLOSED } from './wire.ts';

/** Milliseconds between two looks. */
export const LOOKS = 3000;
/** Tokens of one question: whoever plays does not wait for long while it is asked. */
const AT_ONCE = 100;

/**
 * Whoever is connected was let in once. Those who have been banned or signed out since then, on whichever node or by the
 * host's command, are sent away: they may come back as what they are now.
 */
export function addDoorkeeper(app: FastifyInstance, people: People, pause = LOOKS): void {
  const inside = new Map<WebSocket, string>();
  /** Whoever comes with a token that is void already has come as nobody, and stays as such. */
  const admit = async (socket: WebSocket, token: string): Promise<void> => {
    const valid = await people.valid([token]);
    if (!valid.has(token) || socket.readyState !== socket.OPEN) return;
    inside.set(socket, token);
    socket.once('close', () => inside.delete(socket));
  };
  app.websocketServer.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    const token = tokenOf(request);
    if (token !== null) void admit(socket, token).catch((error: unknown) => app.log.error(error));
  });
  const look = async (): Promise<void> => {
    const tokens = [...new Set(inside.values())];
    const gone = new Set<string>();
    for (let from = 0; from < tokens.length; from += AT_ONCE) {
      const asked = tokens.slice(from, from + AT_ONCE);
      const valid = await people.valid(asked);
      for (const token of asked) if (!valid.has(token)) gone.add(token);
      await setImmediate();
    }
    if (gone.size === 0) return;
    for (const [socket, token] of inside) if (gone.has(token)) socket.close(CLOSED.signedOut);
  };
  const rounds = new Rounds(look, pause, (error) => app.log.error(error));
  rounds.start();
  app.addHook('onClose', () => rounds.stop());
}
