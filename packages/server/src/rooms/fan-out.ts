import pg from 'pg';

/**
 * How a node hears of the moves of others: which game has gone on, and how far; the moves themselves are in the store. The
 * database says it together with the commit (`0002-notify`), so a node that dies in between leaves nobody unaware.
 */
export interface FanOut {
  /** `hear(null, 0)`: something may have been missed. */
  readonly listen: (hear: (game: string | null, seq: number) => void) => void;
  readonly close: () => Promise<void>;
}

/** One node alone. */
export const NO_FAN_OUT: FanOut = { listen: () => {}, close: async () => {} };

/** The channel of PostgreSQL on which moves are told. */
export const CHANNEL = 'peerless_moves';

/** Milliseconds before a lost connection is tried again. */
const PATIENCE = 500;

/** Over PostgreSQL, on a connection of its own, which is made again when it breaks. */
export async function postgresFanOut(url: string): Promise<FanOut> {
  let hear: (game: string | null, seq: number) => void = () => {};
  let isClosed = false;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const made = new pg.Client({ connectionString: url });
    made.on('notification', ({ payload = '' }) => {
      const [game = '', seq = ''] = payload.split(' ');
      hear(game, Number(seq));
    });
    made.on('error', () => {});
    await made.connect();
    await made.query(`LISTEN ${CHANNEL}`);
    made.once('end', () => void again());
    return made;
  }

  async function again(): Promise<void> {
    while (!isClosed) {
      try {
        client = await connect();
        hear(null, 0);
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, PATIENCE));
      }
    }
  }

  return {
    listen: (listener) => {
      hear = listener;
    },
    close: async () => {
      isClosed = true;
      await client.end();
    },
  };
}
