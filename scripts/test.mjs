// npm test: everything. npm run check (--fast): the same without *.slow.test.ts and without a browser. Further words go
// to vitest, and then no browser is started. npm run browser (--browser): only the tests in a browser; further words go
// to Playwright. The last line is always `N passed, N failed`, where a check step counts like one test.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, buildTable, installIfNeeded, runTool } from './workspace.mjs';

/** @typedef {{ passed: number, failed: number }} Count */

const words = process.argv.slice(2);
const fast = words.includes('--fast');
const onlyBrowser = words.includes('--browser');
const testWords = words.filter((word) => !['--fast', '--browser'].includes(word));

installIfNeeded();
/** @type {Count[]} */
const counts = [];
if (onlyBrowser) counts.push(step('build', () => build() || buildTable()));
else {
  counts.push(
    step('format and lint', () => runTool('biome', ['check', '--error-on-warnings'])),
    step(
      'types',
      () => build() || runTool('tsc', ['-b', 'tsconfig.tests.json', 'packages/client/tsconfig.tests.json']),
    ),
    tests(),
  );
  if (!fast && testWords.length === 0) counts.push(step('table', buildTable));
}
if (onlyBrowser || (!fast && testWords.length === 0)) counts.push(browserTests());
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
  return withReport((report) => {
    const args = [
      'run',
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ];
    if (fast) process.env.PEERLESS_TESTS = 'fast';
    return countTests(report, runTool('vitest', [...args, ...testWords]));
  });
}

/** @returns {Count} */
function browserTests() {
  process.stdout.write('\n> browser\n');
  return withReport((report) => {
    process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report;
    const args = ['test', '-c', 'packages/client', '--reporter=list,json'];
    return countBrowserTests(report, runTool('playwright', [...args, ...(onlyBrowser ? testWords : [])]));
  });
}

/** @param {(report: string) => Count} run */
function withReport(run) {
  const folder = mkdtempSync(join(tmpdir(), 'peerless-'));
  try {
    return run(join(folder, 'report.json'));
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
  for (const file of readReport(report).testResults ?? []) {
    const results = file.assertionResults.map((test) => test.status);
    const failures = results.filter((result) => result === 'failed').length;
    count.passed += results.filter((result) => result === 'passed').length;
    count.failed += file.status === 'failed' ? Math.max(1, failures) : failures;
  }
  if (status !== 0 && count.failed === 0) count.failed = 1;
  return count;
}

/**
 * Sums a report of Playwright, by the same rule.
 * @param {string} report
 * @param {number} status
 * @returns {Count}
 */
function countBrowserTests(report, status) {
  const { expected = 0, flaky = 0, unexpected = 0 } = readReport(report).stats ?? {};
  if (flaky > 0) process.stdout.write(`${flaky} of them passed only when tried again.\n`);
  return { passed: expected + flaky, failed: status !== 0 && unexpected === 0 ? 1 : unexpected };
}

/**
 * @param {string} report
 * @returns {{
 *   testResults?: { status: string, assertionResults: { status: string }[] }[],
 *   stats?: { expected?: number, flaky?: number, unexpected?: number },
 * }}
 */
function readReport(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return {};
  }
}
