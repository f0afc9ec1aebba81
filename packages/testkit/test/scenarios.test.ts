import { relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testLibrary } from '../src/library.ts';
import { runLoaded } from '../src/scenario-files.ts';
import { allScenarios, SCENARIOS } from './all-scenarios.ts';

const all = allScenarios();

/** Every document under `scenarios/` is a test. */
for (const file of new Set(all.map((loaded) => loaded.file))) {
  describe(relative(SCENARIOS, file), () => {
    for (const loaded of all.filter((other) => other.file === file)) {
      test(`${loaded.name} (line ${loaded.line})`, () => {
        expect(runLoaded(loaded, testLibrary()).failures).toStrictEqual([]);
      });
    }
  });
}
