import websocket from '@fastify/websocket';
import type { Library } from '@peerless/rules';
import { LONGEST_MESSAGE } from '@peerless/table/protocol';
import fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { begin } from '../lobby/begin.ts';
import type { Lobbies, StoredLobby } from '../lobby/lobbies.ts';
import { changed, type LobbyRefusal, openLobby, over, playerOf, playing, swapped } from '../lobby/lobby.ts';
import { type People, type Person, secret } from '../people/people.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { GameStore } from '../store/game-store.ts';
import { addGuards, setAlways } from './guards.ts';
import { lobbyCommand, personName, startCommand, tableSettings } from './inputs.ts';
import { addPages, notFound } from './pages.ts';
import { refuse } from './refusals.ts';
import { keepToken, personOf } from './sessions.ts';
import { serveGuest } from './socket.ts';
import type { StaticFiles } from './static-file.ts';

export interface AppOptions {
  readonly rooms: Rooms;
  readonly store: GameStore;
  readonly people: People;
  readonly lobbies: Lobbies;
  readonly library: Library;
  /** The address that guests know; null: whatever they asked for. */
  readonly publicUrl: string | null;
  /** Whose word about the addresses of guests is believed: those of proxies. */
  readonly trustProxy?: readonly string[] | false;
  /** The pages; none where another server has them. */
  readonly files?: StaticFiles;
}

/** The server as guests see it. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: LONGEST_MESSAGE,
    trustProxy: options.trustProxy ? [...options.trustProxy] : false,
    // An address that cannot be read leads nowhere.
    frameworkErrors: (_, __, reply) => {
      setAlways(reply.raw);
      void notFound(reply);
    },
  });
  await app.register(websocket, { options: { maxPayload: LONGEST_MESSAGE } });
  addGuards(app, options.publicUrl);
  app.setErrorHandler((error: { readonly statusCode?: number }, request, reply) => {
    const code = error.statusCode ?? 500;
    if (code >= 500) request.log.error(error);
    return reply.code(code).send({ refused: code >= 500 ? 'fault' : 'malformed' });
  });
  app.get('/healthz', async () => ({ ok: true }));
  addPeople(app, options);
  addTables(app, options);
  addGames(app, options);
  if (options.files) addPages(app, options.files);
  return app;
}

function addPeople(app: FastifyInstance, { people, publicUrl }: AppOptions): void {
  app.post('/api/people', async (request, reply) => {
    const read = z.strictObject({ name: personName }).safeParse(request.body);
    if (!read.success) return refuse(reply, 'malformed');
    const { person, token } = await people.addGuest(read.data.name);
    keepToken(reply, token, publicUrl?.startsWith('https:') ?? false);
    return { person };
  });
  app.get('/api/me', async (request) => ({ person: await personOf(request, people) }));
}

/** A lobby as everybody may see it. */
const shown = ({ id, version, lobby }: StoredLobby, person: Person | null) => {
  const { owner, places, ...rest } = lobby;
  return {
    id,
    version,
    ...rest,
    places: places.map((place) => (place.is === 'person' ? { is: 'person', name: place.name } : place)),
    isOwner: person?.id === owner,
    player: person === null ? null : playerOf(lobby, person.id),
  };
};

function addTables(app: FastifyInstance, options: AppOptions): void {
  const { people, lobbies } = options;
  app.get('/api/tables', async (request) => {
    const person = await personOf(request, people);
    return { tables: (await lobbies.listed()).map((stored) => shown(stored, person)) };
  });
  app.get<{ Params: { id: string } }>('/api/tables/:id', async (request, reply) => {
    const stored = await lobbies.get(request.params.id);
    return stored === null ? refuse(reply, 'missing') : shown(stored, await personOf(request, people));
  });
  app.post('/api/tables', async (request, reply) => {
    const person = await personOf(request, people);
    if (person === null) return refuse(reply, 'signIn');
    const read = tableSettings.safeParse(request.body);
    if (!read.success || !options.library.boards.has(read.data.board)) return refuse(reply, 'malformed');
    return shown(await lobbies.add(openLobby(read.data, person.id)), person);
  });
  app.post<{ Params: { id: string } }>('/api/tables/:id', async (request, reply) => {
    const person = await personOf(request, people);
    if (person === null) return refuse(reply, 'signIn');
    const { id } = request.params;
    const start = startCommand.safeParse(request.body);
    const command = lobbyCommand.safeParse(request.body);
    if (!start.success && !command.success) return refuse(reply, 'malformed');
    const result = start.success
      ? await startGame(options, id, person, start.data.start === 'swapped')
      : await lobbies.change(id, (lobby) => changed(lobby, person, command.data ?? { leave: true }));
    if (result === null) return refuse(reply, 'missing');
    return typeof result === 'string' ? refuse(reply, result) : shown(result, person);
  });
}

/** The first game of a table is begun by its owner, the next by anybody who plays. */
function startGame(
  { lobbies, library, rooms, store }: AppOptions,
  id: string,
  person: Person,
  isSwapped: boolean,
): Promise<StoredLobby | LobbyRefusal | null> {
  return lobbies.change(id, async (lobby) => {
    const last = lobby.games.at(-1);
    const mayStart = person.id === lobby.owner || (last !== undefined && playerOf(lobby, person.id) !== null);
    if (!mayStart) return 'notYours';
    const isOver = last !== undefined && (await store.game(last))?.ended !== null;
    const rested = isOver ? over(lobby) : lobby;
    const seated = isSwapped ? swapped(rested) : rested;
    const made = begin(seated, library);
    if (typeof made === 'string') return made;
    // If somebody changes the table meanwhile, this game is nobody's, and another one is begun.
    const game = secret(9);
    await rooms.create(game, made.config, made.players, made.persons);
    return playing(seated, game);
  });
}

function addGames(app: FastifyInstance, { people, rooms, store }: AppOptions): void {
  app.get<{ Params: { id: string } }>(
    '/api/games/:id/socket',
    { websocket: true },
    async (socket, request) => {
      const { id } = request.params;
      // Messages that come before it is known who sends them wait.
      const who = personOf(request, people);
      const game = store.game(id);
      serveGuest(socket, async () => {
        const [person, row] = [await who, await game];
        if (row === null) return null;
        const player = (JSON.parse(row.persons) as (string | null)[]).indexOf(person?.id ?? '');
        return { rooms, game: id, viewer: player < 0 ? 'spectator' : player };
      });
    },
  );
}
