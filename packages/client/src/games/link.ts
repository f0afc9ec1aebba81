import { type GameConfig, OPTIONS, type Options } from '@peerless/rules';
import { type GameRecord, newMatch, RULES_VERSION, standing, toRecord } from '@peerless/rules/match';
import { newTape, type Taped } from '@peerless/table';
import { library } from '../library.ts';
import { bytesOf, fromAddress, numberOf, toAddress } from './bytes.ts';
import { readChoices, writeChoices } from './choice-code.ts';
import { type Unknown, unknownIn } from './record-problem.ts';

/**
 * A whole game in a few hundred letters, for an address. Written down are the setup and the choices that still stand;
 * everything else is played again from them, and hashes tell whether it came out the same.
 *
 * One byte each: the form, the rules version. Four: the content; eight: the final position. Two: how long the setup is;
 * the setup. Two: how many choices; the choices. The first release wrote form 1, whose eight bytes of hashes only that
 * release can check.
 */
const FORM = 2;
const FIRST_FORM = 1;
const CONTENT = 4;
const FINAL = 8;
const FIRST_CHECK = 8;

/** It was cut or changed on its way, another version of the program made it, or a hero or board of it is not here. */
type Trouble = 'damaged' | 'version' | Unknown;

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

const bytesIn = (hex: string, count: number): number[] =>
  Array.from({ length: count }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16));

/** One check for the board and all heroes together. */
const contentBytes = ({ content: { board, heroes } }: GameRecord): number[] =>
  [board, ...Object.values(heroes)]
    .map((hash) => bytesIn(hash, CONTENT))
    .reduce((all, bytes) => all.map((byte, i) => byte ^ (bytes[i] ?? 0)));

const finalBytes = ({ final }: GameRecord): number[] => bytesIn(final, FINAL);

const sameBytes = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((byte, i) => byte === b[i]);

/** The game as it stands, for an address; what was taken back is left out. */
export function linkOf(record: Pick<GameRecord, 'config' | 'entries'>): string {
  const setup = [...new TextEncoder().encode(writeSetup(record.config))];
  const entries = standing(record.entries);
  const match = newMatch(readSetup(writeSetup(record.config)), library());
  const choices = bytesOf(writeChoices(match, entries));
  const made = toRecord(match);
  return toAddress([
    FORM,
    RULES_VERSION,
    ...contentBytes(made),
    ...finalBytes(made),
    ...twoBytes(setup.length),
    ...setup,
    ...twoBytes(entries.length),
    ...choices,
  ]);
}

/** Far beyond any game: the longest that were measured have some 400 letters. */
const LONGEST = 20_000;

/** The game in an address; reading it is playing it, so that it can be told as it was read. */
export function gameIn(link: string): Taped {
  if (link.length > LONGEST) throw new LinkError('damaged');
  const bytes = read('damaged', () => fromAddress(link));
  const [form, rules, ...rest] = bytes;
  if (form !== FORM && form !== FIRST_FORM) throw new LinkError(form === undefined ? 'damaged' : 'version');
  if (toAddress(bytes) !== link) throw new LinkError('damaged');
  // Other rules read other choices: what does not come out with them may be sound elsewhere.
  const otherRules = rules === RULES_VERSION ? 'damaged' : 'version';
  if (form === FIRST_FORM) return read(otherRules, () => replay(rest.slice(FIRST_CHECK)));
  const content = rest.slice(0, CONTENT);
  const game = read(otherRules, () => replay(rest.slice(CONTENT + FINAL)));
  const record = toRecord(game.match);
  if (sameBytes(finalBytes(record), rest.slice(CONTENT, CONTENT + FINAL))) return game;
  throw new LinkError(sameBytes(contentBytes(record), content) ? otherRules : 'version');
}

function replay(bytes: readonly number[]): Taped {
  const take = (from: number): number => (bytes[from] ?? 0) + 256 * (bytes[from + 1] ?? 0);
  const end = 2 + take(0);
  const setup = new TextDecoder().decode(new Uint8Array(bytes.slice(2, end)));
  const config = readSetup(setup);
  const unknown = unknownIn(config);
  if (unknown !== null) throw new LinkError(unknown);
  const game = newTape(config, library());
  readChoices(game, take(end), numberOf(bytes.slice(end + 2)));
  return game;
}

/** Whatever else goes wrong while reading, the link cannot be used. */
function read<T>(why: Trouble, reading: () => T): T {
  try {
    return reading();
  } catch (error) {
    throw error instanceof LinkError ? error : new LinkError(why);
  }
}
