/** Lets only so many through at a time; the others wait, and when too many wait the next ones are sent away. */
export class Gate {
  private readonly most: number;
  private readonly mostWaiting: number;
  private readonly waiting: (() => void)[] = [];
  private inside = 0;

  constructor(most: number, mostWaiting: number) {
    this.most = most;
    this.mostWaiting = mostWaiting;
  }

  /** Does the work when it is its turn; null if too many wait. */
  async pass<T>(work: () => Promise<T>): Promise<T | null> {
    if (this.inside >= this.most) {
      if (this.waiting.length >= this.mostWaiting) return null;
      // Whoever leaves hands on the place: nobody who comes meanwhile takes it.
      await new Promise<void>((enter) => this.waiting.push(enter));
    } else this.inside++;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.inside--;
      else next();
    }
  }
}
