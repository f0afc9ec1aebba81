import type { Socket } from 'node:net';
import type { Viewer } from '@peerless/rules';
import type { FromGuest, Refusal } from '@peerless/table';
import { fromGuest } from '@peerless/table/protocol';
import type { WebSocket } from 'ws';
import type { Rooms } from '../rooms/rooms.ts';
import { allowance } from './allowance.ts';
import { CLOSED, textSender } from './wire.ts';

/** Where a guest has come: a game, and with whose eyes it is seen. */
export interface Visit {
  readonly rooms: Rooms;
  readonly game: string;
  readonly viewer: Viewer;
}

/** Hellos that a page may say at once, and a second after that: each may cost a whole game told again. */
const [BURST, PER_SECOND] = [10, 0.5];

/** Serves one guest: messages are answered one after the other, in the order in which they came. */
export function serveGuest(socket: WebSocket, connection: Socket, arrive: () => Promise<Visit | null>): void {
  let leave: (() => void) | null = null;
  let isClosed = false;
  const mayGreet = allowance(BURST, PER_SECOND);
  /** Once for each time that somebody came: otherwise another page of theirs would be taken for gone. */
  const goAway = (): void => {
    leave?.();
    leave = null;
  };
  const hear = textSender(socket, connection);
  const lose = (why: 'lost' | 'goingDown'): void => socket.close(CLOSED[why]);
  // That it cannot be known who has come, and to what, does not say that there is no such game.
  const visit = arrive().catch(() => 'unknown' as const);
  let line: Promise<void> = visit.then((found) => {
    if (found === null) socket.close(CLOSED.missing);
    else if (found === 'unknown') socket.close(CLOSED.lost);
  });

  const obey = async (message: FromGuest): Promise<void> => {
    const found = await visit;
    if (found === null || found === 'unknown' || isClosed) return;
    const { rooms, game, viewer } = found;
    if ('hello' in message) {
      if (!mayGreet()) return socket.close(CLOSED.tooOften);
      goAway();
      leave = await rooms.follow(game, { viewer, hear, lose }, message.hello);
      if (leave === null) socket.close(CLOSED.missing);
      if (isClosed) goAway();
      return;
    }
    const [refused, at] = await answer(found, message);
    if (refused !== null) hear(JSON.stringify({ refused, at }));
  };

  socket.on('message', (data) => {
    const message = read(String(data));
    if (message === null) socket.close(CLOSED.malformed);
    else line = line.then(() => obey(message)).catch(() => socket.close(CLOSED.lost));
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    isClosed = true;
    goAway();
  });
}

/** What came of a command or a claim, and the number that it answered. */
async function answer(
  { rooms, game, viewer }: Visit,
  message: Exclude<FromGuest, { hello: unknown }>,
): Promise<[Refusal | null, number]> {
  const at = 'claim' in message ? message.claim : message.at;
  if (typeof viewer !== 'number') return ['notYours', at];
  if ('claim' in message) return [await rooms.claim(game, viewer, at), at];
  return [await rooms.act(game, viewer, message.command, at), at];
}

function read(text: string): FromGuest | null {
  try {
    return fromGuest.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
