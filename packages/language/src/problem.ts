import type { Fault } from './fault.ts';

/** One thing wrong with content, and where. */
export interface Problem {
  readonly path: string;
  /** What people call the card, fighter, … that the path leads into, as far as it has a name. */
  readonly of?: string;
  /** The number of the space that the path leads into: paths count from 0, the spaces of a board have numbers of their own. */
  readonly space?: number;
  /** What is wrong, for those who say it in another language. */
  readonly fault: Fault;
  /** The same in English. */
  readonly message: string;
}

/** Takes down one problem. */
export type Report = (path: string, fault: Fault) => void;
