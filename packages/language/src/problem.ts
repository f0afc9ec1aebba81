/** One thing wrong with content, and where. */
export interface Problem {
  readonly path: string;
  /** What people call the card, fighter, … that the path leads into, as far as it has a name. */
  readonly of?: string;
  readonly message: string;
}
