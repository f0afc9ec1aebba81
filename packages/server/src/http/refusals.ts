import type { LobbyRefusal } from '@peerless/table/online';
import type { FastifyReply } from 'fastify';

/** The status that goes with each reason. */
const CODES: { readonly [R in LobbyRefusal]: number } = {
  malformed: 400,
  signIn: 401,
  wrongSecret: 401,
  notYours: 403,
  otherSite: 403,
  blocked: 403,
  banned: 403,
  missing: 404,
  playing: 409,
  taken: 409,
  noPlace: 409,
  incomplete: 409,
  notYet: 409,
  tooMany: 409,
  tooOften: 429,
  fault: 500,
};

/** Refuses a request in a word that pages say in the guest's language. */
export const refuse = (reply: FastifyReply, refused: LobbyRefusal): FastifyReply =>
  reply.code(CODES[refused]).send({ refused });

/** The word for what a request was refused with before anybody looked at it. */
export function refusalOf(code: number): LobbyRefusal {
  if (code >= 500) return 'fault';
  return code === 429 ? 'tooOften' : 'malformed';
}
