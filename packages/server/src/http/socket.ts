import type { Viewer } from '@peerless/rules';
import type { FromGuest, ToGuest } from '@peerless/table';
import { fromGuest } from '@peerless/table/protocol';
import type { WebSocket } from 'ws';
import type { Rooms } from '../rooms/rooms.ts';

/** Where a guest has come: a game, and with whose eyes it is seen. */
export interface Visit {
  readonly rooms: Rooms;
  readonly game: string;
  readonly viewer: Viewer;
}

/** Codes with which a socket is closed (4000 and above are ours). */
const [MALFORMED, MISSING, LOST] = [4000, 4004, 4010];

/** A guest who does not read is sent away before memory fills with what waits to be sent, in bytes. */
const MOST_UNREAD = 1_000_000;

/** Serves one guest: messages are answered one after the other, in the order in which they came. */
export function serveGuest(socket: WebSocket, arrive: () => Promise<Visit | null>): void {
  let leave: (() => void) | null = null;
  let isClosed = false;
  const send = (message: ToGuest): void => {
    if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
    else socket.send(JSON.stringify(message));
  };
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
      leave = await rooms.follow(game, { viewer, hear: send, lose: () => socket.close(LOST) }, message.hello);
      if (isClosed) leave?.();
      return;
    }
    // Nobody has been away for long enough yet to lose a seat by it.
    if ('claim' in message) return send({ refused: 'stands', at: message.claim });
    const { command, at } = message;
    const refused = typeof viewer === 'number' ? await rooms.act(game, viewer, command, at) : 'notYours';
    if (refused !== null) send({ refused, at });
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

function read(text: string): FromGuest | null {
  try {
    return fromGuest.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
