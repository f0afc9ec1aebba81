import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startServer } from './guest.ts';
import { sqliteFile } from './nodes.ts';

/** What no page sends is refused as clearly as anything else. */

test('the sockets of games and tables have no head', async () => {
  const server = await startServer(sqliteFile());
  for (const path of ['/api/games/x/socket', '/api/tables/x/socket'])
    expect((await fetch(`http://${server}${path}`, { method: 'HEAD' })).status).toBe(404);
});

test('what is no request is refused in a word', async () => {
  const server = await startServer(sqliteFile());
  const [host = '', port = ''] = server.split(':');
  const socket = connect(Number(port), host);
  socket.write('{"this":"is no request"}\r\n\r\n');
  let text = '';
  for await (const part of socket) text += part;
  expect(text).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(text).toMatch(/\r\n\r\n\{"refused":"malformed"\}$/);
});
