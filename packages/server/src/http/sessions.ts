import type { FastifyReply, FastifyRequest } from 'fastify';
import type { People, Person } from '../people/people.ts';

/** Who a request comes from: by a cookie that no script can read and no other site can send along with a change. */

const COOKIE = 'peerless';
const YEAR = 31_536_000;

/** The token of a request, or null. */
export function tokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  for (const part of (headers.cookie ?? '').split(';')) {
    const [name, value = ''] = part.trim().split('=');
    if (name === COOKIE && /^[\w-]{20,100}$/.test(value)) return value;
  }
  return null;
}

export async function personOf(
  request: Pick<FastifyRequest, 'headers'>,
  people: People,
): Promise<Person | null> {
  const token = tokenOf(request);
  return token === null ? null : people.byToken(token);
}

export function keepToken(reply: FastifyReply, token: string, isSecure: boolean): void {
  const secure = isSecure ? '; Secure' : '';
  reply.header('set-cookie', `${COOKIE}=${token}; HttpOnly; SameSite=Lax; Path=/; Max-Age=${YEAR}${secure}`);
}

/** This device forgets its token. */
export function dropToken(reply: FastifyReply): void {
  reply.header('set-cookie', `${COOKIE}=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0`);
}

/** Whether a request was made by our own page, or by no page at all. */
export function isOwnOrigin({ headers }: Pick<FastifyRequest, 'headers'>, publicUrl: string | null): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  return (
    URL.canParse(origin) && new URL(origin).host === (publicUrl === null ? host : new URL(publicUrl).host)
  );
}
