// npm test: everything. npm run check (--fast): the same without *.slow.test.ts. Further words go to vitest.
// The last line is always `N passed, N failed`, where a check step counts like one test.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, fromRoot, installIfNeeded, runNode, runTool } from './workspace.mjs';

/** @typedef {{ passed: number, failed: number }} Count */

const words = process.argv.slice(2);
const fast = words.includes('--fast');
const vitestWords = words.filter((word) => word !== '--fast');

installIfNeeded();
/** @type {Count[]} */
const counts = [
  step('format', () => runTool('biome', ['check', '--linter-enabled=false'])),
  step('lint', () => runTool('biome', ['lint', '--error-on-warnings'])),
  step('types', () => build() || runTool('tsc', ['-b', 'tsconfig.tests.json'])),
  step('imports', () => runNode([fromRoot('scripts/check-imports.mjs'), fromRoot('.')])),
  tests(),
];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
process.exitCode = failed > 0 ? 1 : 0;
process.stdout.write(`${passed} passed, ${failed} failed\n`);

/**
 * @param {string} name
 * @param {() => number} run returns an exit code
 * @returns {Count}
 */
function step(name, run) {
  process.stdout.write(`\n> ${name}\n`);
  if (run() === 0) return { passed: 1, failed: 0 };
  process.stdout.write(`The step "${name}" failed.\n`);
  return { passed: 0, failed: 1 };
}

/** @returns {Count} */
function tests() {
  process.stdout.write('\n> tests\n');
  const folder = mkdtempSync(join(tmpdir(), 'peerless-'));
  const report = join(folder, 'report.json');
  const args = [
    'run',
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  if (fast) args.push('--exclude=**/*.slow.test.ts');
  try {
    const status = runTool('vitest', [...args, ...vitestWords]);
    return countTests(report, status);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Sums a report of vitest. A file that cannot be loaded, or any other failure without a failed test, counts as one.
 * @param {string} report
 * @param {number} status
 * @returns {Count}
 */
function countTests(report, status) {
  const count = { passed: 0, failed: 0 };
  for (const file of readReport(report).testResults) {
    const results = file.assertionResults.map((test) => test.status);
    const failures = results.filter((result) => result === 'failed').length;
    count.passed += results.filter((result) => result === 'passed').length;
    count.failed += file.status === 'failed' ? Math.max(1, failures) : failures;
  }
  if (status !== 0 && count.failed === 0) count.failed = 1;
  return count;
}

/**
 * @param {string} report
 * @returns {{ testResults: { status: string, assertionResults: { status: string }[] }[] }}
 */
function readReport(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return { testResults: [] };
  }
}
