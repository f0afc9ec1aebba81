import type { Thinker } from '../bots/thinker.ts';

/** Plays what is written, and only as far as the lesson goes: the opponent waits while somebody reads. */
export class ScriptedThinker implements Thinker {
  /** How many choices have been made, by both sides. */
  made: number;
  private readonly script: readonly string[];
  private until: number;
  private wake: () => void = () => {};

  constructor(script: readonly string[], made: number, until: number) {
    this.script = script;
    this.made = made;
    this.until = until;
  }

  /** Lets the opponent play on, as far as so many choices of the script. */
  playUntil(until: number): void {
    this.until = until;
    this.wake();
  }

  async choose(): Promise<string> {
    while (this.made >= this.until) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    return this.script[this.made] ?? '';
  }

  /** The lesson says itself what to do. */
  async hint(): Promise<readonly never[]> {
    return [];
  }
}
