import type { Viewer } from '@peerless/rules';
import { type Host, momentTexts } from '@peerless/table';

/** Characters of all stories that are kept. */
const MOST_KEPT = 16_000_000;

interface Story {
  readonly seq: number;
  readonly texts: readonly string[];
  readonly size: number;
}

/** The stories that were told last: whoever asks for one again, or for a part of it, costs no second replay of the game. */
export class Stories {
  /** By game and viewer; the one that was told last is the last. */
  private readonly kept = new Map<string, Story>();
  private size = 0;
  private readonly most: number;

  constructor(most = MOST_KEPT) {
    this.most = most;
  }

  /** All moments of a game so far as JSON, as a viewer sees them. */
  of(game: string, { match, seq }: Host, viewer: Viewer): readonly string[] {
    const key = `${viewer} ${game}`;
    const known = this.kept.get(key);
    this.drop(key);
    const texts = known?.seq === seq ? known.texts : momentTexts(match, match.library, viewer);
    const size = texts.reduce((sum, { length }) => sum + length, 0);
    this.kept.set(key, { seq, texts, size });
    this.size += size;
    for (const oldest of this.kept.keys()) {
      if (this.size <= this.most) break;
      this.drop(oldest);
    }
    return texts;
  }

  private drop(key: string): void {
    this.size -= this.kept.get(key)?.size ?? 0;
    this.kept.delete(key);
  }
}
