import { useCallback, useEffect, useRef, useState } from 'react';
import { allWritten } from './game-store.ts';
import { stopWriting, writeAgain } from './writing-rights.ts';

/**
 * A game is played in one tab at a time. The tab that plays holds a lock of the browser on it; another one may take the
 * game over, and then the first writes nothing more.
 */

/** `asking` until the browser has answered. */
export type Ownership = 'asking' | 'here' | 'elsewhere';

const lockOf = (id: string): string => `peerless-game-${id}`;

/** Whether this tab may play the game, and the way to take it over from another tab. Read the game again once it is here. */
export function useOwnership(id: string): { readonly ownership: Ownership; readonly takeOver: () => void } {
  const [ownership, setOwnership] = useState<Ownership>('asking');
  const claim = useRef<Claim | null>(null);
  useEffect(() => {
    const made = new Claim(id, setOwnership);
    claim.current = made;
    made.ask();
    return () => made.end();
  }, [id]);
  return { ownership, takeOver: useCallback(() => claim.current?.take(), []) };
}

/** One tab's claim on one game. */
class Claim {
  private readonly id: string;
  private readonly tell: (ownership: Ownership) => void;
  private release: () => void = () => {};
  private stopWaiting: () => void = () => {};
  private ended = false;

  constructor(id: string, tell: (ownership: Ownership) => void) {
    this.id = id;
    this.tell = tell;
  }

  /** Takes the game if it is free; otherwise waits for it in the line. */
  ask(): void {
    // Only pages from a safe origin have locks; elsewhere the one tab has to be trusted.
    if (navigator.locks === undefined) this.own();
    else void this.hold({ ifAvailable: true });
  }

  take(): void {
    this.stopWaiting();
    void this.hold({ steal: true });
  }

  end(): void {
    this.ended = true;
    this.stopWaiting();
    // What was chosen last may still wait to be written: the game is let go after that.
    void allWritten().then(() => this.release());
  }

  private async hold(options: LockOptions): Promise<void> {
    let held = false;
    try {
      await navigator.locks.request(lockOf(this.id), options, (lock) => {
        if (lock === null || this.ended) return;
        held = true;
        this.own();
        return new Promise<void>((resolve) => {
          this.release = resolve;
        });
      });
      if (!held) this.wait();
    } catch {
      // Held: another tab has taken the game. Not held: a wait that was given up.
      if (held) this.wait();
    }
  }

  /** Another tab plays; this one follows when that one is closed. */
  private wait(): void {
    if (this.ended) return;
    stopWriting(this.id);
    this.tell('elsewhere');
    const giveUp = new AbortController();
    this.stopWaiting = () => giveUp.abort();
    void this.hold({ signal: giveUp.signal });
  }

  private own(): void {
    writeAgain(this.id);
    this.tell('here');
  }
}
