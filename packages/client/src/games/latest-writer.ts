/**
 * Writes values by key, one write at a time and in order; of several values waiting for the same key only the last is
 * written. A table that changes faster than the disk never piles up work, and what was said last is what stays.
 */
export class LatestWriter<V> {
  private readonly write: (key: string, value: V) => Promise<void>;
  private readonly waiting = new Map<string, V>();
  private running: Promise<void> | null = null;

  constructor(write: (key: string, value: V) => Promise<void>) {
    this.write = write;
  }

  /** Resolves when this value, or a later one for its key, was written. */
  put(key: string, value: V): Promise<void> {
    // To the end of the line: order is the order of the last word about each key.
    this.waiting.delete(key);
    this.waiting.set(key, value);
    this.running ??= this.run();
    return this.running;
  }

  /** Resolves when nothing waits any more. */
  async atRest(): Promise<void> {
    await this.running;
  }

  private async run(): Promise<void> {
    for (;;) {
      const next = this.waiting.entries().next();
      if (next.done) {
        // Here and not later: whatever is put from now on begins a new run.
        this.running = null;
        return;
      }
      const [key, value] = next.value;
      this.waiting.delete(key);
      await this.write(key, value);
    }
  }
}
