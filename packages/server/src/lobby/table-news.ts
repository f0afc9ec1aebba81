import { type Channel, postgresChannel } from '../store/channel.ts';

/** How a node hears that something has changed at a table: its lobby, who is there, or what was said. */
export interface TableNews {
  /** This node has changed something; where the database itself tells all nodes, nothing needs to be said. */
  readonly tell: (table: string) => void;
  /** `hear(null)`: something may have been missed. */
  readonly listen: (hear: (table: string | null) => void) => void;
  readonly close: () => Promise<void>;
}

/** The channel of PostgreSQL on which tables are told (`0031-tell-tables`). */
export const TABLES_CHANNEL = 'peerless_tables';

/** One node alone: what it does is all there is. */
export function ownNews(): TableNews {
  let hear: (table: string | null) => void = () => {};
  return {
    tell: (table) => hear(table),
    listen: (listener) => {
      hear = listener;
    },
    close: async () => {},
  };
}

/** Over PostgreSQL, which tells every node with the commit. */
export async function postgresNews(url: string): Promise<TableNews> {
  let hear: (table: string | null) => void = () => {};
  const channel: Channel = await postgresChannel(url, TABLES_CHANNEL, (table) => hear(table));
  return {
    tell: () => {},
    listen: (listener) => {
      hear = listener;
    },
    close: channel.close,
  };
}
