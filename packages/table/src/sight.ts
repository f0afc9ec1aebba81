import {
  type Library,
  type Observation,
  type TableConfig,
  type View,
  type Viewer,
  viewFor,
} from '@peerless/rules';
import { changeWords, observationOf, type ToldWords, type WordChanges } from '@peerless/rules/match';

/** The words that were told mean something else to the engine of this page, or follow none. */
export class SightError extends Error {
  override readonly name = 'SightError';
}

/** The table at which somebody looks. */
export interface Looking {
  readonly config: TableConfig;
  readonly library: Library;
  readonly viewer: Viewer;
}

/** The present position as somebody far away knows it, word by word. */
export class Sight {
  private readonly looking: Looking;
  private observation: Observation | null = null;

  constructor(looking: Looking) {
    this.looking = looking;
  }

  /** Begins with all words of a position. */
  begin(told: ToldWords): void {
    this.read(() => {
      const { config, library, viewer } = this.looking;
      this.observation = observationOf(told, config, library, viewer);
      if (this.observation === null) throw new Error('words mean something else here');
    });
  }

  /** What is seen after some words have changed. */
  after(changes: WordChanges): View {
    return this.read(() => {
      if (this.observation === null) throw new Error('nothing was told that could have changed');
      changeWords(this.observation, changes);
      return viewFor(this.observation);
    });
  }

  /** Whatever goes wrong, it is for the same reason: another engine may even have heroes that this one cannot compile. */
  private read<T>(act: () => T): T {
    try {
      return act();
    } catch (cause) {
      // Some of it may have been taken over.
      this.observation = null;
      throw new SightError(cause instanceof Error ? cause.message : String(cause), { cause });
    }
  }
}
