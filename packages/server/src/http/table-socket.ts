import type { FromTable, ToTable } from '@peerless/table/online';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import type { Chat } from '../chat/chat.ts';
import { saying } from '../chat/saying.ts';
import type { Attendance } from '../lobby/attendance.ts';
import type { TableHub } from '../lobby/table-hub.ts';
import type { TableNews } from '../lobby/table-news.ts';
import type { Tables } from '../lobby/tables.ts';
import type { Person } from '../people/people.ts';
import { CLOSED, sender } from './wire.ts';

/** What the socket of a table needs of the world around it. */
export interface TableWorld {
  readonly hub: TableHub;
  readonly attendance: Attendance;
  readonly chat: Chat;
  readonly news: TableNews;
  readonly tables: Pick<Tables, 'left'>;
}

const toTable = z.strictObject({ say: saying }) satisfies z.ZodType<ToTable>;

/** Serves one page at a table: being connected is being there. Messages that come before it is known who sends them wait. */
export function serveTable(
  socket: WebSocket,
  table: string,
  world: TableWorld,
  who: Promise<Person | null>,
): void {
  const hear = sender<FromTable>(socket);
  const lose = (): void => socket.close(CLOSED.lost);
  const leaving: (() => unknown)[] = [];

  const enter = async (): Promise<void> => {
    const person = (await who)?.id ?? null;
    const leave = await world.hub.follow(table, { person, hear, lose });
    if (leave === null) return socket.close(CLOSED.missing);
    leaving.push(leave);
    leaving.push(await world.attendance.arrive(table, person));
  };
  const say = async ({ say: said }: ToTable): Promise<void> => {
    const person = await who;
    const line = person === null ? 'signIn' : await world.chat.say(table, person, said);
    if (typeof line === 'string') hear({ refused: line });
    else world.news.tell(table);
  };

  let line = enter().catch(lose);
  socket.on('message', (data) => {
    const message = read(String(data));
    if (message === null) socket.close(CLOSED.malformed);
    else line = line.then(() => say(message)).catch(lose);
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    void line
      .then(() => Promise.all(leaving.map((leave) => leave())))
      .then(() => who)
      .then((person) => (person === null ? undefined : world.tables.left(table, person.id)))
      .catch(() => {});
  });
}

function read(text: string): ToTable | null {
  try {
    return toTable.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
