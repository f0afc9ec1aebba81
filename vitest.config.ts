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

/** The packages that others are made of. */
const PURE = ['language', 'rules', 'ai', 'text', 'heroes', 'boards', 'scenario'];

const inRoot = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A module in the making. */
interface Made {
  readonly code: string;
  readonly map: SourceMap | null;
}

function entriesOf(name: string): string[] {
  const { exports } = JSON.parse(readFileSync(inRoot(`packages/${name}/package.json`), 'utf8'));
  const sources = Object.values(exports as Record<string, { [SOURCE]?: string }>);
  return sources.flatMap(({ [SOURCE]: source }) =>
    source === undefined ? [] : [inRoot(`packages/${name}/${source}`)],
  );
}

const WHOLE = 'the-whole';
const whole = inRoot(`packages/${WHOLE}`);

/** One module with all of the packages, and for each of their entry points a module that passes on what it offers. */
async function bundled(): Promise<[string, Made][]> {
  const bundle = await rolldown({
    input: PURE.flatMap(entriesOf),
    platform: 'neutral',
    resolve: { conditionNames: [SOURCE] },
    external: /^(?!@peerless\/)[^./]/,
  });
  const { output } = await bundle.generate({
    dir: inRoot('packages'),
    format: 'esm',
    sourcemap: true,
    chunkFileNames: '[name]',
    codeSplitting: { groups: [{ name: WHOLE, test: /./ }] },
  });
  return output.flatMap((made) => {
    if (made.type !== 'chunk') return [];
    return [[made.facadeModuleId ?? whole, { code: made.code, map: made.map }]];
  });
}

const MADE = new Map<string, Made>();

/**
 * Makes one module of the pure packages, from their sources, as the build does with the rules (docs/decisions/0006): what
 * one module takes from another is a call here every time, which makes bots three times slower and texts twice, and
 * loading three hundred modules in every thread takes longer than most tests. All entry points share it.
 */
const asOneModule: Plugin = {
  name: 'as-one-module',
  // Not for those who watch, who must see every change, nor for coverage, which is counted module by module.
  apply: () => process.argv.includes('run') && !process.argv.some((word) => word.startsWith('--coverage')),
  async buildStart() {
    if (MADE.size === 0) for (const [id, made] of await bundled()) MADE.set(id, made);
  },
  resolveId: (source) => (source === `./${WHOLE}` ? whole : null),
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
