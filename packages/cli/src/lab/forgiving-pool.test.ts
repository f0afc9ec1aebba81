import pg from 'pg';
import { expect, test } from 'vitest';
import { forgiving } from './forgiving-pool.ts';

test('a pool that is ending is asked for a connection, and what it did not give is given back', async () => {
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1 });
  await pool.end();
  let told = '';
  forgiving(pool).connect((error, _client, release) => {
    told = String(error?.message);
    release();
  });
  expect(told).toContain('after calling end');
});
