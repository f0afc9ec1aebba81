import { boards } from '@peerless/boards';
import { heroes } from '@peerless/heroes';
import { missingRules } from '@peerless/language';
import {
  below,
  createLibrary,
  createRng,
  decision,
  type GameConfig,
  isOver,
  type OptionType,
  observe,
  PeerlessError,
  type Prompt,
  viewFor,
} from '@peerless/rules';
import { choose, newMatch, toRecord } from '@peerless/rules/match';
import { turnNumber } from '@peerless/rules/numbers';
import type { Player } from '@peerless/table';
import type { Page } from '@playwright/test';
import type { KeptGame } from '../src/games/kept-game.ts';

const library = createLibrary({ heroes, boards });

export const PERSON: Player = { is: 'person' };
export const BOT: Player = { is: 'bot', bot: 'casual' };

/** Tables of every mode and number of players; the names are those of the tests. */
export const TABLES = {
  duel: { board: 'sarpedon', mode: 'duel', seats: [{ hero: 'medusa' }, { hero: 'king-arthur' }] },
  'duel with doors': { board: 'heorot', mode: 'duel', seats: [{ hero: 'beowulf' }, { hero: 'robin-hood' }] },
  'free-for-all of three': {
    board: 'soho',
    mode: 'free-for-all',
    seats: [{ hero: 'sherlock-holmes' }, { hero: 'dracula' }, { hero: 'jekyll-and-hyde' }],
  },
  'free-for-all of four': {
    board: 'marmoreal',
    mode: 'free-for-all',
    seats: [{ hero: 'alice' }, { hero: 'sinbad' }, { hero: 'bigfoot' }, { hero: 'bruce-lee' }],
  },
  'teams of three players': {
    board: 'baskerville-manor',
    mode: 'teams',
    seats: [
      { hero: 'invisible-man', player: 0 },
      { hero: 'achilles', player: 1 },
      { hero: 'bloody-mary', player: 0 },
      { hero: 'yennenga', player: 2 },
    ],
  },
  'teams of four players': {
    board: 'kaer-morhen',
    mode: 'teams',
    seats: [
      { hero: 'sun-wukong' },
      { hero: 'little-red-riding-hood' },
      { hero: 'robin-hood' },
      { hero: 'medusa' },
    ],
  },
} as const satisfies Record<string, Omit<GameConfig, 'seed'>>;

export type TableName = keyof typeof TABLES;
export const TABLE_NAMES = Object.keys(TABLES) as TableName[];

/** How many players sit at a table. */
export const playersAt = (table: TableName): number =>
  new Set(TABLES[table].seats.map((seat, i) => ('player' in seat ? seat.player : i))).size;

export interface Wanted {
  readonly table?: TableName;
  /** Instead of the heroes and the board of that table. */
  readonly config?: Omit<GameConfig, 'seed'>;
  readonly seed?: string;
  /** By player number; without it the first one is a person and the others are bots. */
  readonly players?: readonly Player[];
  /** At least so many choices have been made, by chance, and then more until the first player is asked `prompt`. */
  readonly choices?: number;
  readonly prompt?: Prompt;
  /** And only where such an option is among the answers. */
  readonly offers?: OptionType;
  /** And only where nothing was done in that turn. */
  readonly turnStart?: boolean;
}

/** A game as the browser keeps it. */
export function gameOf(wanted: Wanted = {}): KeptGame {
  const { table = 'duel', config = TABLES[table], seed = '1', players, choices = 0, prompt } = wanted;
  const { turnStart = false, offers } = wanted;
  const match = newMatch({ seed, ...config }, library);
  const rng = createRng(seed);
  const isFirst = (): boolean => !turnStart || viewFor(observe(match.game, 0)).seats[0]?.actionsTaken === 0;
  for (let made = 0; ; made++) {
    const asked = decision(match.game);
    const isOffered = offers === undefined || (asked?.options.some(({ type }) => type === offers) ?? false);
    const isAsked = asked?.player === 0 && asked.prompt === prompt && isOffered;
    const isReached = prompt === undefined || (isAsked && isFirst());
    if (asked === null && prompt !== undefined)
      throw new Error(`nobody is asked "${prompt}" in game ${seed}`);
    if (asked === null || (made >= choices && isReached)) break;
    const option = asked.options[below(rng, asked.options.length)];
    if (option !== undefined) choose(match, option.key);
  }
  return {
    id: [table, seed, choices, prompt ?? 'any'].join('-').replaceAll(' ', '-'),
    record: toRecord(match),
    players: players ?? Array.from({ length: playersAt(table) }, (_, i) => (i === 0 ? PERSON : BOT)),
    changed: 1_800_000_000_000,
    over: isOver(match.game),
    turn: turnNumber(match.game),
  };
}

/** A new game at a table like that one, with heroes and a board by chance. */
export function anyGameLike(table: TableName, seed: string): KeptGame {
  const rng = createRng(seed);
  const playable = boards.filter((board) => missingRules(board).length === 0);
  for (;;) {
    const seats = TABLES[table].seats.map((seat) => ({
      ...seat,
      hero: heroes[below(rng, heroes.length)]?.slug ?? seat.hero,
    }));
    const board = playable[below(rng, playable.length)]?.slug ?? TABLES[table].board;
    try {
      return gameOf({ table, seed, config: { ...TABLES[table], seats, board } });
    } catch (error) {
      // Not every board has room for that many.
      if (!(error instanceof PeerlessError)) throw error;
    }
  }
}

/** Puts games into the store of the browser, as if they had been played here. The page must have been opened. */
export async function keep(page: Page, ...games: readonly KeptGame[]): Promise<void> {
  await page.evaluate(
    (kept) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('peerless', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('games', { keyPath: 'id' });
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const writing = db.transaction('games', 'readwrite');
          for (const game of kept) writing.objectStore('games').put(game);
          writing.onerror = () => reject(writing.error);
          writing.oncomplete = () => {
            db.close();
            resolve();
          };
        };
      }),
    games,
  );
}

/** A game as the browser keeps it now. */
export function kept(page: Page, id: string): Promise<KeptGame> {
  return page.evaluate(
    (key) =>
      new Promise<KeptGame>((resolve, reject) => {
        const opening = indexedDB.open('peerless', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const reading = db.transaction('games').objectStore('games').get(key);
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            db.close();
            resolve(reading.result);
          };
        };
      }),
    id,
  );
}
