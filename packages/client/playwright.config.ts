import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, browserPath } from '../../scripts/browser.mjs';

// Every worker reads this file again and finds what the first one found.
process.env.CHROME_PATH ||= browserPath();

/** Whole games come first, so that no worker plays one alone at the end. */
const LONGEST = ['whole-games.spec.ts', 'fuzz.spec.ts'];

export default defineConfig({
  testDir: 'e2e',
  // What is built need not be translated once more.
  build: { external: ['**/packages/*/dist/**'] },
  // `npm run figures` measures instead of testing.
  projects: process.env.FIGURES
    ? [{ name: 'figures', testMatch: 'figures.ts' }]
    : [
        { name: 'longest', testMatch: LONGEST },
        { name: 'others', testMatch: '*.spec.ts', testIgnore: LONGEST },
      ],
  outputDir: 'e2e/artefacts/failures',
  fullyParallel: true,
  // One more than the cores of a small machine: people online wait for each other, for clocks and for connections.
  workers: process.env.FIGURES ? 1 : 3,
  timeout: 120_000,
  // Two busy cores make a browser late now and then; what fails three times is broken.
  expect: { timeout: 15_000 },
  retries: 2,
  use: {
    baseURL: process.env.TABLE_ADDRESS,
    // What is not there by then will not come: a test that waits for it to its end keeps a whole worker waiting.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    launchOptions: { executablePath: process.env.CHROME_PATH, args: BROWSER_FLAGS },
  },
  webServer: {
    command: 'node ../../bin/peerless.js serve --port 0 --data :memory: --rates 100 --lang en',
    wait: { stdout: /(?<table_address>http:\S+)/ },
    gracefulShutdown: { signal: 'SIGINT', timeout: 2000 },
  },
});
