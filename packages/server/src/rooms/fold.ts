import { newMatch, RULES_VERSION } from '@peerless/rules/match';
import type { Outages } from '../clock/pulse.ts';
import type { GameStore } from '../store/game-store.ts';
import type { GameRow, MoveRow } from '../store/schema.ts';
import type { Contents } from './contents.ts';
import { LiveGame } from './live-game.ts';

/** A game made from what is stored. */
export interface Folded {
  readonly row: GameRow;
  /** As far as the present rules go; null: it cannot even be set up. */
  readonly game: LiveGame | null;
  /** Whether it goes no further: the rules have changed under it. */
  readonly isCut: boolean;
}

/** What is needed to make games again. */
export interface Folding {
  readonly store: GameStore;
  readonly contents: Contents;
  readonly outages: Outages;
}

/** Makes a game again, as it stood at some time; null if there is none. */
export async function fold(
  { store, contents, outages }: Folding,
  id: string,
  until?: number,
): Promise<Folded | null> {
  const row = await store.game(id);
  if (row === null) return null;
  // A node that has not been brought up to date yet leaves such a game to the others.
  if (row.rules_version > RULES_VERSION) throw new Error(`game ${id} is played by newer rules`);
  const moves = until === undefined ? await store.moves(id) : await store.movesUntil(until, id);
  const library = await contents.libraryOf(row);
  const begin = (): LiveGame => new LiveGame(row, newMatch(JSON.parse(row.config), library), outages);
  const game = asFarAsPossible(begin, moves);
  const isWhole = game?.host.seq === moves.length;
  return { row, game, isCut: !isWhole || (row.ended !== null && until === undefined && !game.isOver) };
}

/** Whatever the engine says to what it cannot do: what it did before that stands. */
function asFarAsPossible(begin: () => LiveGame, moves: readonly MoveRow[]): LiveGame | null {
  let possible = 0;
  try {
    const game = begin();
    game.goThrough(moves, () => possible++);
    return game;
  } catch {
    return possible === 0 && !isPossible(begin) ? null : again(begin, moves.slice(0, possible));
  }
}

function isPossible(begin: () => LiveGame): boolean {
  try {
    begin();
    return true;
  } catch {
    return false;
  }
}

function again(begin: () => LiveGame, moves: readonly MoveRow[]): LiveGame {
  const game = begin();
  game.goThrough(moves);
  return game;
}
