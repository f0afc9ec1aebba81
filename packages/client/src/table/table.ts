import type { TableConfig, Viewer } from '@peerless/rules';
import type { Moment } from './moment.ts';

/** Who plays: somebody at this screen, or a bot. The same words as in the terminal's saved games. */
export type Player = { readonly is: 'person' } | { readonly is: 'bot'; readonly bot: string };

/** What the screens draw. A new object for every change, so that it can be compared by reference. */
export interface TableState {
  readonly config: TableConfig;
  /** By player number. */
  readonly players: readonly Player[];
  readonly viewer: Viewer;
  /** The setup, then one moment a choice that still stands. */
  readonly moments: readonly Moment[];
  /** How many of the viewer's last choices may be taken back. */
  readonly mayTakeBack: number;
  /** The player who has to take over the screen before anything more is shown, or null. */
  readonly handOver: number | null;
  /** The bot that thinks, by player number. */
  readonly thinking: number | null;
}

/** A table at which one may sit: in this page, or later on a server. */
export interface Table {
  state(): TableState;
  subscribe(listener: () => void): () => void;
  /** Chooses an option of the viewer's decision by its key. */
  choose(key: string): void;
  /** Takes back the viewer's last choices. */
  takeBack(count: number): void;
  resign(seat: number): void;
  agreeDraw(): void;
  /** The called player has taken over the screen. */
  takeOver(): void;
}
