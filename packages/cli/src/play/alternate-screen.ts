import type { Io } from '../io.ts';

/** A screen of its own that keeps nothing for scrolling back, and the way home. */
const ENTER = '\u001b[?1049h';
const LEAVE = '\u001b[?1049l';
/** The screen itself only: what the player had on it before the game is none of our business. */
export const CLEAR = '\u001b[2J\u001b[H';
/** Back to the beginning of the line, with nothing on it. */
export const ERASE_LINE = '\r\u001b[2K';

/**
 * The screen that a game is played on. A hand that was shown there cannot be scrolled back to, and whatever ends the
 * process, the terminal is given back as it was.
 */
export class AlternateScreen {
  private readonly io: Io;
  private isOpen = false;

  constructor(io: Io) {
    this.io = io;
  }

  open(): void {
    if (!this.io.isTerminal || this.isOpen) return;
    this.isOpen = true;
    this.io.out(`${ENTER}${CLEAR}`);
    process.once('exit', this.close);
    for (const signal of SIGNALS) process.once(signal, this.endBy);
  }

  readonly close = (): void => {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.io.out(LEAVE);
    process.off('exit', this.close);
    for (const signal of SIGNALS) process.off(signal, this.endBy);
  };

  private readonly endBy = (signal: NodeJS.Signals): void => {
    this.close();
    process.kill(process.pid, signal);
  };
}

/** What ends a process from outside; Ctrl-C reaches it as SIGINT only while nobody is asked. */
const SIGNALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];
