import type { Fairness } from '@peerless/table/online';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { fairnessOf } from '../lobby/fairness.ts';
import { summariesOf } from '../people/game-summaries.ts';
import type { People } from '../people/people.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { GameStore } from '../store/game-store.ts';
import type { GameRow, Schema } from '../store/schema.ts';
import { refuse } from './refusals.ts';
import { personOf } from './sessions.ts';
import { serveGuest } from './socket.ts';
import { SOCKET } from './sockets.ts';

export interface GameRoutes {
  readonly db: Kysely<Schema>;
  readonly rooms: Rooms;
  readonly store: GameStore;
  readonly people: People;
}

interface ById {
  Params: { id: string };
}

/** Routes of games: playing, and what is told when they are over. */
export function addGames(app: FastifyInstance, options: GameRoutes): void {
  const { db, store, rooms, people } = options;
  app.get<ById>('/api/games/:id', async (request, reply) => {
    const { id } = request.params;
    const [row, viewer] = await Promise.all([store.game(id), personOf(request, people)]);
    const [game] = await summariesOf(db, [id], { person: viewer?.id ?? null });
    if (row === null || game === undefined) return refuse(reply, 'missing');
    return { game, table: game.table, pledge: row.pledge ?? '' };
  });
  app.get<ById>('/api/games/:id/record', async (request, reply) => {
    const row = await store.game(request.params.id);
    if (row === null) return refuse(reply, 'missing');
    if (row.ended === null) return refuse(reply, 'notYet');
    const save = await rooms.save(row.id);
    return save === null
      ? refuse(reply, 'missing')
      : reply.type('application/json; charset=utf-8').send(save);
  });
  app.get<ById>('/api/games/:id/fairness', async (request, reply) => {
    const row = await store.game(request.params.id);
    const fairness = row === null ? null : fairnessIn(row);
    if (row === null || fairness === null) return refuse(reply, 'missing');
    return row.ended === null ? refuse(reply, 'notYet') : fairness;
  });
  addSocket(app, options);
}

/** How the seed of a game came about; null for games of no table. */
function fairnessIn({ pledge, secret, salts }: GameRow): Fairness | null {
  if (secret === null || salts === null) return null;
  const told = fairnessOf(secret, JSON.parse(salts) as string[]);
  // The pledge that was published, not one that fits.
  return { ...told, pledge: pledge ?? told.pledge };
}

function addSocket(app: FastifyInstance, { people, rooms, store }: GameRoutes): void {
  type Visiting = ById & { Querystring: { eyes?: string } };
  app.get<Visiting>('/api/games/:id/socket', SOCKET, async (socket, request) => {
    const { id } = request.params;
    // Messages that come before it is known who sends them wait.
    const found = Promise.all([personOf(request, people), store.game(id)]);
    serveGuest(socket, request.raw.socket, async () => {
      const [person, row] = await found;
      if (row === null) return null;
      const player = (JSON.parse(row.persons) as (string | null)[]).indexOf(person?.id ?? '');
      if (player >= 0) return { rooms, game: id, viewer: player };
      return { rooms, game: id, viewer: request.query.eyes === 'open' ? 'open' : 'spectator' };
    });
  });
}
