import type { Mode } from '@peerless/rules';
import type { Save } from '@peerless/table';
import {
  type Fairness,
  type GameSummary,
  type LadderRow,
  LOBBY_REFUSALS,
  type LobbyCommand,
  type LobbyRefusal,
  type LobbyView,
  type Me,
  type Profile,
  type RunningGame,
  type TableSettings,
} from '@peerless/table/online';

/** What this page asks its server for, by HTTP. Addresses are relative to the page, so that any sub-path will do. */

/** Why something came to nothing: what the server says, or that nobody answers, or that no such server is there. */
export type Trouble = LobbyRefusal | 'unreachable' | 'noServer';

export class Refused extends Error {
  override readonly name = 'Refused';
  readonly why: Trouble;
  constructor(why: Trouble) {
    super(why);
    this.why = why;
  }
}

/** What went wrong, in a word; whatever is not the server's doing is a fault. */
export const whyOf = (error: unknown): Trouble => (error instanceof Refused ? error.why : 'fault');

type Method = 'GET' | 'POST' | 'DELETE';

async function call<T>(path: string, method: Method = 'GET', body?: unknown): Promise<T> {
  const sent =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  let response: Response;
  try {
    response = await fetch(`./api/${path}`, { method, cache: 'no-store', ...sent });
  } catch {
    throw new Refused('unreachable');
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && typeof answer === 'object' && answer !== null) return answer as T;
  throw new Refused(refusalIn(answer, response.status));
}

/** A server of ours always says why. What else answers is a proxy in front of one, or a server of files. */
function refusalIn(answer: unknown, status: number): Trouble {
  const said = (answer as { refused?: unknown } | null)?.refused;
  const known = LOBBY_REFUSALS.find((word) => word === said);
  if (known !== undefined) return known;
  if (status >= 502 && status <= 504) return 'unreachable';
  return status === 429 ? 'tooOften' : 'noServer';
}

const part = encodeURIComponent;

export interface Game {
  readonly game: GameSummary;
  /** Null for those who did not play it. */
  readonly table: string | null;
  readonly pledge: string;
}

/** What can be wrong with somebody, for a report. */
export const REASONS = ['chat', 'name', 'play', 'other'] as const;
export type Reason = (typeof REASONS)[number];

export const api = {
  me: () => call<{ person: Me | null }>('me'),
  comeIn: (name: string) => call<{ person: Me }>('people', 'POST', { name }),
  rename: (name: string) => call<{ person: Me }>('me', 'POST', { name }),
  /** `proof`: the present password, or the recovery code, for whoever has a password. */
  newCode: (proof?: string) => call<{ code: string }>('me/recovery', 'POST', { proof }),
  setPassword: (login: string, password: string, proof?: string) =>
    call<{ person: Me }>('me/password', 'POST', { login, password, proof }),
  signIn: (by: { code: string } | { login: string; password: string }) =>
    call<{ person: Me }>('sessions', 'POST', by),
  signOut: () => call('sessions', 'DELETE'),
  /** The tables at which one sits and nothing is played. */
  ownTables: () => call<{ tables: LobbyView[] }>('me/tables'),
  running: () => call<{ running: RunningGame[] }>('me/games'),

  person: (id: string) => call<Profile>(`people/${part(id)}`),
  gamesOf: (id: string, before: number) =>
    call<{ games: GameSummary[] }>(`people/${part(id)}/games?before=${before}`),
  block: (id: string, blocked: boolean) => call(`people/${part(id)}/block`, 'POST', { blocked }),
  report: (id: string, about: { reason: Reason; text?: string; table?: string }) =>
    call(`people/${part(id)}/report`, 'POST', about),
  ladder: (mode: Mode) => call<{ rows: LadderRow[] }>(`ladder?mode=${mode}`),

  tables: () => call<{ tables: LobbyView[] }>('tables'),
  openTable: (settings: TableSettings) => call<LobbyView>('tables', 'POST', settings),
  atTable: (id: string, command: LobbyCommand) => call<LobbyView>(`tables/${part(id)}`, 'POST', command),

  game: (id: string) => call<Game>(`games/${part(id)}`),
  record: (id: string) => call<Save>(`games/${part(id)}/record`),
  fairness: (id: string) => call<Fairness>(`games/${part(id)}/fairness`),

  pushKey: () => call<{ key: string | null }>('push'),
  addPush: (subscription: unknown) => call('push', 'POST', { subscription }),
  dropPush: (endpoint: string) => call('push', 'DELETE', { endpoint }),
};
