import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { testLibrary } from '../src/library.ts';
import { loadScenarios, runLoaded } from '../src/scenario-files.ts';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../../scenarios');
const all = loadScenarios(folder);

/** Every document under `scenarios/` is a test. */
for (const file of new Set(all.map((loaded) => loaded.file))) {
  describe(relative(folder, file), () => {
    for (const loaded of all.filter((other) => other.file === file)) {
      test(`${loaded.name} (line ${loaded.line})`, () => {
        expect(runLoaded(loaded, testLibrary()).failures).toStrictEqual([]);
      });
    }
  });
}
