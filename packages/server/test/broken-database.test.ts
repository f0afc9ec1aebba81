import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { runNode } from './guest.ts';
import { sqliteFile } from './nodes.ts';

/** A database that fails fails whoever asks, not the process: nothing is rejected that nobody hears. */
test('whoever comes while the database fails is sent away', async () => {
  const unheard: unknown[] = [];
  const hear = (error: unknown): void => void unheard.push(error);
  process.on('unhandledRejection', hear);
  onTestFinished(() => void process.off('unhandledRejection', hear));
  const { server, db } = await runNode(sqliteFile());
  await db.schema.dropTable('moves').execute();
  await db.schema.alterTable('games').renameTo('lost').execute();
  await db.schema.alterTable('sessions').renameTo('gone').execute();
  for (const place of ['games', 'tables']) {
    const socket = new WebSocket(`ws://${server}/api/${place}/somewhere/socket`, {
      headers: { cookie: `peerless=${'x'.repeat(43)}` },
    });
    const code = await new Promise((resolve) => socket.on('error', () => {}).once('close', resolve));
    expect([4004, 4010]).toContain(code);
  }
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(unheard).toEqual([]);
});
