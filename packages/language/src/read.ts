import type { Fault } from './fault.ts';
import { jsonProblem } from './json-place.ts';
import { LIMITS } from './limits.ts';
import { problemOf } from './path.ts';
import type { Problem } from './problem.ts';

/** What was read, or why nothing was. */
export type Read<T> =
  | { readonly value: T; readonly problems?: never }
  | { readonly value?: never; readonly problems: readonly Problem[] };

/** Reads JSON text, or a value that is then copied; what comes out passed the check and is frozen through and through. */
export function read<T>(
  json: unknown,
  noun: 'hero' | 'board',
  validate: (value: unknown) => readonly Problem[],
): Read<T> {
  const parsed = typeof json === 'string' ? parse(json, noun) : { value: json };
  if (parsed.problem !== undefined) return { problems: [problemOf({ path: '', fault: parsed.problem })] };
  const problems = validate(parsed.value);
  return problems.length > 0 ? { problems } : { value: frozenCopy(parsed.value as T) };
}

function parse(json: string, noun: 'hero' | 'board'): { readonly value?: unknown; readonly problem?: Fault } {
  if (json.length > LIMITS.text) {
    return { problem: { is: 'fileLength', noun, max: LIMITS.text, count: json.length } };
  }
  try {
    return { value: JSON.parse(json) };
  } catch {
    return { problem: jsonProblem(json) };
  }
}

/** Copies checked data, so that nobody can change it later, the giver included. */
function frozenCopy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  const copy = Array.isArray(value)
    ? value.map(frozenCopy)
    : Object.fromEntries(Object.entries(value).map(([key, content]) => [key, frozenCopy(content)]));
  return Object.freeze(copy) as T;
}
