import type { Game } from '../state/game.ts';

type Step = (game: Game, frame: number) => void;

/** A hand-written part of the rules: runs step by step on its frame, and lists and describes the options it asks for. */
export interface Procedure {
  /** In the order of the rulebook (see `inSteps`); null for effects, whose operations count steps of their own. */
  readonly steps: readonly Step[] | null;
  list(game: Game, frame: number): void;
  /** What only this procedure knows of an option, to be added to what its type tells. */
  describe?(game: Game, frame: number, option: number): object;
}

/** Every procedure has a number, which frames store. */
export const PROCEDURE_NAMES = [
  'turn',
  'setup',
  'maneuver',
  'moves',
  'walk',
  'scheme',
  'attack',
  'resolve',
  'effect',
  'damage',
  'conveyor',
  'whichHero',
  'guests',
] as const;
export type ProcedureName = (typeof PROCEDURE_NAMES)[number];
export const PROCEDURE = Object.fromEntries(PROCEDURE_NAMES.map((name, number) => [name, number])) as {
  readonly [N in ProcedureName]: number;
};

const stepNames = new WeakMap<readonly Step[], readonly string[]>();

/** The names of such steps, in their order; none for effects. */
export const namesOf = (steps: readonly Step[] | null): readonly string[] =>
  steps === null ? [] : (stepNames.get(steps) ?? []);

/**
 * A procedure as the list of its steps in the order of the rulebook: each goes on to the one below it, unless it says
 * otherwise. `at` has the number of each.
 */
export function inSteps<S extends { readonly [name: string]: Step }>(
  named: S,
): { readonly at: { readonly [K in keyof S]: number }; readonly steps: readonly Step[] } {
  const names = Object.keys(named);
  const steps = Object.values(named);
  stepNames.set(steps, names);
  const at = Object.fromEntries(names.map((name, number) => [name, number]));
  return { at: at as { readonly [K in keyof S]: number }, steps };
}

/** For procedures that never ask. */
export const asksNothing = (): void => {};
