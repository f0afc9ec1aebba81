import type { HeroDef } from './hero.ts';
import { HERO } from './hero-shape.ts';
import { LIMITS } from './limits.ts';
import type { Problem } from './problem.ts';
import { checkParts } from './validate-deck.ts';
import { checkNames } from './validate-names.ts';
import { checkNodes } from './validate-nodes.ts';
import { checkRegisters } from './validate-registers.ts';
import { checkShape, type Report } from './validate-shape.ts';

/** Lists what is wrong with a value that should be a hero; it never throws, and an empty list means a `HeroDef`. */
export function validateHero(value: unknown): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (path, message) => {
    if (problems.length < LIMITS.problems) problems.push({ path, message });
  };
  try {
    checkShape(HERO, value, report);
    // The rules read the value as a hero, so they wait until its shape is right.
    if (problems.length === 0) for (const rule of RULES) rule(value as HeroDef, report);
  } catch {
    // Only getters and proxies get here; data that was parsed from JSON cannot throw.
    report('', 'expected plain data that can be read');
  }
  return problems;
}

const RULES: readonly ((hero: HeroDef, report: Report) => void)[] = [
  checkParts,
  checkNames,
  checkNodes,
  checkRegisters,
];

/** A hero, or why there is none. */
export type ReadHero =
  | { readonly hero: HeroDef; readonly problems?: never }
  | { readonly hero?: never; readonly problems: readonly Problem[] };

/** Reads a hero from JSON text, or from a value that is then copied; the hero is frozen through and through. */
export function readHero(json: unknown): ReadHero {
  const parsed = typeof json === 'string' ? parse(json) : { value: json };
  if (parsed.problem !== undefined) return { problems: [{ path: '', message: parsed.problem }] };
  const problems = validateHero(parsed.value);
  return problems.length > 0 ? { problems } : { hero: frozenCopy(parsed.value as HeroDef) };
}

function parse(json: string): { readonly value?: unknown; readonly problem?: string } {
  if (json.length > LIMITS.text) {
    return { problem: `expected a hero file of at most ${LIMITS.text} characters, found ${json.length}` };
  }
  try {
    return { value: JSON.parse(json) };
  } catch (error) {
    return { problem: `expected JSON; ${error instanceof Error ? error.message : String(error)}` };
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
