import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Library, LibraryContent, Observation } from '@peerless/rules';
import type { Frozen } from '@peerless/rules/match';
import { Piscina } from 'piscina';
import { BusyError, type OwnContent, type Question, type Thinker } from './thought.ts';

export interface BotPoolOptions {
  readonly library: Library;
  readonly threads?: number;
  /** How many may wait for a thread. */
  readonly mostWaiting?: number;
  /** The longest that a bot may think, in milliseconds. */
  readonly longest?: number;
  /** Milliseconds beyond its time after which a thought is given up, with its thread. */
  readonly grace?: number;
  /** The compiled module of a thread. */
  readonly thread?: URL;
}

/** One core is left to play itself. */
const THREADS = Math.max(1, availableParallelism() - 1);
const MOST_WAITING = 1000;
/** Milliseconds a thread without work stays. */
const REST = 60_000;
/** The longest that a bot may think, and the shortest, when many others wait, in milliseconds. */
const [LONGEST, SHORTEST] = [1000, 50];
const GRACE = 10_000;

/** Thinks in threads of its own, so that nobody who plays waits for a bot that thinks at another table. */
export class BotPool implements Thinker {
  private readonly pool: Piscina<Question, string>;
  private readonly threads: number;
  private readonly mostWaiting: number;
  private readonly grace: number;
  private readonly longest: number;
  private readonly library: Library;
  private readonly own = new WeakMap<Library, OwnContent>();
  private keys = 0;
  private asked = 0;

  constructor({ library, thread, ...limits }: BotPoolOptions) {
    const { threads = THREADS, mostWaiting = MOST_WAITING, grace = GRACE, longest = LONGEST } = limits;
    this.library = library;
    this.threads = threads;
    this.grace = grace;
    this.longest = longest;
    this.mostWaiting = mostWaiting;
    this.pool = new Piscina({
      filename: fileURLToPath(thread ?? new URL('./bot-thread.js', import.meta.url)),
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: REST,
      // Whoever waits by a lock cannot be sent away.
      atomics: 'disabled',
      recordTiming: false,
      execArgv: [],
      workerData: contentOf(library),
    });
    // A thread that cannot start answers nobody; whoever waits for it hears of it when their time is up.
    this.pool.on('error', () => {});
  }

  /** How many bots think or wait for a thread. */
  get thinking(): number {
    return this.asked;
  }

  think = async (
    bot: string,
    observation: Frozen<Observation>,
    library: Library = this.library,
  ): Promise<string> => {
    const before = this.asked;
    if (before >= this.threads + this.mostWaiting) throw new BusyError('too many bots think already');
    this.asked++;
    try {
      // The more wait, the less each may think.
      const patience = Math.max(SHORTEST, this.longest / (1 + before / this.threads));
      const seed = randomBytes(16).toString('hex');
      const signal = AbortSignal.timeout(this.grace + 2 * patience * (1 + before / this.threads));
      return await this.pool.run({ bot, observation, seed, patience, own: this.ownOf(library) }, { signal });
    } finally {
      this.asked--;
    }
  };

  async close(): Promise<void> {
    await this.pool.destroy();
  }

  private ownOf(library: Library): OwnContent | null {
    if (library === this.library) return null;
    const own = this.own.get(library) ?? { key: this.keys++, content: contentOf(library) };
    this.own.set(library, own);
    return own;
  }
}

const contentOf = ({ heroes, boards }: Library): LibraryContent => ({
  heroes: [...heroes.values()],
  boards: [...boards.values()],
  check: 'later',
});
