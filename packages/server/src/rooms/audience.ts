import type { Viewer } from '@peerless/rules';
import type { ToGuest } from '@peerless/table';

/** Somebody who follows a game. */
export interface Follower {
  readonly viewer: Viewer;
  /** Whether they read words, and make views of them themselves. */
  readonly inWords: boolean;
  /** A `ToGuest` as JSON. */
  readonly hear: (text: string) => void;
  /** This node cannot go on with the game, or goes down; whoever comes back begins anew. */
  readonly lose: (why: 'lost' | 'goingDown') => void;
}

/** Those who follow one game. */
export class Audience {
  private readonly followers = new Set<Follower>();

  get size(): number {
    return this.followers.size;
  }

  add(follower: Follower): void {
    this.followers.add(follower);
  }

  remove(follower: Follower): void {
    this.followers.delete(follower);
  }

  /** Whether somebody looks with these eyes. */
  has(viewer: Viewer): boolean {
    for (const follower of this.followers) if (follower.viewer === viewer) return true;
    return false;
  }

  /** Those who look with the same eyes are told the same, which is written once. */
  tell(messageFor: (viewer: Viewer) => ToGuest): void {
    this.say((viewer) => JSON.stringify(messageFor(viewer)));
  }

  /** The same, where the text is at hand. */
  say(textFor: (viewer: Viewer, inWords: boolean) => string): void {
    const told: Follower[] = [];
    const texts: string[] = [];
    for (const follower of this.followers) {
      const { viewer, inWords, hear } = follower;
      let i = told.findIndex((other) => other.viewer === viewer && other.inWords === inWords);
      if (i < 0) {
        i = told.push(follower) - 1;
        texts.push(textFor(viewer, inWords));
      }
      hear(texts[i] ?? '');
    }
  }

  /** Sends everybody away. */
  lose(why: 'lost' | 'goingDown'): void {
    for (const { lose } of this.followers) lose(why);
    this.followers.clear();
  }
}
