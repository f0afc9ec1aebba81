import { below, type Rng } from '@peerless/rules';
import { RULES_VERSION } from '@peerless/rules/match';
import { PROTOCOL } from '@peerless/table';
import { DUEL_TABLE } from '../tables.ts';

/** Requests and messages that look like those of a page, and less and less so. */

/** What is known to whoever attacks: ids of others and of their own. */
export interface Known {
  readonly tables: readonly string[];
  readonly games: readonly string[];
  readonly people: readonly string[];
  /** Messages of others, as they were sent. */
  readonly replays: () => readonly string[];
}

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly type: string;
  readonly body: string | null;
}

const TEXTS: readonly string[] = [
  '',
  ' ',
  'Zoë ☂',
  'a\u0000b',
  '\u0000',
  '\u202egnp.exe',
  '\ud800',
  'e\u0301'.repeat(30),
  '👩‍👩‍👧‍👦',
  'ﷺ'.repeat(40),
  '<script>alert(1)</script>',
  "'; DROP TABLE moves; --",
  '../../../etc/passwd',
  '%2e%2e%2f',
  '__proto__',
  'constructor',
  '{{7*7}}',
  'x'.repeat(5000),
  '-1',
  '1e309',
  'null',
];
const NUMBERS: readonly number[] = [
  0,
  -0,
  1,
  -1,
  2,
  3,
  4,
  0.5,
  255,
  65536,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  1e300,
  -1e300,
];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND', 'TRACE'];
const TYPES = [
  'application/json',
  'application/json',
  'application/json',
  'text/plain',
  'text/html',
  'multipart/form-data',
  '',
];
const SALT = '0123456789abcdef0123456789abcdef';

export class Grammar {
  private readonly rng: Rng;
  private readonly known: Known;

  constructor(rng: Rng, known: Known) {
    this.rng = rng;
    this.known = known;
  }

  pick<X>(items: readonly X[]): X {
    return items[below(this.rng, items.length)] as X;
  }

  chance(oneIn: number): boolean {
    return below(this.rng, oneIn) === 0;
  }

  request(): Request {
    const method = this.chance(3) ? this.pick(METHODS) : this.chance(2) ? 'GET' : 'POST';
    const body = method === 'GET' || method === 'HEAD' ? null : this.text(this.body());
    return { method, path: this.path(), type: this.pick(TYPES), body };
  }

  /** A message on the socket of a game or a table. */
  message(of: 'game' | 'table'): string | Buffer {
    if (this.chance(12))
      return Buffer.from(Array.from({ length: below(this.rng, 60) }, () => below(this.rng, 256)));
    if (this.chance(6)) return this.pick([...this.known.replays(), '{}']);
    return this.text(of === 'game' ? this.gameMessage() : this.tableMessage());
  }

  private path(): string {
    const { tables, games, people } = this.known;
    const id = (of: readonly string[]): string =>
      this.chance(3) ? encode(this.pick(TEXTS)) : this.pick([...of, 'x']);
    const path = this.pick([
      () => '/api/people',
      () => `/api/people/${id(people)}`,
      () => `/api/people/${id(people)}/games${this.query()}`,
      () => `/api/people/${id(people)}/block`,
      () => `/api/people/${id(people)}/report`,
      () => `/api/me${this.pick(['', '/games', '/recovery', '/password'])}`,
      () => '/api/sessions',
      () => '/api/push',
      () => `/api/ladder${this.query()}`,
      () => '/api/tables',
      () => `/api/tables/${id(tables)}`,
      () => `/api/tables/${id(tables)}${this.pick(['', '', '/socket'])}`,
      () => `/api/games/${id(games)}${this.pick(['', '/record', '/fairness', '/socket'])}`,
      () =>
        this.pick([
          '/',
          '/index.html',
          '/healthz',
          '/readyz',
          '/api',
          '/api/',
          '//',
          '/..%2f..%2fetc/passwd',
          '/%',
        ]),
      () => `/${encode(this.pick(TEXTS)).slice(0, 2000)}`,
    ])();
    return path;
  }

  private query(): string {
    const value = this.chance(2) ? this.pick(NUMBERS) : encode(this.pick(TEXTS)).slice(0, 500);
    return this.pick([
      '',
      `?before=${value}`,
      `?mode=${value}`,
      '?mode=duel',
      '?before=',
      '?before=1&before=2',
      '?x[y]=z',
    ]);
  }

  private body(): unknown {
    const seats = this.pick([[0, 1], [0, 1, 2], [0, 1, 0, 2], [3, 2, 1, 0], [0], [], [0, 0]]);
    const player = this.number();
    const settings = { ...DUEL_TABLE, seats, mode: this.pick(['duel', 'teams', 'free-for-all', 'war']) };
    return this.changed(
      this.pick<unknown>([
        { name: this.pick(TEXTS) },
        { name: 'Mallory' },
        { code: this.pick(TEXTS) },
        { login: this.pick([...TEXTS, 'mallory']), password: this.pick([...TEXTS, 'a long password']) },
        { blocked: this.chance(2) },
        {
          reason: this.pick(['cheating', 'x']),
          text: this.pick(TEXTS),
          table: this.pick([...this.known.tables, null]),
        },
        settings,
        { settings },
        { sit: player },
        { leave: true },
        { remove: player },
        { bot: { player, bot: this.pick(['novice', 'nobody']) } },
        { hero: { seat: player, hero: this.pick(['medusa', null, 'nobody', ...TEXTS]) } },
        { strike: this.pick(['medusa', ...TEXTS]) },
        { ready: { salt: this.pick([SALT, ...TEXTS]), isSwapped: this.chance(2) } },
        { wait: true },
        { subscription: { endpoint: 'https://127.0.0.1/x', keys: { p256dh: SALT, auth: SALT } } },
      ]),
    );
  }

  private gameMessage(): unknown {
    const at = this.number();
    const known = this.pick<unknown>([null, { seq: at, content: this.pick(TEXTS).slice(0, 70) }]);
    const command = this.pick<unknown>([
      { choose: this.pick([...TEXTS, 'end', 'maneuver', 'pass']) },
      { takeBack: this.number() },
      { resign: this.number() },
      { propose: 'draw' },
      { propose: { takeBack: this.number() } },
      { answer: this.pick(['yes', 'no', 'perhaps']) },
      { return: true },
    ]);
    return this.changed(
      this.pick<unknown>([
        {
          hello: {
            ...{ protocol: this.pick([PROTOCOL, PROTOCOL, 0, -1, 1e9]), rules: RULES_VERSION, known },
            words: this.pick<unknown>([true, true, false, undefined, 1]),
          },
        },
        { command, at },
        { command, at },
        { command, at },
        { claim: at },
      ]),
    );
  }

  private tableMessage(): unknown {
    // What may be said at other people's tables is no attack.
    const text = this.pick(['', ' ', '\u0000', 'x'.repeat(400), '\u202e']);
    return this.changed({
      say: this.pick<unknown>([{ text }, { phrase: 'insult' }, { phrase: 'hello', text }, null]),
    });
  }

  private number(): number {
    return this.chance(2) ? below(this.rng, 6) : this.pick(NUMBERS);
  }

  /** The same, or with something else in one of its places. */
  private changed(value: unknown): unknown {
    if (this.chance(2)) return value;
    if (typeof value !== 'object' || value === null || this.chance(4)) return this.anything(3);
    const fields = Object.entries(value);
    const [name] = this.pick([...fields, ['', null]]);
    return Object.fromEntries([
      ...fields.map(([key, old]) => [key, key === name ? this.changed(old) : old]),
      ...(this.chance(3) ? [[this.pick(TEXTS).slice(0, 20), this.anything(1)]] : []),
    ]);
  }

  private anything(depth: number): unknown {
    const kind = below(this.rng, depth > 0 ? 7 : 5);
    if (kind === 0) return null;
    if (kind === 1) return this.chance(2);
    if (kind === 2) return this.pick(NUMBERS);
    if (kind < 5) return this.pick(TEXTS);
    const parts = Array.from({ length: below(this.rng, 4) }, () => this.anything(depth - 1));
    return kind === 5 ? parts : Object.fromEntries(parts.map((part) => [this.pick(TEXTS), part]));
  }

  /** As JSON; now and then none, or deep, or huge. */
  private text(value: unknown): string {
    const text = JSON.stringify(value) ?? 'undefined';
    if (!this.chance(10)) return text;
    return this.pick([
      () => text.slice(0, below(this.rng, text.length + 1)),
      () => `${'['.repeat(3000)}${']'.repeat(3000)}`,
      () => '{"a":'.repeat(2500),
      () => `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}`,
      () => JSON.stringify({ name: 'x'.repeat(40_000) }),
      () => `${text}${text}`,
      () => '\ufeff{}',
    ])();
  }
}

function encode(text: string): string {
  // Half a character cannot be written in an address.
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '?'));
}
