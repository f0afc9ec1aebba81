import { greet, type Hello } from '@peerless/table';
import type { GameStore } from '../store/game-store.ts';
import { Audience, type Follower } from './audience.ts';
import type { Folded } from './fold.ts';
import type { LiveGame } from './live-game.ts';
import type { Stories } from './stories.ts';

/** What the open view of a game needs of the world around it. */
export interface CastSurroundings {
  readonly store: GameStore;
  readonly stories: Stories;
  readonly now: () => number;
  /** How late everything is told, in milliseconds. */
  readonly delay: number;
  /** A game as it stood at some time. */
  readonly fold: (game: string, until: number) => Promise<Folded>;
}

/**
 * A game as casters see it: everything, some minutes late. It is a game of its own, behind the one that is played, so
 * what is told cannot be of later.
 */
export class Cast {
  private readonly id: string;
  private readonly around: CastSurroundings;
  private readonly audience = new Audience();
  private readonly waiting = new Map<Follower, Hello>();
  private game: LiveGame | null = null;
  private line: Promise<void> = Promise.resolve();

  constructor(id: string, around: CastSurroundings) {
    this.id = id;
    this.around = around;
  }

  get isIdle(): boolean {
    return this.audience.size + this.waiting.size === 0;
  }

  /** Follows the game; the hello is answered once the game has been played for that long. */
  async follow(follower: Follower, hello: Hello): Promise<() => void> {
    // Whoever sees everything is told views: they come late, and are few.
    const inViews = { ...follower, inWords: false };
    this.waiting.set(inViews, { ...hello, words: false });
    await this.goOn();
    return () => {
      this.waiting.delete(inViews);
      this.audience.remove(inViews);
    };
  }

  /** Tells what was done long enough ago. */
  goOn(): Promise<void> {
    const done = this.line.then(() => this.tellOlder(this.around.now() - this.around.delay));
    this.line = done.catch(() => {});
    return done;
  }

  lose(why: 'lost' | 'goingDown'): void {
    for (const { lose } of this.waiting.keys()) lose(why);
    this.waiting.clear();
    this.audience.lose(why);
  }

  private async tellOlder(until: number): Promise<void> {
    const { store, fold } = this.around;
    const { game } = this;
    if (game === null) {
      const { row, game: begun } = await fold(this.id, until);
      // The first hands are a secret, too.
      if (row.created > until) return;
      this.game = begun;
    } else {
      const moves = await store.movesUntil(until, this.id, game.host.seq);
      game.goThrough(moves, (change) =>
        this.audience.say((viewer) => `{"told":${game.host.tellText(change, viewer)}}`),
      );
    }
    if (this.game !== null) this.welcome(this.game);
  }

  private welcome({ host, persons }: LiveGame): void {
    for (const [follower, hello] of this.waiting) {
      const { viewer, hear } = follower;
      hear(greet(host, viewer, hello, () => this.around.stories.of(this.id, host, viewer), persons));
      this.audience.add(follower);
    }
    this.waiting.clear();
  }
}
