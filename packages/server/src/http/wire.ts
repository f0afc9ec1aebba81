import type { Socket } from 'node:net';
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

/** The first byte of a frame that is a whole text, and what stands for a length of two or eight bytes (RFC 6455, 5.2). */
const [WHOLE_TEXT, TWO_BYTES, EIGHT_BYTES] = [0x81, 126, 127];

/** A text as one frame. */
export function frameOf(text: string): Buffer {
  const size = Buffer.byteLength(text);
  const head = size < TWO_BYTES ? 2 : size < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + size);
  frame[0] = WHOLE_TEXT;
  frame[1] = head === 2 ? size : head === 4 ? TWO_BYTES : EIGHT_BYTES;
  if (head === 4) frame.writeUInt16BE(size, 2);
  else if (head === 10) frame.writeBigUInt64BE(BigInt(size), 2);
  frame.write(text, head);
  return frame;
}

/** What was said last: those who look with the same eyes are told the same text, of which one frame is made. */
let last = { text: '', frame: frameOf('') };

/**
 * How texts are sent to pages that play. `ws` writes the head of a frame and the text as two pieces, which costs a sixth more
 * than one; nothing comes between, because it writes every frame of its own at once, too.
 */
export const textSender =
  (socket: WebSocket, connection: Socket) =>
  (text: string): void => {
    if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
    if (socket.readyState !== socket.OPEN) return;
    if (text !== last.text) last = { text, frame: frameOf(text) };
    connection.write(last.frame);
  };

/** How messages are sent on a socket. */
export const sender =
  <T>(socket: WebSocket) =>
  (message: T): void => {
    if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
    else socket.send(JSON.stringify(message));
  };
