// npm test: everything. npm run check (--fast): the same without *.slow.test.ts and without a browser. Further words go
// to vitest, and then no browser is started. npm run browser (--browser): only the tests in a browser; further words go
// to Playwright. The last line is always `N passed, N failed`, where a check step counts like one test.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, buildTable, fromRoot, installIfNeeded, runNode, runTool, toolPath } from './workspace.mjs';

/** @typedef {{ passed: number, failed: number }} Count */

const words = process.argv.slice(2);
const fast = words.includes('--fast');
const onlyBrowser = words.includes('--browser');
const testWords = words.filter((word) => !['--fast', '--browser'].includes(word));

/** Checks of the sources, which take turns with the tests: neither keeps all cores busy all the time. */
const CHECKS = {
  'types and build': () =>
    build(['tsconfig.tests.json', 'packages/client/tsconfig.tests.json']) || pagesOfApi(),
  'format and lint': () => runTool('biome', ['check', '--error-on-warnings']),
};

// A process of this very script that does one of the checks.
const [, check] = words[0]?.split('--check=') ?? [];
if (check !== undefined) process.exit(CHECKS[/** @type {keyof typeof CHECKS} */ (check)]());

installIfNeeded();
/** @type {Count[]} */
const counts = [];
/** What failed, said once more before the last line: of long outputs only the end may be kept. */
/** @type {string[]} */
const failures = [];
const isWhole = !fast && testWords.length === 0;
const names = /** @type {(keyof typeof CHECKS)[]} */ (Object.keys(CHECKS));
// Where there is no browser yet it is fetched meanwhile; whether that worked is seen when one is started.
const browser = isWhole ? running([fromRoot('scripts/browser.mjs')], 'inherit') : null;
// Slow tests start what is built; the others need only the sources.
const first = onlyBrowser || fast ? [] : names.slice(0, 1);
for (const name of first) counts.push(step(name, CHECKS[name]));
if (onlyBrowser) counts.push(step('build', build));
if (isWhole || onlyBrowser) counts.push(step('table', buildTable));
if (!onlyBrowser) {
  const checks = names.filter((name) => !first.includes(name)).map(checkMeanwhile);
  const drawn = tests('drawn', 'pipe');
  counts.push(await tests('together', 'inherit'), await drawn, ...(await Promise.all(checks)));
}
await browser;
if (onlyBrowser || isWhole) counts.push(await browserTests());
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
process.exitCode = failed > 0 ? 1 : 0;
for (const failure of failures) process.stdout.write(`FAILED ${failure}\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);

function pagesOfApi() {
  return runNode([fromRoot('scripts/api-pages.mjs'), '--check']);
}

/**
 * @param {string} name
 * @param {() => number} run returns an exit code
 * @returns {Count}
 */
function step(name, run) {
  process.stdout.write(`\n> ${name}\n`);
  if (run() === 0) return { passed: 1, failed: 0 };
  process.stdout.write(`The step "${name}" failed.\n`);
  failures.push(name);
  return { passed: 0, failed: 1 };
}

/**
 * Runs a check in a process of its own; what it says is written in one piece.
 * @param {string} name
 * @returns {Promise<Count>}
 */
async function checkMeanwhile(name) {
  const { status, said } = await running([fileURLToPath(import.meta.url), `--check=${name}`], 'pipe');
  return step(name, () => {
    process.stdout.write(said);
    return status;
  });
}

/**
 * Runs Node and waits for its end without standing in the way of others.
 * @param {string[]} args
 * @param {'inherit' | 'pipe'} output
 * @returns {Promise<{ status: number, said: string }>}
 */
function running(args, output) {
  const child = spawn(process.execPath, args, { cwd: fromRoot('.'), stdio: ['inherit', output, output] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (status) => resolve({ status: status ?? 1, said }));
  });
}

/**
 * The tests of a project of vitest.config.ts; each has a process of its own, because where they mix in one, a thread begins
 * anew with every file.
 * @param {string} project
 * @param {'inherit' | 'pipe'} output what goes to a pipe is written in one piece
 * @returns {Promise<Count>}
 */
function tests(project, output) {
  if (output === 'inherit') process.stdout.write('\n> tests\n');
  return withReport(async (report) => {
    const args = [
      'run',
      `--project=${project}`,
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ];
    if (fast) process.env.PEERLESS_TESTS = 'fast';
    const { status, said } = await running([toolPath('vitest'), ...args, ...testWords], output);
    process.stdout.write(said);
    return countTests(report, status);
  });
}

/** @returns {Promise<Count>} */
function browserTests() {
  process.stdout.write('\n> browser\n');
  return withReport(async (report) => {
    process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report;
    const args = ['test', '-c', 'packages/client', '--reporter=list,json'];
    return countBrowserTests(report, runTool('playwright', [...args, ...(onlyBrowser ? testWords : [])]));
  });
}

/** @param {(report: string) => Promise<Count>} run */
async function withReport(run) {
  const folder = mkdtempSync(join(tmpdir(), 'peerless-'));
  try {
    return await run(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Sums a report of vitest. A file that cannot be loaded, or any other failure without a failed test, counts as one; so
 * does a report that is missing.
 * @param {string} report
 * @param {number} status
 * @returns {Count}
 */
function countTests(report, status) {
  const count = { passed: 0, failed: 0 };
  const { testResults } = readReport(report);
  if (testResults === undefined)
    process.stdout.write('Vitest wrote no report: its tests cannot be counted.\n');
  for (const file of testResults ?? []) {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    count.passed += file.assertionResults.filter(({ status }) => status === 'passed').length;
    count.failed += file.status === 'failed' ? Math.max(1, failed.length) : failed.length;
    const names = failed.map(
      ({ fullName, failureMessages }) => `${fullName}: ${failureMessages?.[0]?.slice(0, 300)}`,
    );
    if (file.status === 'failed' && failed.length === 0) names.push(file.message ?? '');
    failures.push(...names.map((name) => `${file.name}: ${name}`));
  }
  if ((status !== 0 || testResults === undefined) && count.failed === 0) count.failed = 1;
  return count;
}

/**
 * Sums a report of Playwright, by the same rule. Without one nobody knows what ran: that fails, too.
 * @param {string} report
 * @param {number} status
 * @returns {Count}
 */
function countBrowserTests(report, status) {
  const { stats, suites } = readReport(report);
  failures.push(...failedIn(suites));
  if (stats === undefined) {
    process.stdout.write('Playwright wrote no report: its tests cannot be counted.\n');
    return { passed: 0, failed: 1 };
  }
  const { expected = 0, flaky = 0, unexpected = 0 } = stats;
  if (flaky > 0) process.stdout.write(`${flaky} of them passed only when tried again.\n`);
  return { passed: expected + flaky, failed: status !== 0 && unexpected === 0 ? 1 : unexpected };
}

/** @typedef {{ title: string, suites?: Suite[], specs?: { title: string, ok: boolean }[] }} Suite */

/**
 * @param {Suite[]} [suites]
 * @returns {string[]}
 */
function failedIn(suites = []) {
  return suites.flatMap(({ title, suites: inner, specs = [] }) =>
    [...specs.filter(({ ok }) => !ok).map((spec) => spec.title), ...failedIn(inner)].map(
      (name) => `${title} › ${name}`,
    ),
  );
}

/**
 * @param {string} report
 * @returns {{
 *   testResults?: {
 *     name: string, status: string, message?: string,
 *     assertionResults: { status: string, fullName: string, failureMessages?: string[] }[],
 *   }[],
 *   suites?: Suite[],
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
