import { foreign, isPlayable, missingRules, quoted } from '@peerless/language';
import { PeerlessError } from '@peerless/rules';
import {
  boardNamed,
  broughtContent,
  coreBoards,
  heroes,
  heroNamed,
  playableBoards,
  validHero,
} from '../collection/library.ts';
import { SEATINGS, seatingNamed } from '../modes.ts';
import { listOf, seedWord } from '../words.ts';
import { playableModes, type Setups } from './plan.ts';

/** The options that decide setups, as they are typed. */
export interface SetupWords {
  readonly heroes: string;
  /** Left out: the boards that files brought, or else the core boards. */
  readonly boards?: string;
  readonly modes: string;
  readonly seed: string;
}

/** The setups that were asked for. */
export function setupsOf(words: SetupWords): Setups {
  const boards = boardsOf(words.boards ?? usualBoards());
  const wanted = words.modes === 'all' ? [...SEATINGS] : listOf(words.modes, '--modes').map(seatingNamed);
  const modes = playableModes(boards, wanted);
  if (modes.length === 0)
    throw new PeerlessError(
      `no board of ${quoted(words.boards ?? usualBoards())} has the four start spaces that ${foreign(words.modes)} needs`,
    );
  const chosen =
    words.heroes === 'all' ? heroes.map(validHero) : listOf(words.heroes, '--heroes').map(heroNamed);
  return {
    seed: seedWord(words.seed),
    heroes: chosen.map((hero) => hero.slug),
    mirrors: words.heroes === 'all',
    boards,
    modes,
  };
}

/** Whoever brings a board wants to see games on it. */
export const usualBoards = (): string =>
  broughtContent()
    .boards.map((board) => board.slug)
    .join(',') || 'core';

function boardsOf(words: string): string[] {
  if (words === 'all') return playableBoards.map((board) => board.slug);
  if (words === 'core') return coreBoards.map((board) => board.slug);
  const chosen = listOf(words, '--boards').map((word) => boardNamed(word, playableBoards));
  const [unplayable] = chosen.filter((board) => !isPlayable(board));
  if (unplayable !== undefined)
    throw new PeerlessError(
      `${unplayable.name} cannot be played yet: it needs rules for ${missingRules(unplayable).join(', ')}`,
    );
  return chosen.map((board) => board.slug);
}
