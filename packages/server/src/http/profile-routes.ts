import { MODES } from '@peerless/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Tables } from '../lobby/tables.ts';
import type { Community } from '../people/community.ts';
import { report } from './people-inputs.ts';
import { signedIn } from './people-routes.ts';
import { refuse } from './refusals.ts';
import { personOf } from './sessions.ts';

type About = FastifyRequest<{ Params: { id: string } }>;

const page = z.strictObject({ before: z.coerce.number().int().min(0).optional() });
const ladder = z.strictObject({ mode: z.enum(MODES) });
const block = z.strictObject({ blocked: z.boolean() });

/** Routes about others, and about what everybody has played. */
export function addProfiles(
  app: FastifyInstance,
  community: Community,
  tables: Pick<Tables, 'sendAway'>,
): void {
  const { people, profiles, ratings } = community;
  app.get('/api/people/:id', async (request: About, reply) => {
    const viewer = await personOf(request, people);
    return (await profiles.profile(request.params.id, viewer?.id ?? null)) ?? refuse(reply, 'missing');
  });
  app.get('/api/people/:id/games', async (request: About, reply) => {
    const read = page.safeParse(request.query);
    if (!read.success) return refuse(reply, 'malformed');
    const viewer = await personOf(request, people);
    return { games: await profiles.games(request.params.id, read.data.before ?? null, viewer?.id ?? null) };
  });
  app.get(
    '/api/me/games',
    signedIn(people, async (person) => ({ running: await profiles.running(person.id) })),
  );
  app.get('/api/ladder', async (request, reply) => {
    const read = ladder.safeParse(request.query);
    return read.success ? { rows: await ratings.ladder(read.data.mode) } : refuse(reply, 'malformed');
  });
  addKeepingAway(app, community, tables);
}

function addKeepingAway(
  app: FastifyInstance,
  { people, blocks, reports }: Community,
  tables: Pick<Tables, 'sendAway'>,
): void {
  app.post(
    '/api/people/:id/block',
    signedIn(people, async (person, request: About, reply) => {
      const read = block.safeParse(request.body);
      if (!read.success) return refuse(reply, 'malformed');
      const refused = await blocks.set(person.id, request.params.id, read.data.blocked);
      if (refused !== null) return refuse(reply, refused);
      if (read.data.blocked) await tables.sendAway(person.id, request.params.id);
      return {};
    }),
  );
  app.post(
    '/api/people/:id/report',
    signedIn(people, async (person, request: About, reply) => {
      const read = report.safeParse(request.body);
      if (!read.success) return refuse(reply, 'malformed');
      const refused = await reports.add(person.id, request.params.id, read.data);
      return refused === null ? {} : refuse(reply, refused);
    }),
  );
}
