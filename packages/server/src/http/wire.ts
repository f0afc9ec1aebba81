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

/** The beginning of the frame of a text that has so many bytes, a character for each of its own. */
function headOf(size: number): string {
  if (size < TWO_BYTES) return String.fromCharCode(WHOLE_TEXT, size);
  if (size < 65_536) return String.fromCharCode(WHOLE_TEXT, TWO_BYTES, size >> 8, size & 255);
  const bytes = [24, 16, 8, 0].map((shift) => (size >>> shift) & 255);
  return String.fromCharCode(WHOLE_TEXT, EIGHT_BYTES, 0, 0, 0, 0, ...bytes);
}

/**
 * A text as one frame. Almost every text is plain ASCII: its frame is a text of Latin-1, a byte for each character, which is
 * written to the connection without a buffer of its own. It is put together first and looked at then, so that it is copied once.
 */
export function frameOf(text: string): string | Buffer {
  const head = headOf(text.length);
  const frame = head + text;
  // In UTF-8 each character beyond ASCII takes more than one byte; so many bytes has the head, whatever the text is.
  if (Buffer.byteLength(frame) === Buffer.byteLength(head) + text.length) return frame;
  const bytes = Buffer.from(text);
  return Buffer.concat([Buffer.from(headOf(bytes.length), 'latin1'), bytes]);
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
    if (connection.writableLength > MOST_UNREAD) socket.terminate();
    if (socket.readyState !== socket.OPEN) return;
    if (text !== last.text) last = { text, frame: frameOf(text) };
    connection.write(last.frame, 'latin1');
  };

/** How messages are sent on a socket. */
export const sender =
  <T>(socket: WebSocket) =>
  (message: T): void => {
    if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
    else socket.send(JSON.stringify(message));
  };
