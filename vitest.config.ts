import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { defineConfig, type Plugin } from 'vitest/config';
import { emblems } from './packages/client/build/emblems.ts';

// The condition "source" makes workspace packages resolve to their TypeScript, so that tests need no build.
const conditions = ['source'];

/** Tests that look into the rules module by module, or replace a module. */
const APART = ['packages/rules/test/**/*.test.ts', 'packages/cli/test/invalid-hero.test.ts'];

/** A project does not hear `--exclude`. */
const SLOW = process.env.PEERLESS_TESTS === 'fast' ? ['**/*.slow.test.ts'] : [];

/** What searches and plays whole games. */
const BUSY = ['rules', 'ai'].map((name) =>
  fileURLToPath(new URL(`packages/${name}/src/index.ts`, import.meta.url)),
);

/**
 * Makes one module of each busy package, from its sources, as the build does with the rules (docs/decisions/0006):
 * between modules every constant is a call here, which makes bots three times slower.
 */
const asOneModule: Plugin = {
  name: 'as-one-module',
  // Not for those who watch, who must see every change, nor for coverage, which is counted module by module.
  apply: () => process.argv.includes('run') && !process.argv.some((word) => word.startsWith('--coverage')),
  async load(id) {
    if (!BUSY.includes(id)) return null;
    const bundle = await rolldown({ input: id, platform: 'neutral', external: /^@peerless\// });
    const { output } = await bundle.generate({ format: 'esm', sourcemap: true });
    const [{ code, map }] = output;
    return { code, map };
  },
};

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
    projects: [
      {
        extends: true,
        plugins: [asOneModule],
        test: {
          name: 'together',
          include: ['packages/*/{src,test}/**/*.test.ts', '{scripts,bench}/**/*.test.ts'],
          exclude: APART,
          // Modules are loaded once a thread, not once a file: no file may leave anything behind in them.
          isolate: false,
        },
      },
      // Each kind after the other: where they mix, a thread begins anew with every file.
      { extends: true, test: { name: 'apart', include: APART, sequence: { groupOrder: 1 } } },
      {
        extends: true,
        plugins: [asOneModule, emblems()],
        test: {
          name: 'drawn',
          include: ['packages/client/test/**/*.test.tsx'],
          environment: 'happy-dom',
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
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
