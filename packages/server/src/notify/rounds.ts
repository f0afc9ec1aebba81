/** Does some work again and again, each time a while after it was done, never twice at once. */
export class Rounds {
  private readonly work: () => Promise<unknown>;
  private readonly pause: number;
  private readonly failed: (error: unknown) => void;
  private timer: NodeJS.Timeout | null = null;
  private going: Promise<void> = Promise.resolve();
  private isStopped = true;

  constructor(work: () => Promise<unknown>, pause: number, failed: (error: unknown) => void) {
    this.work = work;
    this.pause = pause;
    this.failed = failed;
  }

  start(): void {
    if (!this.isStopped) return;
    this.isStopped = false;
    this.wait();
  }

  /** Resolves when nothing is under way any more. */
  async stop(): Promise<void> {
    this.isStopped = true;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.going;
  }

  private wait(): void {
    this.timer = setTimeout(() => {
      this.going = this.work()
        .then(() => {}, this.failed)
        .then(() => {
          if (!this.isStopped) this.wait();
        });
    }, this.pause);
    // It keeps no process alive.
    this.timer.unref();
  }
}
