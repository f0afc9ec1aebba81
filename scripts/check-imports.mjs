// Checks who imports whom between the packages, and that the pure packages stay pure.
// Usage: node scripts/check-imports.mjs [ROOT]
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { scanSource } from './source-scan.mjs';

/** @typedef {{ file: string, line: number, source: string, problem: string }} Offence */
/** @typedef {{ name: string, folder: string, file: string, isTest: boolean }} Place */

/** What each package may import: the table of the architecture.
 * @type {Readonly<Record<string, readonly string[]>>} */
const mayImport = {
  language: [],
  rules: ['language'],
  heroes: ['language'],
  boards: ['language'],
  text: ['language', 'rules'],
  scenario: ['language', 'rules'],
  ai: ['rules'],
  cli: ['language', 'rules', 'heroes', 'boards', 'text', 'ai', 'scenario', 'server', 'testkit'],
  server: ['language', 'rules', 'heroes', 'boards', 'text', 'ai'],
  client: ['language', 'rules', 'heroes', 'boards', 'text', 'ai'],
  testkit: ['language', 'rules', 'heroes', 'boards', 'text', 'scenario'],
};

/** The packages without I/O, clock and chance; the same code runs in Node, a worker and a browser. */
const pure = ['language', 'rules', 'heroes', 'boards', 'text', 'ai', 'scenario'];

const impure = [
  { pattern: /\bMath\s*\.\s*random\b/g, name: 'Math.random' },
  { pattern: /\bDate\s*\.\s*now\b/g, name: 'Date.now' },
  { pattern: /\bnew\s+Date\b/g, name: 'new Date' },
  { pattern: /\bperformance\s*\.\s*now\b/g, name: 'performance.now' },
  { pattern: /(?<![\w$])process\s*\??\./g, name: 'process' },
  { pattern: /(?<![\w$])console\s*\??\./g, name: 'console' },
];

const importPattern = /\bfrom\s*(['"])|\bimport\s*\(?\s*(['"`])|\brequire\s*\(\s*(['"`])/g;

/**
 * Lists every import or word that is not allowed, in the packages below a root folder.
 * @param {string} root
 * @returns {{ files: number, offences: Offence[] }}
 */
export function checkImports(root) {
  const packages = join(root, 'packages');
  const names = existsSync(packages) ? foldersOf(packages) : [];
  const places = names.flatMap((name) => placesOf(name, join(packages, name)));
  const offences = places.flatMap((place) =>
    checkFile(place).map((offence) => ({
      ...offence,
      file: relative(root, place.file).split(sep).join('/'),
    })),
  );
  return { files: places.length, offences };
}

/** @param {Place} place @returns {Omit<Offence, 'file'>[]} */
function checkFile(place) {
  const source = readFileSync(place.file, 'utf8');
  const { code, text } = scanSource(source);
  /** @type {{ at: number, problem: string }[]} */
  const found = [];
  for (const match of code.matchAll(importPattern)) {
    const start = match.index + match[0].length;
    const end = code.indexOf(match[0].at(-1) ?? '', start);
    const problem = importProblem(place, text.slice(start, end));
    if (problem) found.push({ at: match.index, problem });
  }
  if (pure.includes(place.name) && !place.isTest)
    for (const { pattern, name } of impure)
      for (const match of code.matchAll(pattern))
        found.push({ at: match.index, problem: `${place.name} is pure and may not use ${name}` });
  return found
    .sort((a, b) => a.at - b.at)
    .map(({ at, problem }) => {
      const line = source.slice(0, at).split('\n').length;
      return { line, source: (source.split('\n')[line - 1] ?? '').trim(), problem };
    });
}

/** @param {Place} place @param {string} specifier @returns {string | undefined} */
function importProblem(place, specifier) {
  const { name, isTest } = place;
  const allowed = mayImport[name];
  if (!allowed) return `${name} is not in the table of packages`;
  if (specifier.startsWith('.')) {
    const target = resolve(dirname(place.file), specifier);
    if (!target.startsWith(place.folder + sep))
      return `${name} may not reach outside its folder; import a package`;
    return isTest || !isTestPath(relative(place.folder, target))
      ? undefined
      : `${name} may not import a test`;
  }
  if (specifier.startsWith('node:') || builtinModules.includes(specifier))
    return pure.includes(name) && !isTest ? `${name} is pure and may not import ${specifier}` : undefined;
  const target = packageOf(specifier);
  if (target === undefined || target === name || allowed.includes(target)) return undefined;
  if (isTest && target === 'testkit') return undefined;
  return `${name} may not import ${target}`;
}

/** The package of this repository that a specifier names, if it names one.
 * @param {string} specifier */
function packageOf(specifier) {
  if (specifier === 'peerless' || specifier.startsWith('peerless/')) return 'cli';
  return /^@peerless\/([^/]+)/.exec(specifier)?.[1];
}

/** @param {string} name @param {string} folder @returns {Place[]} */
function placesOf(name, folder) {
  return ['src', 'test']
    .map((part) => join(folder, part))
    .filter((part) => existsSync(part))
    .flatMap((part) => readdirSync(part, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({ name, folder, file, isTest: isTestPath(relative(folder, file)) }));
}

/** @param {string} path a path inside a package */
function isTestPath(path) {
  return path.startsWith(`test${sep}`) || /\.test\.tsx?$/.test(path);
}

/** @param {string} folder */
function foldersOf(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** Prints the result and returns the exit code; a check of no file at all is a failure.
 * @param {string} root */
function report(root) {
  const { files, offences } = checkImports(resolve(root));
  for (const { file, line, source, problem } of offences)
    process.stdout.write(`${file}:${line}: ${problem}\n    ${source}\n`);
  process.stdout.write(`Imports: ${files} files, ${offences.length} problems.\n`);
  return files === 0 || offences.length > 0 ? 1 : 0;
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url))
  process.exitCode = report(process.argv[2] ?? '.');
