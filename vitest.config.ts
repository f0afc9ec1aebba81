import { defineConfig } from 'vitest/config';
import { emblems } from './packages/client/build/emblems.ts';
import { LongestFirst } from './scripts/longest-first.ts';
import { asOneModule, SOURCE } from './scripts/one-module.ts';

const conditions = [SOURCE];

/** This file counts how often modules are used by putting others in their place, which a module within one cannot be. */
const isReplacing = (file: string): boolean => file.endsWith('drawings.slow.test.tsx');

const isFast = process.env.PEERLESS_TESTS === 'fast';

/** A project does not hear `--exclude`. */
const SLOW = isFast ? ['**/*.slow.test.{ts,tsx}'] : [];

const isRun = (file: string): boolean => !(isFast && file.includes('.slow.test.'));

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    exclude: ['**/node_modules/**', '**/dist/**', 'scripts/fixtures/**', ...SLOW],
    setupFiles: ['packages/cli/test/set-up.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Every core; by default one is left free, which on two cores means no parallel tests at all.
    maxWorkers: '100%',
    pool: 'threads',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        plugins: [
          asOneModule({ name: 'together', isTest: (file) => file.endsWith('.test.ts') && isRun(file) }),
        ],
        test: {
          name: 'together',
          include: ['packages/*/{src,test}/**/*.test.ts', '{scripts,bench}/**/*.test.ts'],
          // Modules are loaded once a thread, not once a file: no file may leave anything behind in them.
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      // Each kind after the other: where they mix, a thread begins anew with every file (`npm test` gives each a process).
      {
        extends: true,
        plugins: [
          asOneModule({
            name: 'drawn',
            isTest: (file) => file.endsWith('.test.tsx') && isRun(file) && !isReplacing(file),
            steps: [emblems()],
          }),
          emblems(),
        ],
        test: {
          name: 'drawn',
          include: ['packages/client/test/**/*.test.tsx'],
          environment: 'happy-dom',
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 0 },
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: ['text', 'html'],
    },
  },
});
