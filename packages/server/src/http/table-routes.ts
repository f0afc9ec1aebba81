import type { FastifyInstance } from 'fastify';
import type { Tables } from '../lobby/tables.ts';
import type { People } from '../people/people.ts';
import { lobbyCommand, tableSettings } from './inputs.ts';
import { signedIn } from './people-routes.ts';
import { refuse } from './refusals.ts';
import { personOf } from './sessions.ts';
import { SOCKET } from './sockets.ts';
import { serveTable, type TableWorld } from './table-socket.ts';

export interface TableRoutes extends TableWorld {
  readonly tables: Tables;
  readonly people: People;
}

interface ById {
  Params: { id: string };
}

/** Routes of tables: opening one, finding one, doing something there. */
export function addTables(app: FastifyInstance, options: TableRoutes): void {
  const { tables, people } = options;
  app.get('/api/tables', async (request) => {
    const person = await personOf(request, people);
    return { tables: await tables.listed(person?.id ?? null) };
  });
  app.get(
    '/api/me/tables',
    signedIn(people, async (person) => ({ tables: await tables.ofSitter(person.id) })),
  );
  app.get<ById>('/api/tables/:id', async (request, reply) => {
    const [shown, person] = await Promise.all([tables.find(request.params.id), personOf(request, people)]);
    return shown === null ? refuse(reply, 'missing') : shown(person?.id ?? null);
  });
  app.post(
    '/api/tables',
    signedIn(people, async (person, request, reply) => {
      const read = tableSettings.safeParse(request.body);
      if (!read.success) return refuse(reply, 'malformed');
      const view = await tables.open(person, read.data);
      return typeof view === 'string' ? refuse(reply, view) : view;
    }),
  );
  app.post<ById>(
    '/api/tables/:id',
    signedIn(people, async (person, request, reply) => {
      const read = lobbyCommand.safeParse(request.body);
      if (!read.success) return refuse(reply, 'malformed');
      const view = await tables.act((request.params as ById['Params']).id, person, read.data);
      return typeof view === 'string' ? refuse(reply, view) : view;
    }),
  );
  app.get<ById>('/api/tables/:id/socket', SOCKET, (socket, request) => {
    const who = personOf(request, people);
    // Whoever awaits it hears of it.
    who.catch(() => {});
    serveTable(socket, request.params.id, options, who);
  });
}
