import { botNamed } from '@peerless/ai';
import type { BoardDef, HeroDef } from '@peerless/language';
import { isPlayable, missingRules } from '@peerless/language';
import {
  below,
  createRng,
  fullOptions,
  type GameConfig,
  OPTIONS,
  type Options,
  PeerlessError,
  type Rng,
  suggest,
} from '@peerless/rules';
import { boardNamed, coreBoards, heroes, heroNamed, playableBoards } from '../collection/library.ts';
import { hasRoomFor, SEATS, type Seating, seatingNamed } from '../modes.ts';
import { counted } from '../sentence.ts';
import { listOf, seedWord, wholeNumber } from '../words.ts';
import type { Player } from './table.ts';

/** What can be said on the command line about a new game. */
export interface Flags {
  readonly heroes?: string;
  readonly board?: string;
  readonly mode?: string;
  readonly bots?: string;
  readonly seat?: string;
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
  const seats = heroesFor(flags.heroes, players.length, rng).map((hero, i) => {
    const player = players[i] ?? i;
    return player === i ? { hero: hero.slug } : { hero: hero.slug, player };
  });
  const board = boardFor(flags.board, seating, rng);
  const config: GameConfig = {
    seed,
    board: board.slug,
    mode,
    seats,
    options: rulesOptions(flags.options ?? []),
  };
  return { config, players: playersFor(flags, players) };
}

export const seedFor = (flags: Flags, fresh: () => string): string =>
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
    throw new PeerlessError(`this mode is played with ${count} heroes, not ${chosen.length}`);
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
    throw new PeerlessError(
      `${board.name} cannot be played yet: it needs rules for ${missingRules(board).join(', ')}`,
    );
  if (!hasRoomFor(board, seating))
    throw new PeerlessError(`${board.name} has two start spaces; ${seating} needs four`);
  return board;
}

/** One person among bots, or people only. */
function playersFor(flags: Flags, seats: readonly number[]): Player[] {
  const count = Math.max(...seats) + 1;
  const bots = flags.bots ?? 'casual';
  if (bots === 'none') {
    if (flags.seat !== undefined)
      throw new PeerlessError('--seat is for games with bots; with --bots none people play all seats');
    return Array.from({ length: count }, () => ({ is: 'person' }));
  }
  const seat = wholeNumber(flags.seat ?? '1', '--seat', 1, seats.length) - 1;
  const names = listOf(bots, '--bots').map((name) => botNamed(name).name);
  if (names.length >= count)
    throw new PeerlessError(
      `${names.length} bots are too many: this mode has ${counted(count - 1, 'player')} beside you`,
    );
  let next = 0;
  return Array.from({ length: count }, (_, player) => {
    if (player === seats[seat]) return { is: 'person' };
    return { is: 'bot', bot: names[Math.min(next++, names.length - 1)] ?? 'casual' };
  });
}

/** `victory=immediate` and the like. */
export function rulesOptions(words: readonly string[]): Partial<Options> {
  const pairs = words
    .flatMap((word) => listOf(word, '--options'))
    .map((word) => {
      const at = word.indexOf('=');
      if (at < 1) throw new PeerlessError(`a rules option is written name=value, not "${word}"`);
      const [name, value] = [word.slice(0, at), word.slice(at + 1)];
      if (!Object.hasOwn(OPTIONS, name))
        throw new PeerlessError(`unknown rules option "${name}"${suggest(name, Object.keys(OPTIONS))}`);
      return [name, value === 'true' ? true : value === 'false' ? false : value];
    });
  const options = Object.fromEntries(pairs) as Partial<Options>;
  fullOptions(options);
  return options;
}
