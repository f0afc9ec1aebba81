import { type FaultWords, faultText } from './fault.ts';
import { ENGLISH } from './fault-english.ts';
import { foreign } from './nearest.ts';
import type { Problem } from './problem.ts';

/** Names the place of a key inside the object at `path`; a key that is no name is quoted and cut. */
export function keyPath(path: string, key: string): string {
  if (!/^[A-Za-z]\w{0,31}$/.test(key)) return `${path}[${JSON.stringify(foreign(key, 32))}]`;
  return path === '' ? key : `${path}.${key}`;
}

/** Names the place of an entry of the list at `path`. */
export function entryPath(path: string, index: number): string {
  return `${path}[${index}]`;
}

/** The keys that name an entry of a list to people, the best first; a hook is known by its moment. */
const NAMES = ['title', 'name', 'slug', 'when'];

/** The name of the card, fighter, … that a path leads into, where the value has one that can be read. */
export function nameAt(value: unknown, path: string): string | undefined {
  const [, key = '', index] = /^(\w+)\[(\d+)\]/.exec(path) ?? [];
  try {
    const entry = (value as Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>)[key]?.[
      Number(index)
    ];
    const name = NAMES.map((named) => entry?.[named]).find((named) => typeof named === 'string');
    return name === undefined ? undefined : foreign(String(name));
  } catch {
    return undefined;
  }
}

/** The number of the space that a path leads into, where the board gives it one. */
export function spaceAt(board: unknown, path: string): number | undefined {
  const [, index] = /^spaces\[(\d+)\]/.exec(path) ?? [];
  if (index === undefined) return undefined;
  try {
    const { spaces } = board as { readonly spaces?: readonly { readonly id?: unknown }[] };
    const space = spaces?.[Number(index)];
    const id = space !== undefined && Object.hasOwn(space, 'id') ? space.id : undefined;
    return typeof id === 'number' && Number.isInteger(id) && id > 0 ? id : undefined;
  } catch {
    return undefined;
  }
}

/** One line for people: where, and what was expected there. */
export const problemLine = (problem: Problem): string => problemLineIn(problem, ENGLISH);

/** The same in the words of another language. */
export function problemLineIn({ path, of, space, fault }: Problem, words: FaultWords): string {
  const text = faultText(fault, words);
  if (path === '') return text;
  const number = space === undefined ? undefined : words.space.replace('{space}', String(space));
  const name = number ?? (of === undefined ? undefined : JSON.stringify(of));
  return name === undefined ? `${path}: ${text}` : `${path} (${name}): ${text}`;
}

/** A problem with its sentence in English. */
export const problemOf = (place: Omit<Problem, 'message'>): Problem => ({
  ...place,
  message: faultText(place.fault, ENGLISH),
});
