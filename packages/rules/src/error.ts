import { nearest } from '@peerless/language';

/** Something is wrong with what the caller asked for; the message says what was expected. */
export class PeerlessError extends Error {
  override readonly name = 'PeerlessError';
}

/** `; did you mean "…"?` if a known name is near, otherwise the list of all. */
export function suggest(name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  return near === undefined || near === null
    ? `; known are ${known.join(', ')}`
    : `; did you mean "${near}"?`;
}
