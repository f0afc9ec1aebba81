import type { Pool, PoolClient } from 'pg';

/**
 * The same pool for graphile-worker, which gives a connection that broke while it listened back twice, and one that it never got,
 * because the pool was ending, once.
 */
export function forgiving(pool: Pool): Pool {
  const connect = (told?: Parameters<Pool['connect']>[0]): Promise<PoolClient> | undefined => {
    if (told === undefined) return pool.connect();
    pool.connect((error, client, release) => {
      let isBack = false;
      told(error, client, (reason) => {
        // A pool that is ending gives nothing, not even a way to give it back.
        if (!isBack && client !== undefined) release(reason);
        isBack = true;
      });
    });
    return undefined;
  };
  return Object.create(pool, { connect: { value: connect } }) as Pool;
}
