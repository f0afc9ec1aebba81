import { type Outcome, outcome, type Viewer } from '@peerless/rules';
import { type GameRecord, type Match, toRecord } from '@peerless/rules/match';
import { turnNumber } from '@peerless/rules/numbers';
import type { Player } from '@peerless/table';

/** Where a game comes from, if it was not simply set up. */
export type Origin =
  /** It began in the middle of another one. */
  | { readonly is: 'variation' }
  /** Somebody has sent their deal, and what they have made of it. */
  | { readonly is: 'challenge'; readonly score: { won: boolean; turns: number; health: number } }
  /** A rung of a gauntlet, counted from 0. */
  | { readonly is: 'gauntlet'; readonly run: string; readonly rung: number; readonly of: number };

/** A game kept in this browser: running or over. */
export interface KeptGame {
  readonly id: string;
  /** As it was written; a game that has not been opened for long may have the format of an older release. */
  readonly record: GameRecord;
  readonly players: readonly Player[];
  /** Who sat at the screen last; nobody yet in a new game or one from elsewhere. */
  readonly viewer?: Viewer;
  /** Milliseconds since 1970. */
  readonly changed: number;
  readonly over: boolean;
  /** How it ended; null for a running game. Games kept by older releases do not say it: it takes playing them again. */
  readonly outcome?: Outcome | null;
  /** The turn it is in; games kept by the first release do not say it here. */
  readonly turn?: number;
  readonly origin?: Origin | undefined;
}

/** What is kept of a match. */
export function keptOf(match: Match): Pick<KeptGame, 'record' | 'over' | 'outcome' | 'turn'> {
  const ended = outcome(match.game);
  return { record: toRecord(match), over: ended !== null, outcome: ended, turn: turnNumber(match.game) };
}
