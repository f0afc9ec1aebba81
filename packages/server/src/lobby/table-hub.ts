import type { ChatLine, FromTable } from '@peerless/table/online';
import type { Chat } from '../chat/chat.ts';
import { hashOf } from '../people/people.ts';
import type { TableNews } from './table-news.ts';
import type { Shown, Tables } from './tables.ts';

/** Milliseconds before those at a table are told of the next thing: so long is waited for more. */
const PAUSE = 20;

/** Somebody whose page is connected to a table. */
export interface TableFollower {
  readonly person: string | null;
  readonly hear: (message: FromTable) => void;
  /** The table is gone, or this node cannot tell of it any more. */
  readonly lose: () => void;
}

/** What somebody has been told. */
interface Told {
  /** A hash of the table as they know it: many sit and wait for long. */
  lobby: string;
  /** The number of the last line; below 0: not even that nothing was said before they came. */
  line: number;
}

/** Those around one table on this node. */
interface Circle {
  readonly followers: Map<TableFollower, Told>;
  /** Whether they are being told; 'again': something has changed meanwhile. */
  telling: 'no' | 'yes' | 'again';
}

/** Tells those who are connected to tables of this node what changes there. */
export class TableHub {
  private readonly tables: Pick<Tables, 'find'>;
  private readonly chat: Pick<Chat, 'lines'>;
  private readonly circles = new Map<string, Circle>();

  constructor(tables: Pick<Tables, 'find'>, chat: Pick<Chat, 'lines'>, news: TableNews) {
    this.tables = tables;
    this.chat = chat;
    news.listen((table) => this.hear(table));
  }

  /** How many pages follow tables here. */
  get size(): number {
    return [...this.circles.values()].reduce((sum, { followers }) => sum + followers.size, 0);
  }

  /** Follows a table: first everything is told, then what changes. Null if there is no such table. */
  async follow(table: string, follower: TableFollower): Promise<(() => void) | null> {
    const circle = this.circles.get(table) ?? { followers: new Map(), telling: 'no' };
    const told: Told = { lobby: '', line: -1 };
    // From now on nothing is missed; what comes twice is told once.
    circle.followers.set(follower, told);
    this.circles.set(table, circle);
    const leave = (): void => {
      circle.followers.delete(follower);
      if (circle.followers.size === 0 && this.circles.get(table) === circle) this.circles.delete(table);
    };
    try {
      const shown = await this.tables.find(table);
      if (shown === null) {
        leave();
        return null;
      }
      await this.tell(table, shown, await this.chat.lines(table, null), follower, told);
    } catch (error) {
      leave();
      throw error;
    }
    return leave;
  }

  private hear(table: string | null): void {
    if (table === null) for (const id of this.circles.keys()) this.hear(id);
    else {
      const circle = this.circles.get(table);
      if (circle === undefined) return;
      if (circle.telling === 'no') void this.tellAll(table, circle);
      else circle.telling = 'again';
    }
  }

  /** Much that happens at once is told once. */
  private async tellAll(table: string, circle: Circle): Promise<void> {
    do {
      circle.telling = 'yes';
      try {
        await this.tellRound(table, circle);
      } catch {
        for (const follower of circle.followers.keys()) follower.lose();
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    } while ((circle.telling as Circle['telling']) === 'again');
    circle.telling = 'no';
  }

  private async tellRound(table: string, { followers }: Circle): Promise<void> {
    const shown = await this.tables.find(table);
    const known = Math.min(...[...followers.values()].map(({ line }) => line));
    const said = await this.chat.lines(table, null, known);
    for (const [follower, told] of [...followers])
      if (shown === null) follower.lose();
      else await this.tell(table, shown, said, follower, told);
  }

  private async tell(
    table: string,
    shown: Shown,
    said: readonly ChatLine[],
    { person, hear }: TableFollower,
    told: Told,
  ): Promise<void> {
    const view = shown(person);
    const lobby = hashOf(JSON.stringify(view));
    if (lobby !== told.lobby) hear({ lobby: view });
    told.lobby = lobby;
    const isFirst = told.line < 0;
    if (!isFirst && said.every(({ number }) => number <= told.line)) return;
    // Those who are blocked are not heard, but by strangers, who have blocked nobody.
    const lines = person === null ? said : await this.chat.lines(table, person, told.line);
    // Another telling may have been quicker.
    const news = lines.filter(({ number }) => number > told.line);
    told.line = Math.max(0, told.line, ...said.map(({ number }) => number));
    // Whoever comes knows by it which lines are news to them: also the first one that is ever said here.
    if (isFirst || news.length > 0) hear({ said: news });
  }
}
