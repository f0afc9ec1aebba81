import type { Game, GameEvent } from '@peerless/rules';
import type { Cast } from './cast.ts';

/** What has happened so far. */
export interface Witness {
  readonly game: Game;
  readonly cast: Cast;
  readonly events: readonly GameEvent[];
}

/** One sentence if a value is another than expected; nothing is said about what was left out. */
export function differ(what: string, actual: unknown, expected: unknown): string[] {
  if (expected === undefined || actual === expected) return [];
  const said = (value: unknown): string => (value === null ? 'none' : String(value));
  return [`${what} is ${said(actual)}, expected ${said(expected)}`];
}
