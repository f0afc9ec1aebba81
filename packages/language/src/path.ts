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

/** One line for people: where, and what was expected there. */
export function problemLine({ path, of, message }: Problem): string {
  if (path === '') return message;
  return of === undefined ? `${path}: ${message}` : `${path} (${JSON.stringify(of)}): ${message}`;
}
