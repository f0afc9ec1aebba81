import type { HeroDef } from './hero.ts';
import { HERO } from './hero-shape.ts';
import { LIMITS } from './limits.ts';
import { nameAt, problemOf } from './path.ts';
import type { Problem, Report } from './problem.ts';
import { read } from './read.ts';
import { checkParts } from './validate-deck.ts';
import { checkLent, isLending } from './validate-lent.ts';
import { checkNames } from './validate-names.ts';
import { checkNodes } from './validate-nodes.ts';
import { checkRegisters } from './validate-registers.ts';
import { checkShape } from './validate-shape.ts';
import { rootsOf } from './walk.ts';

/** Lists what is wrong with a value that should be a hero; it never throws, and an empty list means a `HeroDef`. */
export function validateHero(value: unknown): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (path, fault) => {
    if (problems.length >= LIMITS.problems) return;
    const of = nameAt(value, path);
    problems.push(problemOf(of === undefined ? { path, fault } : { path, of, fault }));
  };
  try {
    checkShape(HERO, value, report);
    // The rules read the value as a hero, so they wait until its shape is right.
    if (problems.length === 0) for (const rule of RULES) rule(value as HeroDef, report);
  } catch {
    // Only getters and proxies get here; data that was parsed from JSON cannot throw.
    report('', { is: 'unreadable' });
  }
  return problems;
}

const RULES: readonly ((hero: HeroDef, report: Report) => void)[] = [
  checkParts,
  checkNames,
  (hero, report) => checkNodes(rootsOf(hero), report, isLending(hero)),
  checkLent,
  (hero, report) => checkRegisters(rootsOf(hero), report),
];

/** A hero, or why there is none. */
export type ReadHero =
  | { readonly hero: HeroDef; readonly problems?: never }
  | { readonly hero?: never; readonly problems: readonly Problem[] };

/** Reads a hero from JSON text, or from a value that is then copied; the hero is frozen through and through. */
export function readHero(json: unknown): ReadHero {
  const { value, problems } = read<HeroDef>(json, 'hero', validateHero);
  return problems === undefined ? { hero: value } : { problems };
}
