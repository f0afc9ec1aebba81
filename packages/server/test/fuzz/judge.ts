import { LOBBY_REFUSALS } from '@peerless/table/online';

/** What may be said to whoever attacks; everything else is a fault. */

/** `fault` is what a server says that did not expect something. */
const WORDS: ReadonlySet<string> = new Set(LOBBY_REFUSALS.filter((word) => word !== 'fault'));
const REFUSALS: ReadonlySet<string> = new Set(['stale', 'notYours', 'noOption', 'stands', 'over']);
const STATUSES: ReadonlySet<number> = new Set([
  200, 304, 400, 401, 403, 404, 405, 409, 413, 414, 415, 429, 431,
]);
/** 1002, 1007 and 1009: not as the protocol says, no text, too long. 1005 and 1006: nobody said why. */
const CODES: ReadonlySet<number> = new Set([1000, 1002, 1005, 1006, 1007, 1009, 4000, 4003, 4004, 4029]);
const KINDS = ['welcome', 'told', 'clock', 'waiting', 'ended', 'reload', 'lobby', 'said'];
const INSIDES = /\bat .+:\d+:\d+|node_modules|Error:|SQLITE|syntax error|Zod|kysely/i;

/** What is wrong with an answer; null: nothing. */
export function wrongAnswer(status: number, type: string, body: string): string | null {
  if (!STATUSES.has(status)) return `status ${status}: ${body.slice(0, 200)}`;
  if (status >= 400 && INSIDES.test(body)) return `it tells of its insides: ${body.slice(0, 200)}`;
  // Answers to HEAD have no body.
  if (status < 400 || !type.startsWith('application/json') || body === '') return null;
  const { refused } = read(body);
  return WORDS.has(String(refused)) ? null : `${status} ${body.slice(0, 200)}`;
}

export function wrongMessage(text: string): string | null {
  const message = read(text);
  const [kind = ''] = Object.keys(message);
  if (KINDS.includes(kind)) return null;
  const word = String(message.refused);
  return kind === 'refused' && (REFUSALS.has(word) || WORDS.has(word)) ? null : text.slice(0, 200);
}

export const wrongEnd = (code: number): string | null => (CODES.has(code) ? null : `closed with ${code}`);

function read(text: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
