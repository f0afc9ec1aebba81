import { fileURLToPath } from 'node:url';
import { runScenario } from '@peerless/scenario';
import { testLibrary } from '../src/library.ts';
import { mutated } from '../src/mutate.ts';
import { type LoadedScenario, loadScenarios } from '../src/scenario-files.ts';

/** Where the scenarios lie. */
export const SCENARIOS = fileURLToPath(new URL('../../../scenarios', import.meta.url));

let loaded: readonly LoadedScenario[] | null = null;

/** Every document under `scenarios/`, read once for all tests of a thread: nobody changes one. */
export function allScenarios(): readonly LoadedScenario[] {
  loaded ??= loadScenarios(SCENARIOS);
  return loaded;
}

/** Scenarios that somebody spoiled, and what came of those that did not fail with sentences. */
export function spoiltWithoutSentence(from: number, to: number): string[] {
  const all = allScenarios();
  const faults: string[] = [];
  for (let seed = from; seed <= to; seed++) {
    const spoiled = mutated(all[seed % all.length]?.document, seed, 1 + (seed % 3));
    try {
      runScenario(spoiled, testLibrary());
    } catch (error) {
      faults.push(`seed ${seed}: ${JSON.stringify(spoiled)}: ${error}`);
    }
  }
  return faults;
}
