import type { BoardDef } from './board.ts';
import type { HeroDef } from './hero.ts';
import type { Problem } from './problem.ts';
import { validateHero } from './validate.ts';
import { validateBoard } from './validate-board.ts';

/** Definitions that were found sound. Whoever changes one afterwards makes a new object, as with all content. */
const sound = new WeakSet<object>();

/** What is wrong with a hero, as `validateHero` says it; a definition that was sound is not looked at again. */
export const heroProblems = (hero: HeroDef): readonly Problem[] => problemsOf(hero, validateHero);

/** What is wrong with a board, as `validateBoard` says it; a definition that was sound is not looked at again. */
export const boardProblems = (board: BoardDef): readonly Problem[] => problemsOf(board, validateBoard);

function problemsOf(def: object, validate: (value: unknown) => Problem[]): readonly Problem[] {
  if (sound.has(def)) return [];
  const problems = validate(def);
  if (problems.length === 0) sound.add(def);
  return problems;
}
