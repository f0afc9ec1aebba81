import type { Socket } from 'node:net';
import type { Viewer } from '@peerless/rules';
import type { FromGuest, Refusal } from '@peerless/table';
import { readGuest } from '@peerless/table/protocol';
import type { WebSocket } from 'ws';
import { Line } from '../rooms/line.ts';
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
  const lost = (): void => lose('lost');
  // That it cannot be known who has come, and to what, does not say that there is no such game.
  let visit: Visit | null = null;
  const line = new Line();
  const come = async (): Promise<void> => {
    visit = await arrive();
    if (visit === null) socket.close(CLOSED.missing);
  };
  void line.next(come).catch(lost);

  const obey = async (message: FromGuest): Promise<void> => {
    if (visit === null || isClosed) return;
    const { rooms, game, viewer } = visit;
    if ('hello' in message) {
      if (!mayGreet()) return socket.close(CLOSED.tooOften);
      goAway();
      const inWords = message.hello.words === true;
      leave = await rooms.follow(game, { viewer, inWords, hear, lose }, message.hello);
      if (leave === null) socket.close(CLOSED.missing);
      if (isClosed) goAway();
      return;
    }
    const at = 'claim' in message ? message.claim : message.at;
    const refused = await answer(visit, message, at);
    if (refused !== null) hear(JSON.stringify({ refused, at }));
  };

  socket.on('message', (data) => {
    const message = readGuest(String(data));
    if (message === null) socket.close(CLOSED.malformed);
    else void line.next(() => obey(message)).catch(lost);
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    isClosed = true;
    goAway();
  });
}

/** What came of a command or a claim, which answers the position with that number. */
function answer(
  { rooms, game, viewer }: Visit,
  message: Exclude<FromGuest, { hello: unknown }>,
  at: number,
): Refusal | Promise<Refusal | null> {
  if (typeof viewer !== 'number') return 'notYours';
  return 'claim' in message ? rooms.claim(game, viewer, at) : rooms.act(game, viewer, message.command, at);
}
