import pg from 'pg';

/** A channel of PostgreSQL that is listened to. */
export interface Channel {
  readonly close: () => Promise<void>;
}

/** Milliseconds before a lost connection is tried again. */
const PATIENCE = 500;

/**
 * Listens on a connection of its own, which is made again when it breaks; `hear(null)` says that something may have been
 * missed meanwhile.
 */
export async function postgresChannel(
  url: string,
  name: string,
  hear: (payload: string | null) => void,
): Promise<Channel> {
  let isClosed = false;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const made = new pg.Client({ connectionString: url });
    made.on('notification', ({ payload = '' }) => hear(payload));
    made.on('error', () => {});
    await made.connect();
    await made.query(`LISTEN ${name}`);
    made.once('end', () => void again());
    return made;
  }

  async function again(): Promise<void> {
    while (!isClosed) {
      try {
        client = await connect();
        if (isClosed) await client.end();
        else hear(null);
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, PATIENCE));
      }
    }
  }

  return {
    close: async () => {
      isClosed = true;
      await client.end();
    },
  };
}
