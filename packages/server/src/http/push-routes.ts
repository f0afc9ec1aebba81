import type { FastifyInstance } from 'fastify';
import type { Community } from '../people/community.ts';
import { pushEndpoint, pushSubscription } from './people-inputs.ts';
import { signedIn } from './people-routes.ts';
import { refuse } from './refusals.ts';

/** Routes by which a device says that it wants to be told of turns. */
export function addPush(app: FastifyInstance, { people, notifier }: Community): void {
  app.get('/api/push', async () => ({ key: notifier.push?.publicKey ?? null }));
  app.post(
    '/api/push',
    signedIn(people, async (person, request, reply) => {
      const read = pushSubscription.safeParse(request.body);
      if (!read.success) return refuse(reply, 'malformed');
      if (notifier.push === null) return refuse(reply, 'missing');
      await notifier.subscriptions.add(person.id, read.data.subscription);
      return {};
    }),
  );
  app.delete(
    '/api/push',
    signedIn(people, async (person, request, reply) => {
      const read = pushEndpoint.safeParse(request.body);
      if (!read.success) return refuse(reply, 'malformed');
      await notifier.subscriptions.remove(person.id, read.data.endpoint);
      return {};
    }),
  );
}
