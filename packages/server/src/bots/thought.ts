import type { Library, LibraryContent, Observation } from '@peerless/rules';
import type { Frozen } from '@peerless/rules/match';

/** What a thread is asked: what a player sees, never the game itself. */
export interface Question {
  readonly bot: string;
  readonly observation: Frozen<Observation>;
  readonly seed: string;
  /** Milliseconds after which thinking ends. */
  readonly patience: number;
  /** Null: it is played with the library of the thread. */
  readonly own: OwnContent | null;
}

/** What a game is played with that goes on with earlier heroes or another board. */
export interface OwnContent {
  /** The same for the same content. */
  readonly key: number;
  readonly content: LibraryContent;
}

/** Somebody who thinks for bots; whoever cannot think says so: the promise fails. */
export interface Thinker {
  /** The key of the option that the bot takes; `library` is what the game is played with. */
  readonly think: (bot: string, observation: Frozen<Observation>, library: Library) => Promise<string>;
}

/** Too many bots are thinking already: this one has to be asked again. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}
