import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown, type SourceMap } from 'rolldown';
import { defineConfig, type Plugin } from 'vitest/config';
import { emblems } from './packages/client/build/emblems.ts';

// This condition makes workspace packages resolve to their TypeScript, so that tests need no build.
const SOURCE = '@peerless/source';
const conditions = [SOURCE];

/** Tests that look into the rules module by module. */
const APART = ['packages/rules/test/**/*.test.ts'];

/** A project does not hear `--exclude`. */
const SLOW = process.env.PEERLESS_TESTS === 'fast' ? ['**/*.slow.test.ts'] : [];

/** What searches and plays whole games. */
const BUSY = ['rules', 'ai'];

const inRoot = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A module in the making. */
interface Made {
  readonly code: string;
  readonly map: SourceMap | null;
}

/** One module with all of a package, and for each of its entry points a module that passes on what it offers. */
async function bundled(name: string): Promise<[string, Made][]> {
  const { exports } = JSON.parse(readFileSync(inRoot(`packages/${name}/package.json`), 'utf8'));
  const sources = Object.values(exports as Record<string, { [SOURCE]: string }>);
  const entries = sources.map(({ [SOURCE]: source }) => inRoot(`packages/${name}/${source}`));
  const bundle = await rolldown({ input: entries, platform: 'neutral', external: /^@peerless\// });
  const { output } = await bundle.generate({
    dir: inRoot(`packages/${name}/src`),
    format: 'esm',
    sourcemap: true,
    chunkFileNames: '[name]',
    codeSplitting: { groups: [{ name: `${WHOLE}${name}`, test: /./ }] },
  });
  return output.flatMap((made) => {
    if (made.type !== 'chunk') return [];
    return [[made.facadeModuleId ?? wholeOf(made.fileName), { code: made.code, map: made.map }]];
  });
}

const WHOLE = 'the-whole-of-';
const wholeOf = (file: string): string => inRoot(`packages/${file.replace(WHOLE, '')}/src/${file}`);

const MADE = new Map<string, Made>();

/**
 * Makes one module of each busy package, from its sources, as the build does with the rules (docs/decisions/0006):
 * between modules every constant is a call here, which makes bots three times slower. All entry points share it.
 */
const asOneModule: Plugin = {
  name: 'as-one-module',
  // Not for those who watch, who must see every change, nor for coverage, which is counted module by module.
  apply: () => process.argv.includes('run') && !process.argv.some((word) => word.startsWith('--coverage')),
  async buildStart() {
    for (const [id, made] of (await Promise.all(BUSY.map(bundled))).flat()) MADE.set(id, made);
  },
  resolveId: (source) => (source.startsWith(`./${WHOLE}`) ? wholeOf(source.slice(2)) : null),
  load: (id) => MADE.get(id) ?? null,
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
      { extends: true, test: { name: 'apart', include: APART, isolate: false, sequence: { groupOrder: 1 } } },
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
