/** One thing wrong with content, and where. */
export interface Problem {
  readonly path: string;
  /** What people call the card, fighter, … that the path leads into, as far as it has a name. */
  readonly of?: string;
  /** The number of the space that the path leads into: paths count from 0, the spaces of a board have numbers of their own. */
  readonly space?: number;
  readonly message: string;
}
