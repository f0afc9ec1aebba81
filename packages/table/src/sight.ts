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
    const { config, library, viewer } = this.looking;
    this.observation = observationOf(told, config, library, viewer);
    if (this.observation === null) throw new SightError('words mean something else here');
  }

  /** What is seen after some words have changed. */
  after(changes: WordChanges): View {
    if (this.observation === null) throw new SightError('nothing was told that could have changed');
    changeWords(this.observation, changes);
    try {
      return viewFor(this.observation);
    } catch (cause) {
      throw new SightError('no view can be made of these words', { cause });
    }
  }
}
