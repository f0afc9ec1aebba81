import { postgresChannel } from '../store/channel.ts';

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

/** Over PostgreSQL. */
export async function postgresFanOut(url: string): Promise<FanOut> {
  let hear: (game: string | null, seq: number) => void = () => {};
  const channel = await postgresChannel(url, CHANNEL, (payload) => {
    if (payload === null) return hear(null, 0);
    const [game = '', seq = ''] = payload.split(' ');
    hear(game, Number(seq));
  });
  return {
    listen: (listener) => {
      hear = listener;
    },
    close: channel.close,
  };
}
