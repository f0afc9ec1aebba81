import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Community } from '../people/community.ts';
import { networkOf } from '../people/guesses.ts';
import type { People, Person } from '../people/people.ts';
import { personName } from './inputs.ts';
import { newCode, newPassword, proof } from './people-inputs.ts';
import { refuse } from './refusals.ts';
import { dropToken, keepToken, personOf, tokenOf } from './sessions.ts';

export interface PeopleRoutes {
  readonly community: Community;
  /** The address that guests know; null: whatever they asked for. */
  readonly publicUrl: string | null;
}

const named = z.strictObject({ name: personName });

/** Routes by which people come, come back, and say who they are. */
export function addPeople(app: FastifyInstance, options: PeopleRoutes): void {
  const { people } = options.community;
  const isSecure = options.publicUrl?.startsWith('https:') ?? false;
  app.post('/api/people', async (request, reply) => {
    const read = named.safeParse(request.body);
    if (!read.success) return refuse(reply, 'malformed');
    if (await comesBanned(request, people)) return refuse(reply, 'banned');
    const { person, token } = await people.addGuest(read.data.name);
    keepToken(reply, token, isSecure);
    return { person: await people.me(person.id) };
  });
  app.get('/api/me', async (request, reply) => {
    const person = await personOf(request, people);
    if (person === null && (await comesBanned(request, people))) return refuse(reply, 'banned');
    return { person: person === null ? null : await people.me(person.id) };
  });
  app.post(
    '/api/me',
    signedIn(people, async (person, request, reply) => {
      const read = named.safeParse(request.body);
      if (!read.success) return refuse(reply, 'malformed');
      await people.rename(person.id, read.data.name);
      return { person: await people.me(person.id) };
    }),
  );
  addSecrets(app, options.community);
  addSessions(app, options.community, isSecure);
}

function addSecrets(app: FastifyInstance, { people, accounts }: Community): void {
  app.post(
    '/api/me/recovery',
    signedIn(people, async (person, request, reply) => {
      const read = newCode.safeParse(request.body);
      if (!read.success) return refuse(reply, 'malformed');
      const made = await accounts.newCode(person.id, read.data.proof);
      return typeof made === 'string' ? refuse(reply, made) : made;
    }),
  );
  app.post(
    '/api/me/password',
    signedIn(people, async (person, request, reply) => {
      const read = newPassword.safeParse(request.body);
      if (!read.success) return refuse(reply, 'malformed');
      const refused = await accounts.setPassword(person.id, tokenOf(request) ?? '', read.data);
      return refused === null ? { person: await people.me(person.id) } : refuse(reply, refused);
    }),
  );
}

function addSessions(app: FastifyInstance, { people, accounts }: Community, isSecure: boolean): void {
  app.post('/api/sessions', async (request, reply) => {
    const read = proof.safeParse(request.body);
    if (!read.success) return refuse(reply, 'malformed');
    const result = await accounts.signIn(read.data, networkOf(request.ip));
    if (typeof result === 'string') return refuse(reply, result);
    // Whoever was signed in on this device before is so no longer.
    const before = tokenOf(request);
    if (before !== null) await people.signOut(before);
    keepToken(reply, result.token, isSecure);
    return { person: result.person };
  });
  app.delete('/api/sessions', async (request, reply) => {
    const token = tokenOf(request);
    if (token !== null) await people.signOut(token);
    dropToken(reply);
    return {};
  });
}

async function comesBanned(request: FastifyRequest, people: People): Promise<boolean> {
  const token = tokenOf(request);
  return token !== null && people.isBanned(token);
}

/** A route for those who are signed in. */
export const signedIn =
  <R extends FastifyRequest>(
    people: People,
    serve: (person: Person, request: R, reply: FastifyReply) => Promise<unknown>,
  ) =>
  async (request: R, reply: FastifyReply): Promise<unknown> => {
    const person = await personOf(request, people);
    return person === null ? refuse(reply, 'signIn') : serve(person, request, reply);
  };
