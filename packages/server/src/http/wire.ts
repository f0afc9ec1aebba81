import type { WebSocket } from 'ws';

/** Codes with which a socket is closed (4000 and above are ours). */
export const CLOSED = {
  malformed: 4000,
  /** Not the person any more who was let in. */
  signedOut: 4003,
  missing: 4004,
  lost: 4010,
  tooOften: 4029,
  /** Come back at once, this node goes down. */
  goingDown: 1012,
} as const;

/** A guest who does not read is sent away before memory fills with what waits to be sent, in bytes. */
const MOST_UNREAD = 1_000_000;

/** How texts are sent on a socket. */
export const textSender =
  (socket: WebSocket) =>
  (text: string): void => {
    if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
    else socket.send(text);
  };

/** How messages are sent on a socket. */
export const sender = <T>(socket: WebSocket): ((message: T) => void) => {
  const send = textSender(socket);
  return (message) => send(JSON.stringify(message));
};
