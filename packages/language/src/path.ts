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

/** One line for people: where, and what was expected there. */
export function problemLine(problem: Problem): string {
  return problem.path === '' ? problem.message : `${problem.path}: ${problem.message}`;
}
