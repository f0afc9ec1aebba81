import { decision, type Observation } from '@peerless/rules';
import { type Frozen, thaw } from '@peerless/rules/match';
import type { Thinker } from '../bots/thinker.ts';
import { library } from '../library.ts';

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

  async choose(_bot: string, observation: Frozen<Observation>): Promise<number> {
    while (this.made >= this.until) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    const key = this.script[this.made];
    const options = decision(thaw(observation, library()))?.options ?? [];
    return Math.max(
      0,
      options.findIndex((option) => option.key === key),
    );
  }
}
