// Finds a Chromium for the tests of the table, or installs one. Node builtins only.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromRoot } from './workspace.mjs';

/** The one without windows comes first: it takes a tenth less of a test's time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * What a browser without a window has no use for: the menus of an address bar that nobody types into, each a page of its
 * own and dearer than most of ours, and a process in reserve for every page. Of several such lists only the last one
 * counts, so this one begins with what Playwright leaves out.
 */
const LEFT_OUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'BlockOriginHeaderModificationOnRedirect',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

/** For a browser in a container and without a word to anybody but the server under test. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${LEFT_OUT.join(',')}`,
];

/**
 * The path of a Chromium: $CHROME_PATH, an installed one, one from apt (as root), or one from npm.
 * Throws when there is none.
 */
export function browserPath() {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    if (isExecutable(CHROME_PATH)) return CHROME_PATH;
    throw new Error(`CHROME_PATH is ${CHROME_PATH}, which cannot be run.`);
  }
  const path = installedBrowser() ?? browserFromApt() ?? browserFromNpm();
  if (path !== undefined) return path;
  throw new Error('No Chromium or Chrome was found or could be installed; set CHROME_PATH to one.');
}

function installedBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...paths, ...PLACES].find(isExecutable);
}

function browserFromApt() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  /** @param {string[]} args */
  const apt = (...args) =>
    spawnSync('apt-get', [...args, '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  process.stderr.write('Installing Chromium (apt-get) ...\n');
  if (!apt('update')) return undefined;
  // Not every release has the one without windows as a package of its own.
  const isThere = ['chromium-headless-shell', 'chromium'].some((name) =>
    apt('install', '-y', '--no-install-recommends', name),
  );
  return isThere ? installedBrowser() : undefined;
}

/** A Chromium packed for servers, kept in a cache folder: only machines without a browser need its 70 MB.
 * @returns {string | undefined} */
function browserFromNpm() {
  if (process.platform !== 'linux') return undefined;
  const folder = fromRoot('node_modules/.cache/peerless/chromium');
  mkdirSync(folder, { recursive: true });
  process.stderr.write('Installing Chromium (@sparticuz/chromium) ...\n');
  const install = ['install', '--prefix', folder, '--no-save', '--loglevel=error', '@sparticuz/chromium'];
  if (spawnSync('npm', install, { stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0) return undefined;
  const unpack = `import('@sparticuz/chromium').then(async ({ default: chromium }) =>
    console.log(JSON.stringify([await chromium.executablePath(), process.env.LD_LIBRARY_PATH])))`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', unpack], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    // It unpacks the libraries it needs, and says where they are, only where it believes to run in that runtime.
    env: { ...process.env, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
  });
  if (status !== 0) return undefined;
  const [path, libraries] = JSON.parse(stdout);
  process.env.LD_LIBRARY_PATH = libraries;
  return isExecutable(path) ? path : undefined;
}

// As a program it only sees to it that there is one.
if (process.argv[1] === fileURLToPath(import.meta.url)) browserPath();

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
