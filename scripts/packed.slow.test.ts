import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildIfStale, fromRoot } from './workspace.mjs';

/** What is published, packed and installed into an empty folder as a stranger would, without a registry. */

const PUBLISHED = ['language', 'rules', 'heroes', 'boards', 'text', 'scenario', 'ai'];
const COMPILER = fromRoot('node_modules/typescript/bin/tsc');

let folder = '';

function run(command: string, args: readonly string[], cwd = folder): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`);
  return stdout;
}

const installed = (name: string): string => join(folder, 'node_modules/@peerless', name);
const read = (path: string): string => readFileSync(path, 'utf8');

beforeAll(() => {
  buildIfStale();
  folder = mkdtempSync(join(tmpdir(), 'peerless-packed-'));
  const packages = PUBLISHED.flatMap((name) => ['-w', `packages/${name}`]);
  const packed = JSON.parse(
    run('npm', ['pack', '--json', '--pack-destination', folder, ...packages], fromRoot('.')),
  ) as { readonly name: string; readonly filename: string }[];
  const dependencies = Object.fromEntries(packed.map(({ name, filename }) => [name, `file:./${filename}`]));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', dependencies }));
  run('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund']);
}, 180_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The addresses of an installed package: `@peerless/rules`, `@peerless/rules/match` … */
function entriesOf(name: string): { readonly specifier: string; readonly file: string }[] {
  const { exports } = JSON.parse(read(join(installed(name), 'package.json'))) as {
    exports: Record<string, string | { default: string }>;
  };
  return Object.entries(exports).map(([path, target]) => ({
    specifier: `@peerless/${name}${path.slice(1)}`,
    file: join(installed(name), typeof target === 'string' ? target : target.default),
  }));
}

const filesOf = (name: string): string[] =>
  readdirSync(installed(name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** All modules that can be reached from the entries of a package. */
function reached(name: string): Set<string> {
  const found = new Set<string>();
  const queue = entriesOf(name).map(({ file }) => file);
  for (const file of queue) {
    if (found.has(file)) continue;
    found.add(file);
    for (const [, path] of read(file).matchAll(/(?:from|import)\s*\(?\s*["'](\.[^"']+)["']/g))
      queue.push(join(dirname(file), path ?? ''));
  }
  return found;
}

describe.each(PUBLISHED)('@peerless/%s', (name) => {
  test('comes with its license and a page to read', () => {
    expect(read(join(installed(name), 'LICENSE'))).toBe(read(fromRoot('LICENSE')));
    expect(read(join(installed(name), 'README.md'))).toContain(`# @peerless/${name}`);
    const { publishConfig } = JSON.parse(read(join(installed(name), 'package.json')));
    expect(publishConfig.access).toBe('public');
  });

  test('has every file that its entries name, and no code that they do not lead to', () => {
    const modules = reached(name);
    expect(entriesOf(name).filter(({ file }) => !existsSync(file))).toEqual([]);
    // Of a module that holds only types the compiler leaves `export {};`.
    const idle = filesOf(name).filter(
      (file) =>
        /dist.*\.js$/.test(file) &&
        !modules.has(file) &&
        read(file)
          .replace(/^\/\/#.*$/m, '')
          .trim() !== 'export {};',
    );
    expect(idle.map((file) => relative(installed(name), file))).toEqual([]);
    expect(filesOf(name).filter((file) => /\.test\.|tsbuildinfo/.test(file))).toEqual([]);
  });
});

test('the schemas for editors are there', () => {
  for (const { specifier, file } of entriesOf('language').filter((entry) => entry.file.endsWith('.json')))
    expect(Object.keys(JSON.parse(read(file))), specifier).toContain('$schema');
  expect(entriesOf('language').map(({ specifier }) => specifier)).toContain(
    '@peerless/language/hero.schema.json',
  );
});

/** Stands behind what a program said. */
const MARK = '--- end of program ---';

/** The programs in a page. */
const programsIn = (page: string): string[] =>
  [...read(page).matchAll(/^```ts\n(.*?)^```/gms)].map(([, code]) => code ?? '');

test('every program of the pages compiles under strict, with all types checked, and runs', () => {
  const pages = [fromRoot('README.md'), ...PUBLISHED.map((name) => join(installed(name), 'README.md'))];
  const programs = pages.flatMap(programsIn);
  expect(programs.length).toBeGreaterThan(PUBLISHED.length);
  mkdirSync(join(folder, 'src'));
  programs.forEach((code, i) => {
    writeFileSync(join(folder, `src/program-${i}.ts`), code);
  });
  const doors = PUBLISHED.flatMap(entriesOf).filter(({ file }) => file.endsWith('.js'));
  const all = doors.map(({ specifier }, i) => `export * as door${i} from '${specifier}';\n`).join('');
  writeFileSync(join(folder, 'src/doors.ts'), all);
  const compilerOptions = {
    strict: true,
    skipLibCheck: false,
    target: 'ES2023',
    lib: ['ES2023', 'DOM'],
    types: [],
    module: 'NodeNext',
    rootDir: 'src',
    outDir: 'out',
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
  run(process.execPath, [COMPILER, '-p', '.']);
  // One after the other in one process: each would load the same modules again.
  const everything = programs.map((_, i) => `await import('./program-${i}.js'); console.log('${MARK}');`);
  writeFileSync(join(folder, 'out/all.js'), ["import './doors.js';", ...everything].join('\n'));
  const said = run(process.execPath, ['out/all.js']).split(`${MARK}\n`);
  const saidBy = (page: string): string => said[programs.indexOf(programsIn(page)[0] ?? '')] ?? 'nothing';
  expect(saidBy(fromRoot('README.md'))).toContain('winners');
  expect(saidBy(fromRoot('packages/language/README.md'))).toBe('');
  expect(saidBy(fromRoot('packages/scenario/README.md'))).toBe('as expected\n');
}, 180_000);
