import { defineConfig } from 'vitest/config';

// The condition "source" makes workspace packages resolve to their TypeScript, so that tests need no build.
const conditions = ['source'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/*/{src,test}/**/*.test.ts', '{scripts,bench}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', 'scripts/fixtures/**'],
    testTimeout: 60_000,
    // Every core; by default one is left free, which on two cores means no parallel tests at all.
    maxWorkers: '100%',
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: ['text', 'html'],
    },
  },
});
