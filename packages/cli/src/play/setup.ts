import {
  BOT_NAMES,
  botNameOf,
  botWords,
  OPPONENTS,
  type Opponent,
  STYLES,
  type Style,
} from '@peerless/ai/names';
import { type BoardDef, foreign, type HeroDef, isPlayable } from '@peerless/language';
import { below, createRng, type GameConfig, OPTIONS, type Options, type Rng } from '@peerless/rules';
import type { Player } from '@peerless/table';
import { TEXT_LANGUAGES } from '@peerless/text';
import { boardNamed, coreBoards, heroes, heroNamed, playableBoards } from '../collection/library.ts';
import { boardName, needsOf } from '../collection/names.ts';
import { folded } from '../folded.ts';
import { InputError, withNames } from '../input-error.ts';
import { type PlainMessageId, sayIn } from '../messages.ts';
import { hasRoomFor, SEATS, type Seating, seatingNamed } from '../modes.ts';
import { botCalled } from '../own/bot-files.ts';
import { isFileWord } from '../own/module-file.ts';
import { either } from '../sentence.ts';
import { listOf, seedWord, wholeNumber } from '../words.ts';
import { isWord, shownWord } from './help.ts';

/** What can be said on the command line about a new game. */
export interface Flags {
  readonly heroes?: string;
  readonly board?: string;
  readonly mode?: string;
  readonly bots?: string;
  readonly seat?: string;
  /** The seat that begins, or `lot`; the first one where nothing is said. */
  readonly first?: string;
  readonly seed?: string;
  readonly options?: string[];
}

/** A game that is about to begin. */
export interface Setup {
  readonly config: GameConfig;
  readonly players: readonly Player[];
}

/** Fills in what was not said: other heroes at random, a board with enough room, a casual bot. */
export function setupFrom(flags: Flags, seed: string): Setup {
  const rng = createRng(seed);
  const seating = seatingOf(flags);
  const { mode, players } = SEATS[seating];
  const drawn = heroesFor(flags.heroes, players.length, rng);
  const board = boardFor(flags.board, seating, rng);
  const first = firstSeat(flags.first, players.length, rng);
  // Whoever begins takes the first seat; turning the table keeps the teams together.
  const seats = players.map((_, i) => {
    const seat = (i + first) % players.length;
    const [hero = '', player = seat] = [drawn[seat]?.slug, players[seat]];
    return player === i ? { hero } : { hero, player };
  });
  const config: GameConfig = {
    seed,
    board: board.slug,
    mode,
    seats,
    options: rulesOptions(flags.options ?? []),
  };
  return { config, players: playersFor(flags, players) };
}

/** Who begins is the younger player in the books; here it is said, or drawn by lot. */
function firstSeat(word: string | undefined, seats: number, rng: Rng): number {
  if (word === undefined) return 0;
  if (word.trim().toLowerCase() === LOT || isWordAnywhere(word, 'wordRandom')) return below(rng, seats);
  const seat = Number(word);
  if (word.trim() !== '' && Number.isInteger(seat) && seat >= 1 && seat <= seats) return seat - 1;
  throw new InputError((say) => say('firstForm', { most: seats, lot: LOT, text: foreign(word) }));
}

export const LOT = 'lot';

export const seedFor = (flags: Pick<Flags, 'seed'>, fresh: () => string): string =>
  flags.seed === undefined ? fresh() : seedWord(flags.seed);

/** The mode that was named, or the one that fits the number of heroes. */
function seatingOf(flags: Flags): Seating {
  if (flags.mode !== undefined) return seatingNamed(flags.mode);
  const count = flags.heroes === undefined ? 0 : listOf(flags.heroes, '--heroes').length;
  return count === 3 ? 'free-for-all-3' : count === 4 ? 'free-for-all-4' : 'duel';
}

function heroesFor(words: string | undefined, count: number, rng: Rng): HeroDef[] {
  const names = words === undefined ? [] : listOf(words, '--heroes');
  const chosen = names.map((name) => (name === 'random' ? null : heroNamed(name)));
  if (chosen.length > count)
    throw new InputError((say) => say('tooManyHeroes', { count, given: chosen.length }));
  const named = chosen.filter((hero) => hero !== null);
  const left = heroes.filter((hero) => !named.includes(hero));
  const draw = (): HeroDef => {
    const pool = left.length > 0 ? left : [...heroes];
    return pool.splice(below(rng, pool.length), 1)[0] as HeroDef;
  };
  return Array.from({ length: count }, (_, i) => chosen[i] ?? draw());
}

export function boardFor(word: string | undefined, seating: Seating, rng: Rng): BoardDef {
  if (word === undefined || word === 'random') {
    const pool = (word === undefined ? coreBoards : playableBoards).filter((board) =>
      hasRoomFor(board, seating),
    );
    return pool[below(rng, pool.length)] as BoardDef;
  }
  const board = boardNamed(word, playableBoards);
  if (!isPlayable(board))
    throw new InputError((say) =>
      say('boardNotPlayable', { board: boardName(board, say.lang), needs: needsOf(board, say) }),
    );
  if (!hasRoomFor(board, seating))
    throw new InputError((say) => say('boardTooSmall', { board: boardName(board, say.lang), mode: seating }));
  return board;
}

/** One person among bots, or people only. */
function playersFor(flags: Flags, seats: readonly number[]): Player[] {
  const count = Math.max(...seats) + 1;
  const bots = flags.bots ?? 'casual';
  if (isWordAnywhere(bots, 'wordNobody')) {
    if (flags.seat !== undefined) throw new InputError((say) => say('seatWithoutBots'));
    return Array.from({ length: count }, () => ({ is: 'person' }));
  }
  const seat = wholeNumber(flags.seat ?? '1', '--seat', 1, seats.length) - 1;
  const names = listOf(bots, '--bots').map(botName);
  if (names.length >= count)
    throw new InputError((say) => say('tooManyBots', { given: names.length, count: count - 1 }));
  let next = 0;
  return Array.from({ length: count }, (_, player) => {
    if (player === seats[seat]) return { is: 'person' };
    return { is: 'bot', bot: names[Math.min(next++, names.length - 1)] ?? 'casual' };
  });
}

/** What the levels of the bots are called. */
export const LEVEL_WORDS: { readonly [L in Opponent]: PlainMessageId } = {
  novice: 'wordNovice',
  casual: 'wordCasual',
  skilled: 'wordSkilled',
  expert: 'wordExpert',
  sparring: 'wordSparring',
};

/** What their styles are called. */
export const STYLE_WORDS: { readonly [S in Style]: PlainMessageId } = {
  aggressive: 'wordAggressive',
  patient: 'wordPatient',
  trickster: 'wordTrickster',
};

function botName(name: string): string {
  if (isFileWord(name)) return botCalled(name).name;
  const wanted = name.toLowerCase();
  if (botWords(wanted) !== null) return wanted;
  const [first = '', manner, ...more] = wanted.split(':');
  const bot = OPPONENTS.find((known) => isWordAnywhere(first, LEVEL_WORDS[known]) || first === known);
  const style = STYLES.find((known) => isWordAnywhere(manner ?? '', STYLE_WORDS[known]) || manner === known);
  if (bot !== undefined && more.length === 0 && (manner === undefined || style !== undefined))
    return botNameOf({ bot, strength: null, style: style ?? null });
  throw new InputError((say) => {
    const words = OPPONENTS.map((known) => shownWord(LEVEL_WORDS[known], say));
    const known = say.lang === 'en' ? BOT_NAMES : words;
    return withNames(
      say('unknownBot', { name: foreign(name) }),
      folded(wanted),
      [...known, shownWord('wordNobody', say)],
      say,
    );
  });
}

/** Whether that word was typed, in whatever language. */
const isWordAnywhere = (typed: string, id: PlainMessageId): boolean =>
  TEXT_LANGUAGES.some((lang) => isWord(typed, id, sayIn(lang)));

/** `victory=immediate` and the like. */
export const rulesOptions = (words: readonly string[]): Partial<Options> =>
  Object.fromEntries(words.flatMap((word) => listOf(word, '--options')).map(rulesOption));

function rulesOption(text: string): [string, string | boolean] {
  const at = text.indexOf('=');
  if (at < 1) throw new InputError((say) => say('rulesOptionForm', { text: foreign(text) }));
  const [name, word] = [text.slice(0, at), text.slice(at + 1)];
  if (!Object.hasOwn(OPTIONS, name))
    throw new InputError((say) =>
      withNames(say('unknownRulesOption', { name: foreign(name) }), name, Object.keys(OPTIONS), say),
    );
  const value = word === 'true' ? true : word === 'false' ? false : word;
  const allowed: readonly unknown[] = OPTIONS[name as keyof Options];
  if (allowed.includes(value)) return [name, value];
  throw new InputError((say) =>
    say('rulesOptionValue', { name, values: either(allowed.map(String), say), text: foreign(word) }),
  );
}
