import type {
  ChatLine,
  FromTable,
  LobbyCommand,
  LobbyRefusal,
  LobbyView,
  Saying,
  ToTable,
} from '@peerless/table/online';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Line, type LineAround, lineTo } from '../table/line.ts';
import { Listeners } from '../table/listeners.ts';
import { socketAt } from './address.ts';
import { api } from './api.ts';
import { type Offer, Witness } from './witness.ts';

/** A table on the server as this page knows it. */
export interface AtTable {
  /** Null until the first word of it. */
  readonly lobby: LobbyView | null;
  /** What was said there, the latest last. */
  readonly said: readonly ChatLine[];
  /** The number of the last line that was said before this page came; null: nothing was told yet. */
  readonly before: number | null;
  readonly link: 'asking' | 'online' | 'lost' | 'missing';
  /** Why something that was said here was not passed on. */
  readonly refused: LobbyRefusal | null;
}

const NOTHING: AtTable = { lobby: null, said: [], before: null, link: 'asking', refused: null };

/** More lines than anybody reads again. */
const MOST_LINES = 200;

/** Is at a table: hears who comes and goes and what is said, and says or does something there. */
export class TableLine {
  readonly id: string;
  private readonly line: Line;
  private readonly listeners = new Listeners();
  private present: AtTable = NOTHING;
  private readonly witness = new Witness();

  constructor(id: string, around: LineAround = lineTo(socketAt(`tables/${encodeURIComponent(id)}/socket`))) {
    this.id = id;
    this.line = new Line(around, {
      // Whoever comes is told everything; there is nothing to say first.
      opened: () => {},
      woken: () => {},
      heard: (text) => this.hear(JSON.parse(text) as FromTable),
      closed: () => {
        this.witness.lost();
        this.update({ link: this.present.lobby === null ? 'asking' : 'lost' });
      },
      gone: () => this.update({ link: 'missing' }),
    });
  }

  state = (): AtTable => this.present;

  subscribe = this.listeners.add;

  /** Says something to everybody at the table; whether the line was open. */
  say(saying: Saying): boolean {
    this.update({ refused: null });
    return this.line.send(JSON.stringify({ say: saying } satisfies ToTable));
  }

  /** Does something between games; refused with an error that says why. */
  async act(command: LobbyCommand): Promise<void> {
    this.follow(await api.atTable(this.id, command));
  }

  /** The next game may begin; what this page gives to its shuffle is remembered. */
  async ready(offer: Offer, isSwapped: boolean): Promise<void> {
    this.witness.offers(offer);
    try {
      const answer = await api.atTable(this.id, { ready: { salt: offer.salt, isSwapped } });
      this.witness.taken(answer, this.present.lobby);
      this.follow(answer);
    } catch (error) {
      this.witness.refused();
      throw error;
    }
  }

  close(): void {
    this.line.close();
  }

  private hear(message: FromTable): void {
    if ('lobby' in message) {
      this.witness.saw(message.lobby);
      this.follow(message.lobby);
    } else if ('said' in message) this.listen(message.said);
    else this.update({ refused: message.refused, link: 'online' });
  }

  /** An answer by HTTP may be older than what was heard meanwhile. */
  private follow(lobby: LobbyView): void {
    const isOld = lobby.version < (this.present.lobby?.version ?? 0);
    this.update({ link: 'online', ...(isOld ? {} : { lobby }) });
  }

  /** After an interruption everything is told once more. */
  private listen(lines: readonly ChatLine[]): void {
    const known = this.present.said.at(-1)?.number ?? 0;
    const fresh = lines.filter(({ number }) => number > known);
    const said = [...this.present.said, ...fresh].slice(-MOST_LINES);
    const before = this.present.before ?? said.at(-1)?.number ?? 0;
    this.update({ link: 'online', said, before });
  }

  private update(change: Partial<AtTable>): void {
    this.present = { ...this.present, ...change };
    this.listeners.tell();
  }
}

/** Comes to a table, and leaves it with the screen. Whoever is somebody else now comes anew. */
export function useTableLine(id: string, person: string | null): TableLine | null {
  const [line, setLine] = useState<TableLine | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server knows by the cookie who comes
  useEffect(() => {
    const opened = new TableLine(id);
    setLine(opened);
    return () => opened.close();
  }, [id, person]);
  return line;
}

const silent = () => () => {};

/** A table as it is now. */
export const useAtTable = (line: TableLine | null): AtTable =>
  useSyncExternalStore(line?.subscribe ?? silent, line?.state ?? (() => NOTHING));
