import {
  type GameConfig,
  type GameRecord,
  newMatch,
  OPTIONS,
  type Options,
  RULES_VERSION,
  standing,
  toRecord,
} from '@peerless/rules';
import { type Lacking, lackingIn } from '../games/lacking.ts';
import { library } from '../library.ts';
import { bytesOf, fromAddress, numberOf, toAddress } from './bytes.ts';
import { readChoices, writeChoices } from './choice-code.ts';

/**
 * A whole game in a few hundred letters, for an address. Written down are the setup and the choices that still stand;
 * everything else is played again from them, and a checksum tells whether it came out the same.
 *
 * One byte each: the form, the rules version. Eight: the content and the game. Two: how long the setup is; the setup.
 * Two: how many choices; the choices.
 */
const FORM = 1;
const CHECK = 8;

/** It was cut or changed on its way, another version of the program made it, or content is not here. */
type Trouble = 'damaged' | 'version' | Lacking;

/** Why a link cannot be shown. */
export class LinkError extends Error {
  override readonly name = 'LinkError';
  readonly why: Trouble;

  constructor(why: Trouble) {
    super(typeof why === 'string' ? why : why.is);
    this.why = why;
  }
}

/** The setup as short JSON: seed, board, mode, seats, and the rules options that are not the usual ones. */
function writeSetup({ seed, board, mode, seats, options }: GameConfig): string {
  const short = seats.map(({ hero, player }) => (player === undefined ? hero : [hero, player]));
  const unusual = Object.entries(options ?? {}).filter(
    ([name, value]) => OPTIONS[name as keyof Options][0] !== value,
  );
  const setup: unknown[] = [seed, board, mode, short];
  if (unusual.length > 0) setup.push(Object.fromEntries(unusual));
  return JSON.stringify(setup);
}

/** What is wrong with it is found by setting up the game; here only the shape counts. */
function readSetup(text: string): GameConfig {
  const [seed, board, mode, short, options] = JSON.parse(text);
  const seats = short.map((seat: unknown) =>
    Array.isArray(seat) ? { hero: seat[0], player: seat[1] } : { hero: seat },
  );
  return { seed, board, mode, seats, ...(options === undefined ? {} : { options }) };
}

const twoBytes = (number: number): number[] => [number & 255, number >> 8];

/** The first halves of both hashes. */
const checkOf = ({ contentHash, checksum }: GameRecord): number[] =>
  [contentHash.slice(0, CHECK), checksum.slice(0, CHECK)].flatMap((hex) =>
    Array.from({ length: CHECK / 2 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16)),
  );

/** The game as it stands, for an address; what was taken back is left out. */
export function linkOf(record: Pick<GameRecord, 'config' | 'entries'>): string {
  const setup = [...new TextEncoder().encode(writeSetup(record.config))];
  const entries = standing(record.entries);
  const match = newMatch(readSetup(writeSetup(record.config)), library());
  const choices = bytesOf(writeChoices(match, entries));
  const check = checkOf(toRecord(match));
  return toAddress([
    FORM,
    RULES_VERSION,
    ...check,
    ...twoBytes(setup.length),
    ...setup,
    ...twoBytes(entries.length),
    ...choices,
  ]);
}

/** Far beyond any game: the longest that were measured have some 400 letters. */
const LONGEST = 20_000;

/** The game in an address, as a record that can be kept and replayed. */
export function recordIn(link: string): GameRecord {
  if (link.length > LONGEST) throw new LinkError('damaged');
  const bytes = read(() => fromAddress(link));
  const [form, rules, ...rest] = bytes;
  if (form !== FORM || rules !== RULES_VERSION)
    throw new LinkError(form === undefined ? 'damaged' : 'version');
  const record = read(() => replay(rest.slice(CHECK)));
  const fits = checkOf(record).every((byte, i) => byte === rest[i]) && toAddress(bytes) === link;
  if (!fits) throw new LinkError('damaged');
  return record;
}

function replay(bytes: readonly number[]): GameRecord {
  const take = (from: number): number => (bytes[from] ?? 0) + 256 * (bytes[from + 1] ?? 0);
  const end = 2 + take(0);
  const setup = new TextDecoder().decode(new Uint8Array(bytes.slice(2, end)));
  const config = readSetup(setup);
  const lacking = lackingIn(config);
  if (lacking !== null) throw new LinkError(lacking);
  const match = newMatch(config, library());
  readChoices(match, take(end), numberOf(bytes.slice(end + 2)));
  return toRecord(match);
}

/** Whatever else goes wrong while reading: the link is damaged. */
function read<T>(reading: () => T): T {
  try {
    return reading();
  } catch (error) {
    throw error instanceof LinkError ? error : new LinkError('damaged');
  }
}
