import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Library, Observation } from '@peerless/rules';
import type { Frozen } from '@peerless/rules/match';
import { Piscina } from 'piscina';
import { BusyError, type Question, type Thinker } from './thought.ts';

export interface BotPoolOptions {
  readonly library: Library;
  readonly threads?: number;
  /** How many may wait for a thread. */
  readonly mostWaiting?: number;
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

/** Thinks in threads of its own, so that nobody who plays waits for a bot that thinks at another table. */
export class BotPool implements Thinker {
  private readonly pool: Piscina<Question, string>;
  private readonly threads: number;
  private readonly mostWaiting: number;
  private asked = 0;

  constructor({ library, threads = THREADS, mostWaiting = MOST_WAITING, thread }: BotPoolOptions) {
    this.threads = threads;
    this.mostWaiting = mostWaiting;
    this.pool = new Piscina({
      filename: fileURLToPath(thread ?? new URL('./bot-thread.js', import.meta.url)),
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: REST,
      // Whoever waits by a lock cannot be sent away.
      atomics: 'disabled',
      recordTiming: false,
      workerData: {
        heroes: [...library.heroes.values()],
        boards: [...library.boards.values()],
        check: 'later',
      },
    });
  }

  /** How many bots think or wait for a thread. */
  get thinking(): number {
    return this.asked;
  }

  think = async (bot: string, observation: Frozen<Observation>): Promise<string> => {
    const before = this.asked;
    if (before >= this.threads + this.mostWaiting) throw new BusyError('too many bots think already');
    this.asked++;
    try {
      // The more wait, the less each may think.
      const patience = Math.max(SHORTEST, LONGEST / (1 + before / this.threads));
      return await this.pool.run({ bot, observation, seed: randomBytes(16).toString('hex'), patience });
    } finally {
      this.asked--;
    }
  };

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}
