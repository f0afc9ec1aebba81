import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../people/guesses.ts';
import { hashOf } from '../people/people.ts';
import { tokenOf } from './sessions.ts';

/** How often somebody may ask. Everything is counted by each node for itself. */

const [MINUTE, HOUR] = [60_000, 3_600_000];

/** Requests to `/api` of one address, behind which many people may sit, and of one person. */
const PER_ADDRESS = { max: 1200, timeWindow: MINUTE };
const PER_PERSON = { max: 300, timeWindow: MINUTE };

/** What costs more, or lasts, of one address. */
const DEAR: Readonly<Record<string, number>> = {
  '/api/people': 60,
  '/api/sessions': 60,
  '/api/tables': 60,
};

/** Addresses and people of whom a node keeps count; the oldest are forgotten. */
const MOST_KNOWN = 20_000;

const addressOf = ({ ip }: FastifyRequest): string => networkOf(ip);

const refused = () => Object.assign(new Error('too often'), { statusCode: 429 });

/** Adds the limits; `times`: as many times as much, for those who know their guests. */
export async function addLimits(app: FastifyInstance, times: number): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    cache: MOST_KNOWN,
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': true,
    },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: refused,
  });
  const address = app.rateLimit({ ...PER_ADDRESS, max: PER_ADDRESS.max * times, keyGenerator: addressOf });
  const person = app.rateLimit({
    ...PER_PERSON,
    max: PER_PERSON.max * times,
    // Whoever has no session is known by the address only.
    allowList: (request) => tokenOf(request) === null,
    keyGenerator: (request) => hashOf(tokenOf(request) ?? ''),
  });
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/')) return;
    const dear = route.method === 'POST' ? DEAR[route.url] : undefined;
    const before = route.onRequest === undefined ? [] : [route.onRequest].flat();
    const own =
      dear === undefined
        ? []
        : [
            app.rateLimit({
              max: dear * times,
              timeWindow: HOUR,
              groupId: route.url,
              keyGenerator: addressOf,
            }),
          ];
    route.onRequest = [address, person, ...own, ...before];
  });
}
