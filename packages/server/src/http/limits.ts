import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../people/guesses.ts';
import { hashOf } from '../people/people.ts';
import { tokenOf } from './sessions.ts';

/** How often somebody may ask. Everything is counted by each node for itself. */

const [MINUTE, HOUR] = [60_000, 3_600_000];

/** Requests to `/api` in a minute: of one address, behind which many people may sit, and of one person. */
const [PER_ADDRESS, PER_PERSON] = [1200, 300];

/** What costs more, or lasts, of one address in an hour. */
const DEAR: readonly string[] = ['/api/people', '/api/sessions', '/api/tables'];
const PER_HOUR = 60;

/** Addresses and people of whom a node keeps count; the oldest are forgotten. */
const MOST_KNOWN = 20_000;

/** Guests hear when they may come again, and no more. */
const UNTOLD = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

const COMMON: RateLimitPluginOptions = {
  cache: MOST_KNOWN,
  addHeaders: { ...UNTOLD, 'retry-after': true },
  addHeadersOnExceeding: UNTOLD,
  errorResponseBuilder: () => Object.assign(new Error('too often'), { statusCode: 429 }),
};

const addressOf = ({ ip }: FastifyRequest): string => networkOf(ip);
const isApi = ({ url }: FastifyRequest): boolean => url.startsWith('/api/');
const isDear = ({ method, routeOptions }: FastifyRequest): boolean =>
  method === 'POST' && DEAR.includes(routeOptions.url ?? '');

/** Adds the limits; `times`: as many times as much, for those who know their guests. */
export async function addLimits(app: FastifyInstance, times: number): Promise<void> {
  const limit = (
    most: number,
    timeWindow: number,
    counts: (request: FastifyRequest) => boolean,
    keyGenerator: (request: FastifyRequest) => string,
  ) =>
    app.register(rateLimit, {
      ...COMMON,
      max: Math.ceil(most * times),
      timeWindow,
      allowList: (request) => !counts(request),
      keyGenerator,
    });
  await limit(PER_ADDRESS, MINUTE, isApi, addressOf);
  // Whoever has no session is known by the address only.
  const tokenIn = (request: FastifyRequest): string => tokenOf(request) ?? '';
  const isSomebody = (request: FastifyRequest): boolean => isApi(request) && tokenIn(request) !== '';
  await limit(PER_PERSON, MINUTE, isSomebody, (request) => hashOf(tokenIn(request)));
  await limit(PER_HOUR, HOUR, isDear, (request) => `${request.routeOptions.url} ${addressOf(request)}`);
}
