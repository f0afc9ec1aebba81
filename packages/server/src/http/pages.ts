import type { FastifyInstance, FastifyReply } from 'fastify';
import type { StaticFiles } from './static-file.ts';

/** The pages: everything that no route answers is looked for in the build of the client. */
export function addPages(app: FastifyInstance, files: StaticFiles): void {
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(405).header('allow', 'GET, HEAD').send();
    const { 'accept-encoding': accepted, 'if-none-match': known } = request.headers;
    const path = request.raw.url?.replace(/[?#].*$/s, '') ?? '/';
    return answer(files, path, String(accepted ?? ''), known, reply);
  });
}

/** Whether a browser has the file already: any of the tags it knows, compared weakly (RFC 9110, 13.1.2). */
const isKnown = (known: string | undefined, etag: string | undefined): boolean =>
  known !== undefined &&
  (known.trim() === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag));

async function answer(
  files: StaticFiles,
  path: string,
  accepted: string,
  known: string | undefined,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const file = await files.find(path, accepted);
  if (file === null) return notFound(reply);
  reply.headers(file.headers);
  // Node leaves out the body of an answer to HEAD.
  return isKnown(known, file.headers.etag) ? reply.code(304).send() : reply.send(file.body);
}

export const notFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
