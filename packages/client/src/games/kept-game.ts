import { isOver, type Viewer } from '@peerless/rules';
import { type GameRecord, type Match, toRecord } from '@peerless/rules/match';
import { turnNumber } from '@peerless/rules/numbers';
import type { Player } from '../table/table.ts';

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
  /** The turn it is in; games kept by the first release do not say it here. */
  readonly turn?: number;
}

/** What is kept of a match. */
export const keptOf = (match: Match): Pick<KeptGame, 'record' | 'over' | 'turn'> => ({
  record: toRecord(match),
  over: isOver(match.game),
  turn: turnNumber(match.game),
});
