import type { Chance } from '../bots/answer-bots.ts';
import type { Thinker } from '../bots/thinker.ts';

/** Plays what is written, and only as far as the lesson goes: the opponent waits while somebody reads. */
export class ScriptedThinker implements Thinker {
  /** How many choices have been made, by both sides. */
  made: number;
  private readonly script: readonly string[];
  private readonly helper: Thinker;
  private until: number;
  private wake: () => void = () => {};

  constructor(script: readonly string[], made: number, until: number, helper: Thinker) {
    this.script = script;
    this.made = made;
    this.until = until;
    this.helper = helper;
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

  /** A hint is a real one. */
  hint(...asked: Parameters<Thinker['hint']>): Promise<readonly Chance[]> {
    return this.helper.hint(...asked);
  }
}
