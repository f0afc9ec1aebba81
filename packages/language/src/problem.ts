/** One thing wrong with content, and where. */
export interface Problem {
  readonly path: string;
  readonly message: string;
}
