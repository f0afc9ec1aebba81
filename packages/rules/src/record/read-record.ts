import type { GameConfig, Options, SeatConfig } from '../content/config.ts';
import type { ContentHashes } from '../content/content-hash.ts';
import { type Entry, MOST_ENTRIES, OLDER_FORMATS, RECORD_FORMAT } from './record.ts';
import { RecordError } from './record-error.ts';

/**
 * Reads records of strangers. Only known keys are looked at, only plain values are taken over, nothing is followed
 * deeper than a record goes, and no text is longer than a record's: what comes out is a copy that can be trusted to be
 * of its type. Whether it makes sense is found by playing it.
 */

/** A record of any release: what an old format does not have is null. */
export interface ReadRecord {
  readonly rulesVersion: number;
  readonly config: GameConfig;
  readonly content: ContentHashes | null;
  readonly entries: readonly Entry[];
  readonly final: string | null;
}

/** Characters of slugs, seeds and hashes. */
const WORD = 64;
/** Characters of an option's key: an order names several cards. */
const KEY = 1000;
const MOST_SEATS = 4;
const MOST_OPTIONS = 32;

export function readRecord(json: unknown): ReadRecord {
  if (!isPlain(json)) throw new RecordError({ is: 'none' });
  if (json.format === RECORD_FORMAT) return readPresent(json);
  if (OLDER_FORMATS.some((format) => format === json.format)) return readFirst(json);
  throw new RecordError({ is: 'none' });
}

function readPresent(json: Plain): ReadRecord {
  const { rulesVersion, config, content, entries, final } = keys(json, [
    'format',
    'rulesVersion',
    'config',
    'content',
    'entries',
    'final',
  ]);
  const setup = readConfig(config);
  return {
    rulesVersion: count(rulesVersion),
    config: setup,
    content: readHashes(content, setup),
    entries: readEntries(entries),
    final: word(final),
  };
}

/** `peerless-1`: its hashes were of the state as the program of that time laid it out; they cannot be checked now. */
function readFirst(json: Plain): ReadRecord {
  const { rulesVersion, config, entries, contentHash, checksum } = keys(json, [
    'format',
    'rulesVersion',
    'contentHash',
    'config',
    'entries',
    'snapshots',
    'checksum',
  ]);
  word(contentHash);
  word(checksum);
  const setup = readConfig(config);
  return {
    rulesVersion: count(rulesVersion),
    // Those games were begun when a fighter that must be placed might stay where it was.
    config: { ...setup, options: { ownSpace: 'yes', ...setup.options } },
    content: null,
    entries: readEntries(entries),
    final: null,
  };
}

function readConfig(json: unknown): GameConfig {
  const { seed, board, mode, seats, options } = keys(json, ['seed', 'board', 'mode', 'seats', 'options']);
  return {
    seed: word(seed),
    board: word(board),
    mode: word(mode) as GameConfig['mode'],
    seats: list(seats, MOST_SEATS).map(readSeat),
    ...(options === undefined ? {} : { options: readOptions(options) }),
  };
}

function readSeat(json: unknown): SeatConfig {
  const { hero, player } = keys(json, ['hero', 'player']);
  return player === undefined ? { hero: word(hero) } : { hero: word(hero), player: count(player) };
}

/** Which options there are is told when the game is set up; here they are short words, each with a plain value. */
function readOptions(json: unknown): Partial<Options> {
  const options = plain(json);
  const names = Object.keys(options);
  if (names.length > MOST_OPTIONS) torn();
  const read = (name: string): string | boolean => {
    const value = options[name];
    return typeof value === 'boolean' ? value : word(value);
  };
  return Object.fromEntries(names.map((name) => [word(name), read(name)]));
}

function readHashes(json: unknown, { seats }: GameConfig): ContentHashes {
  const { board, heroes } = keys(json, ['board', 'heroes']);
  const slugs = [...new Set(seats.map(({ hero }) => hero))];
  const hashes = keys(heroes, slugs);
  return {
    board: word(board),
    heroes: Object.fromEntries(slugs.map((slug) => [slug, word(hashes[slug])])),
  };
}

const readEntries = (json: unknown): readonly Entry[] => list(json, MOST_ENTRIES).map(readEntry);

function readEntry(json: unknown): Entry {
  const entry = plain(json);
  const [name, ...others] = Object.keys(entry);
  if (others.length > 0) torn();
  switch (name) {
    case 'choose':
      return { choose: word(entry.choose, KEY) };
    case 'undo':
      return { undo: count(entry.undo) };
    case 'rewind':
      return { rewind: count(entry.rewind) };
    case 'resign':
      return { resign: count(entry.resign) };
    case 'timeout':
      return { timeout: count(entry.timeout) };
    case 'draw':
      return entry.draw === true ? { draw: true } : torn();
    default:
      return torn();
  }
}

// Values

type Plain = Readonly<Record<string, unknown>>;

function torn(): never {
  throw new RecordError({ is: 'torn' });
}

function isPlain(value: unknown): value is Plain {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

const plain = (value: unknown): Plain => (isPlain(value) ? value : torn());

/** An object with these keys and no others. */
function keys<K extends string>(value: unknown, known: readonly K[]): { readonly [N in K]?: unknown } {
  const object = plain(value);
  if (!Object.keys(object).every((key) => (known as readonly string[]).includes(key))) torn();
  return object as { readonly [N in K]?: unknown };
}

const word = (value: unknown, longest: number = WORD): string =>
  typeof value === 'string' && value.length <= longest ? value : torn();

const count = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : torn();

const list = (value: unknown, longest: number): readonly unknown[] =>
  Array.isArray(value) && value.length <= longest ? [...value] : torn();
