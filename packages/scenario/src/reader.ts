import { PeerlessError } from '@peerless/rules';
import { suggest } from '@peerless/rules/content';
import { type Path, pathText } from '@peerless/rules/position';

/** Reading a document that a person wrote: every mistake becomes one sentence with the place where it stands. */

export type { Path };

/** A mistake in a scenario. `path` leads to it through the document; its numbers count from 0. */
export class ScenarioError extends PeerlessError {
  readonly path: Path;
  constructor(path: Path, message: string) {
    super(path.length === 0 ? message : `${pathText(path)}: ${message}`);
    this.path = path;
  }
}

/** A value and where it stands. */
export interface Place {
  readonly value: unknown;
  readonly path: Path;
}

export const fail = (place: Place, message: string): never => {
  throw new ScenarioError(place.path, message);
};

/** What a value is, for "…, not …". */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The entries of an object, each with its place. */
export function entriesOf(place: Place): [string, Place][] {
  const { value, path } = place;
  if (!isObject(value)) return fail(place, `expected names with values, not ${shown(value)}`);
  return Object.entries(value).map(([key, child]) => [key, { value: child, path: [...path, key] }]);
}

/** The fields of an object; names that are not known are refused. */
export function fieldsOf<K extends string>(place: Place, known: readonly K[]): { readonly [F in K]?: Place } {
  for (const [key, child] of entriesOf(place)) {
    if (!(known as readonly string[]).includes(key))
      fail(child, `unknown key "${key}"${suggest(key, known)}`);
  }
  return Object.fromEntries(entriesOf(place)) as { [F in K]?: Place };
}

export function listOf(place: Place): Place[] {
  const { value, path } = place;
  if (!Array.isArray(value)) return fail(place, `expected a list, not ${shown(value)}`);
  return value.map((child: unknown, i) => ({ value: child, path: [...path, i] }));
}

export function textOf(place: Place): string {
  const { value } = place;
  return typeof value === 'string' && value !== ''
    ? value
    : fail(place, `expected a name, not ${shown(value)}`);
}

export function wholeOf(place: Place, least: number = 0): number {
  const { value } = place;
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= least
    ? value
    : fail(place, `expected a whole number from ${least}, not ${shown(value)}`);
}

export function flagOf(place: Place): boolean {
  const { value } = place;
  if (value === true || value === 'yes') return true;
  return value === false || value === 'no'
    ? false
    : fail(place, `expected true or false, not ${shown(value)}`);
}

export function wordOf<W extends string>(place: Place, words: readonly W[]): W {
  const { value } = place;
  if (typeof value === 'string' && (words as readonly string[]).includes(value)) return value as W;
  const near = typeof value === 'string' ? suggest(value, words) : `; known are ${words.join(', ')}`;
  return fail(place, `${shown(value)} is not known here${near}`);
}

export const namesOf = (place: Place): string[] => listOf(place).map(textOf);
export const wholesOf = (place: Place): number[] => listOf(place).map((child) => wholeOf(child));

/** Reads a field if it is there. */
export const optional = <T>(place: Place | undefined, read: (place: Place) => T): T | undefined =>
  place === undefined ? undefined : read(place);
