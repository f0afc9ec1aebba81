import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { LogLevel } from '../config/log-levels.ts';
import { refusalOf } from './refusals.ts';

/**
 * What is logged, as lines of JSON: which kind of request was answered how and how quickly, and what went wrong. Addresses
 * are told as routes: the ids of tables let people in. No headers, no bodies, no addresses of guests.
 */

export const logOf = (level: LogLevel): FastifyServerOptions['logger'] =>
  level === 'silent'
    ? false
    : {
        level,
        stream: process.stderr,
        serializers: {
          req: ({ method, routeOptions }) => ({ method, route: routeOptions?.url }),
          res: ({ statusCode }) => ({ statusCode }),
        },
      };

/** Logs every answer, and says no more about errors to guests than a word. */
export function addLog(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ method, routeOptions, log }, { statusCode, elapsedTime }) => {
    log.info(
      { method, route: routeOptions.url, status: statusCode, milliseconds: Math.round(elapsedTime) },
      'answered',
    );
  });
  app.setErrorHandler((error: { readonly statusCode?: number }, request, reply) => {
    const code = error.statusCode ?? 500;
    if (code >= 500) request.log.error(error);
    return reply.code(code).send({ refused: refusalOf(code) });
  });
}
