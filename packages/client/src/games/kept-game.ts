import type { GameRecord, Viewer } from '@peerless/rules';
import type { Player } from '../table/table.ts';

/** A game kept in this browser: running or over. */
export interface KeptGame {
  readonly id: string;
  readonly record: GameRecord;
  readonly players: readonly Player[];
  /** Who sat at the screen last; nobody yet in a new game or one from elsewhere. */
  readonly viewer?: Viewer;
  /** Milliseconds since 1970. */
  readonly changed: number;
  readonly over: boolean;
}
