// What every script needs before it can start: an installed and built tree. Node builtins only.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {'biome' | 'playwright' | 'tsc' | 'vite' | 'vitest'} Tool */

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = fromRoot('packages/cli/dist/.built');
const table = fromRoot('packages/client/dist/index.html');
const bundleScript = [fromRoot('scripts/bundle-rules.mjs')];
const schemaScript = [fromRoot('scripts/write-schemas.mjs')];
const sweepScript = [fromRoot('scripts/sweep.mjs')];
const tableBuild = [toolPath('vite'), 'build', 'packages/client', '--logLevel', 'warn'];
const lock = fromRoot('node_modules/.peerless-building');
/** Each checker of the compiler looks at much that others have looked at, too: on a few cores one is cheapest. */
const compiler = [toolPath('tsc'), '-b', '--checkers', '1'];
/**
 * What a tool is told, also what the script that starts it has only just set. The compiler, which is written in Go, tidies
 * up less often: its memory is gone with it.
 */
const environment = () => ({ GOGC: '400', ...process.env });

/**
 * The absolute path of a file of the repository.
 * @param {string} path
 */
export function fromRoot(path) {
  return join(root, path);
}

/**
 * Runs one of the installed tools at the root and returns its exit code.
 * @param {Tool} tool
 * @param {string[]} args
 */
export function runTool(tool, args) {
  return runNode([toolPath(tool), ...args]);
}

/**
 * Runs Node at the root, in this terminal, and returns its exit code.
 * @param {string[]} args
 */
export function runNode(args) {
  const result = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: environment() });
  if (result.error) throw result.error;
  return result.status ?? 1;
}

/** Installs the locked dependencies when they are missing or older than the lockfile. */
export function installIfNeeded() {
  const installed = modified(fromRoot('node_modules/.package-lock.json'));
  if (installed > 0 && installed >= modified(fromRoot('package-lock.json'))) return;
  process.stderr.write('Installing dependencies (npm ci) ...\n');
  const result = spawnSync('npm', ['ci', '--include=dev', '--loglevel=error'], {
    cwd: root,
    // The standard output belongs to the command that was asked for.
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (result.status === 0) return;
  process.stderr.write('npm ci failed; see above.\n');
  process.exit(1);
}

/** Builds all packages quietly when a source is newer than the last build; ends the process on errors. */
export function buildIfStale() {
  buildQuietly(isStale, stamp, [compiler, sweepScript, bundleScript, schemaScript]);
}

/** The same for the table in the browser, which only those who serve it need. */
export function buildTableIfStale() {
  buildQuietly(isTableStale, table, [tableBuild]);
}

/**
 * @param {() => boolean} isOld
 * @param {string} mark the file that says when it was built
 * @param {string[][]} steps
 */
function buildQuietly(isOld, mark, steps) {
  if (!isOld()) return;
  const release = acquireLock();
  try {
    if (!isOld()) return;
    const started = new Date();
    const failed = steps.some((args) => {
      const result = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env: environment() });
      if (result.status !== 0)
        process.stderr.write(`${result.stdout}${result.stderr}The build failed; see above.\n`);
      return result.status !== 0;
    });
    if (failed) process.exitCode = 1;
    else markBuilt(mark, started);
  } finally {
    release();
  }
  if (process.exitCode === 1) process.exit();
}

/**
 * Builds all packages in this terminal and returns the exit code.
 * @param {string[]} more what is compiled beside them
 */
export function build(more = []) {
  const compile = [...compiler, 'tsconfig.json', ...more];
  return buildAloud(stamp, () =>
    [compile, sweepScript, bundleScript, schemaScript].reduce((failed, args) => failed || runNode(args), 0),
  );
}

/** Builds the table in the browser, into packages/client/dist, and returns the exit code. */
export function buildTable() {
  return buildAloud(table, () => runNode(tableBuild));
}

/** @param {string} mark @param {() => number} run */
function buildAloud(mark, run) {
  const release = acquireLock();
  try {
    const started = new Date();
    const status = run();
    if (status === 0) markBuilt(mark, started);
    return status;
  } finally {
    release();
  }
}

/**
 * The absolute path of the script that starts a tool.
 * @param {Tool} tool
 */
export function toolPath(tool) {
  const paths = {
    biome: 'node_modules/@biomejs/biome/bin/biome',
    playwright: 'node_modules/@playwright/test/cli.js',
    tsc: 'node_modules/typescript/bin/tsc',
    vite: 'node_modules/vite/bin/vite.js',
    vitest: 'node_modules/vitest/vitest.mjs',
  };
  return fromRoot(paths[tool]);
}

function isStale() {
  const built = modified(stamp);
  if (built === 0 || modified(fromRoot('tsconfig.base.json')) > built) return true;
  return packageFolders().some(
    (folder) =>
      !existsSync(join(folder, 'dist/index.js')) ||
      modified(join(folder, 'tsconfig.json')) > built ||
      modified(join(folder, 'package.json')) > built ||
      newest(join(folder, 'src')) > built,
  );
}

/** Vite reads the sources of every package, and the rules browser the documents. */
function isTableStale() {
  const built = modified(table);
  const client = fromRoot('packages/client');
  const files = ['index.html', 'vite.config.ts', 'package.json'].map((file) => join(client, file));
  const folders = [
    ...[client, ...packageFolders()].map((folder) => join(folder, 'src')),
    ...['build', 'public'].map((folder) => join(client, folder)),
    fromRoot('docs'),
  ];
  return Math.max(...files.map(modified), ...folders.map(newest)) > built;
}

/** The packages that other packages import; the client is built by vite. */
function packageFolders() {
  return readdirSync(fromRoot('packages'))
    .filter((name) => name !== 'client')
    .map((name) => fromRoot(join('packages', name)))
    .filter((folder) => existsSync(join(folder, 'tsconfig.json')));
}

/**
 * The latest change below a folder; folders count too, because a removed file changes only its folder.
 * @param {string} folder
 * @returns {number}
 */
function newest(folder) {
  let latest = modified(folder);
  if (latest === 0) return 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) latest = Math.max(latest, newest(path));
    else if (!entry.name.endsWith('.test.ts')) latest = Math.max(latest, modified(path));
  }
  return latest;
}

/** The mark carries the time at which the build began: what was edited meanwhile is built again.
 * @param {string} mark @param {Date} started */
function markBuilt(mark, started) {
  writeFileSync(mark, '', { flag: 'a' });
  utimesSync(mark, started, started);
}

/** Two commands started at once must not write the same files: the second one waits for the first. */
function acquireLock() {
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return () => rmSync(lock, { force: true });
    } catch (error) {
      if (!isErrorWithCode(error, 'EEXIST')) throw error;
    }
    if (isOwned(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    else rmSync(lock, { force: true });
  }
}

/** Whether the process that wrote the lock still runs; a lock that is gone is nobody's.
 * @param {string} path */
function isOwned(path) {
  try {
    process.kill(Number(readFileSync(path, 'utf8')), 0);
    return true;
  } catch (error) {
    return isErrorWithCode(error, 'EPERM');
  }
}

/** @param {unknown} error @param {string} code */
function isErrorWithCode(error, code) {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** When a file was changed, in milliseconds; 0 when it does not exist.
 * @param {string} path */
function modified(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
