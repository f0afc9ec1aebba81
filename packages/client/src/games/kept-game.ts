import type { GameRecord } from '@peerless/rules';
import type { Player } from '../table/table.ts';

/** A game kept in this browser: running or over. */
export interface KeptGame {
  readonly id: string;
  readonly record: GameRecord;
  readonly players: readonly Player[];
  /** Milliseconds since 1970. */
  readonly changed: number;
  readonly over: boolean;
}
