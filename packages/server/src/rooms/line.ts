const ignore = (): void => {};

/** Things that are done one after the other. What comes while nothing is under way begins at once, and waits for nothing. */
export class Line {
  /** Resolves when what came last is done, whatever came of it. */
  private last: Promise<void> = Promise.resolve();
  private under = 0;

  get isIdle(): boolean {
    return this.under === 0;
  }

  /** Does something when all that came before it is done, whatever came of that. */
  next<T>(work: () => T | Promise<T>): Promise<T> {
    const before = this.isIdle ? null : this.last;
    this.under++;
    let leave = ignore;
    // Before the work begins: what comes from within it waits for it, too.
    this.last = new Promise((resolve) => {
      leave = resolve;
    });
    return this.after(before, work, leave);
  }

  /** Resolves when what has come so far is done. */
  atRest(): Promise<void> {
    return this.last;
  }

  private async after<T>(
    before: Promise<void> | null,
    work: () => T | Promise<T>,
    leave: () => void,
  ): Promise<T> {
    try {
      if (before !== null) await before;
      return await work();
    } finally {
      this.under--;
      leave();
    }
  }
}
