import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type OutputChunk, rolldown, type Plugin as Step } from 'rolldown';
import { importGlobPlugin } from 'rolldown/experimental';
import type { Plugin } from 'vitest/config';

/**
 * Makes one module of all sources that tests need, beside one for each test file, before the first test runs. Node loads
 * them itself. Loading hundreds of modules one by one in every thread takes longer than most tests; what one of them takes
 * from another is a call every time, which makes bots three times slower and texts twice (docs/decisions/0006).
 */

// This condition makes workspace packages resolve to their TypeScript, so that tests need no build.
export const SOURCE = '@peerless/source';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What the set-up shares with the tests. */
const SHARED = [join(root, 'packages/cli/test/folder.ts')];

const SKIPPED = ['node_modules', 'dist', 'fixtures', 'e2e'];

function filesIn(folder: string, isWanted: (name: string) => boolean): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.includes(entry.name) ? [] : filesIn(path, isWanted);
    return isWanted(entry.name) ? [path] : [];
  });
}

/** What somebody else's files may import by name, as heroes and bots of one's own do. */
function entries(): string[] {
  return readdirSync(join(root, 'packages')).flatMap((name) => {
    const { exports = {} } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
    const sources = Object.values(exports as Record<string, { [SOURCE]?: string }>);
    return sources.flatMap(({ [SOURCE]: source }) =>
      source === undefined ? [] : [resolve(root, 'packages', name, source)],
    );
  });
}

/** A source goes on saying where it lies, and not where the one module lies. */
const places: Step = {
  name: 'places',
  transform: {
    filter: { code: /import\.meta\.url/ },
    handler: (code, id) => ({
      code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
      map: null,
    }),
  },
};

/** Modules whose names are only known later come through vitest, which knows the packages by their sources. */
const later: Step = {
  name: 'later',
  transform: {
    filter: { code: /\bimport\((?!['"])/ },
    handler: (code) => ({ code: code.replaceAll(/\bimport\((?!['"])/g, 'globalThis.imported('), map: null }),
  },
};

/** As vitest does with styles. */
const styles: Step = {
  name: 'styles',
  load: {
    filter: { id: /\.css$/ },
    handler: () => ({
      code: 'export default new Proxy({}, { get: (_, name) => name });',
      moduleType: 'js',
    }),
  },
};

/** Files that are read as text, as vite does. */
const raw: Step = {
  name: 'raw',
  resolveId: {
    filter: { id: /\?raw$/ },
    handler: (id, importer) => resolve(importer ?? root, '..', id),
  },
  load: {
    filter: { id: /\?raw$/ },
    handler: (id) => ({
      code: `export default ${JSON.stringify(readFileSync(id.replace('?raw', ''), 'utf8'))};`,
      moduleType: 'js',
    }),
  },
};

const CACHE = join(root, 'node_modules/.cache/peerless');

/** What a process left behind that was killed. */
function sweep(): void {
  for (const name of readdirSync(CACHE)) {
    const [, pid] = /^tests-(\d+)$/.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(CACHE, name), { recursive: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A folder below `node_modules`, where Node finds the packages of others; it goes with this process. */
function ownFolder(): string {
  mkdirSync(CACHE, { recursive: true });
  sweep();
  const folder = join(CACHE, `tests-${process.pid}`);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

let own: string | undefined;

/** Which test files become one module with their sources, and what it takes to read those beside TypeScript. */
interface Whole {
  readonly name: string;
  readonly isTest: (file: string) => boolean;
  readonly steps?: Step[];
}

/** What stands for each test file and entry point: one line that passes on what was made of it. */
async function made({ name, isTest, steps = [] }: Whole): Promise<ReadonlyMap<string, string>> {
  const tests = ['packages', 'scripts', 'bench'].flatMap((folder) => filesIn(join(root, folder), isTest));
  const bundle = await rolldown({
    input: [...tests, ...entries(), ...SHARED],
    cwd: root,
    platform: 'node',
    resolve: { conditionNames: [SOURCE] },
    external: /^(?!@peerless\/|peerless$|\0|virtual:)[^./]/,
    plugins: [places, later, styles, importGlobPlugin({ root }), raw, ...steps],
    // What vite tells about itself.
    transform: { define: { 'import.meta.env.PROD': 'false' } },
  });
  own ??= ownFolder();
  const dir = join(own, name);
  const { output } = await bundle.write({
    dir,
    format: 'esm',
    // Vitest reads them when it tells where a test failed.
    sourcemap: true,
    entryFileNames: '[name]-[hash].mjs',
    chunkFileNames: '[name].mjs',
    // What is made up for a build comes later, also while the whole waits for it.
    codeSplitting: { groups: [{ name: 'whole', test: (id) => !isTest(id) && !id.startsWith('\0') }] },
  });
  const chunks = output.filter((chunk): chunk is OutputChunk => chunk.type === 'chunk');
  return new Map(
    chunks.map((chunk) => [chunk.facadeModuleId ?? '', passingOn(join(dir, chunk.fileName), chunk)]),
  );
}

const passingOn = (file: string, { exports }: OutputChunk): string =>
  exports.length === 0
    ? `import ${JSON.stringify(file)};`
    : `export { ${exports.join(', ')} } from ${JSON.stringify(file)};`;

export function asOneModule(whole: Whole): Plugin {
  let making: Promise<ReadonlyMap<string, string>> | undefined;
  return {
    name: 'as-one-module',
    enforce: 'pre',
    // Not for those who watch, who must see every change, nor for coverage, which is counted module by module.
    apply: () => process.argv.includes('run') && !process.argv.some((word) => word.startsWith('--coverage')),
    async load(id) {
      making ??= made(whole);
      return (await making).get(id) ?? null;
    },
  };
}
