import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type OutputChunk, rolldown, type Plugin as Step } from 'rolldown';
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

const isTest = (file: string): boolean => file.endsWith('.test.ts');

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

/** What stands for each test file and entry point: one line that passes on what was made of it. */
async function made(): Promise<ReadonlyMap<string, string>> {
  const tests = ['packages', 'scripts', 'bench'].flatMap((folder) => filesIn(join(root, folder), isTest));
  const bundle = await rolldown({
    input: [...tests, ...entries(), ...SHARED],
    cwd: root,
    platform: 'node',
    resolve: { conditionNames: [SOURCE] },
    external: /^(?!@peerless\/|peerless$)[^./]/,
    plugins: [places, later, styles],
  });
  const dir = ownFolder();
  const { output } = await bundle.write({
    dir,
    format: 'esm',
    // Vitest reads them when it tells where a test failed.
    sourcemap: true,
    entryFileNames: '[name]-[hash].mjs',
    chunkFileNames: '[name].mjs',
    codeSplitting: { groups: [{ name: 'whole', test: (id) => !isTest(id) }] },
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

let making: Promise<ReadonlyMap<string, string>> | undefined;

export const asOneModule: Plugin = {
  name: 'as-one-module',
  enforce: 'pre',
  // Not for those who watch, who must see every change, nor for coverage, which is counted module by module.
  apply: () => process.argv.includes('run') && !process.argv.some((word) => word.startsWith('--coverage')),
  async load(id) {
    making ??= made();
    return (await making).get(id) ?? null;
  },
};
