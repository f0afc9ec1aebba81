import { nearest } from '@peerless/language';

/** Something is wrong with what the caller asked for; the message says what was expected. */
export class PeerlessError extends Error {
  override readonly name = 'PeerlessError';
}

/** The way to a place inside a document; its numbers count from 0. */
export type Path = readonly (string | number)[];

/** `seats[2].hand[1]`, counted from 1 as people do who write positions. */
export function pathText(path: Path): string {
  return path.reduce<string>(
    (text, part) =>
      typeof part === 'number' ? `${text}[${part + 1}]` : text === '' ? part : `${text}.${part}`,
    '',
  );
}

/** A position that cannot be set up. `path` leads to what is wrong with it. */
export class PositionError extends PeerlessError {
  readonly path: Path;
  constructor(path: Path, message: string) {
    super(`${pathText(path)}: ${message}`);
    this.path = path;
  }
}

/** `; did you mean "…"?` if a known name is near, otherwise the list of all. */
export function suggest(name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  return near === undefined || near === null
    ? `; known are ${known.join(', ')}`
    : `; did you mean "${near}"?`;
}
