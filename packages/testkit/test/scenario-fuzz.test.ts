import { runScenario } from '@peerless/scenario';
import { expect, test } from 'vitest';
import { testLibrary } from '../src/library.ts';
import { mutated } from '../src/mutate.ts';
import { allScenarios } from './all-scenarios.ts';

const all = allScenarios();

test('a spoiled scenario fails with sentences, whatever was done to it', () => {
  for (let seed = 1; seed <= 4000; seed++) {
    const { document } = all[seed % all.length];
    const spoiled = mutated(document, seed, 1 + (seed % 3));
    try {
      runScenario(spoiled, testLibrary());
    } catch (error) {
      expect.fail(`seed ${seed}: ${JSON.stringify(spoiled)}: ${error}`);
    }
  }
});
