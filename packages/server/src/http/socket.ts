import type { Viewer } from '@peerless/rules';
import type { FromGuest, Refusal } from '@peerless/table';
import { fromGuest } from '@peerless/table/protocol';
import type { WebSocket } from 'ws';
import type { Rooms } from '../rooms/rooms.ts';

/** Where a guest has come: a game, and with whose eyes it is seen. */
export interface Visit {
  readonly rooms: Rooms;
  readonly game: string;
  readonly viewer: Viewer;
}

/** Codes with which a socket is closed (4000 and above are ours); 1012 says: come back at once, this node goes down. */
const [MALFORMED, MISSING, LOST, GOING_DOWN] = [4000, 4004, 4010, 1012];

/** A guest who does not read is sent away before memory fills with what waits to be sent, in bytes. */
const MOST_UNREAD = 1_000_000;

/** Serves one guest: messages are answered one after the other, in the order in which they came. */
export function serveGuest(socket: WebSocket, arrive: () => Promise<Visit | null>): void {
  let leave: (() => void) | null = null;
  let isClosed = false;
  const hear = (text: string): void => {
    if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
    else socket.send(text);
  };
  const lose = (why: 'lost' | 'goingDown'): void => socket.close(why === 'lost' ? LOST : GOING_DOWN);
  const visit = arrive().catch(() => null);
  let line: Promise<void> = visit.then((found) => {
    if (found === null) socket.close(MISSING);
  });

  const obey = async (message: FromGuest): Promise<void> => {
    const found = await visit;
    if (found === null || isClosed) return;
    const { rooms, game, viewer } = found;
    if ('hello' in message) {
      leave?.();
      leave = await rooms.follow(game, { viewer, hear, lose }, message.hello);
      if (leave === null) socket.close(MISSING);
      if (isClosed) leave?.();
      return;
    }
    const [refused, at] = await answer(found, message);
    if (refused !== null) hear(JSON.stringify({ refused, at }));
  };

  socket.on('message', (data) => {
    const message = read(String(data));
    if (message === null) socket.close(MALFORMED);
    else line = line.then(() => obey(message)).catch(() => socket.close(LOST));
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    isClosed = true;
    leave?.();
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
