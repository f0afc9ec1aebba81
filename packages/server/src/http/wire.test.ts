import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textSender } from './wire.ts';

/** Around each length at which the head of a frame changes; ASCII, Latin-1 and what is neither. */
const TEXTS = [0, 1, 125, 126, 127, 255, 256, 3000, 65_535, 65_536, 70_001].flatMap((length) => [
  'x'.repeat(length),
  `${'x'.repeat(Math.max(0, length - 2))}é`,
  `${'x'.repeat(Math.max(0, length - 3))}мова 🎲`,
]);

test('texts arrive as they were said, in order, between frames of the library', async () => {
  const server = createServer();
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket, { socket: connection }) => {
    const hear = textSender(socket, connection as Socket);
    for (const text of TEXTS) {
      hear(text);
      hear(text);
      socket.send('between');
    }
    socket.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const heard: string[] = [];
  const page = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  page.on('message', (data) => heard.push(String(data)));
  await new Promise((resolve) => page.once('close', resolve));
  sockets.close();
  server.close();
  expect(heard).toEqual(TEXTS.flatMap((text) => [text, text, 'between']));
});
