import { fileURLToPath } from 'node:url';
import { type LoadedScenario, loadScenarios } from '../src/scenario-files.ts';

/** Where the scenarios lie. */
export const SCENARIOS = fileURLToPath(new URL('../../../scenarios', import.meta.url));

let loaded: readonly LoadedScenario[] | null = null;

/** Every document under `scenarios/`, read once for all tests of a thread: nobody changes one. */
export function allScenarios(): readonly LoadedScenario[] {
  loaded ??= loadScenarios(SCENARIOS);
  return loaded;
}
