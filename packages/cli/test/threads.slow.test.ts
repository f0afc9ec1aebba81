import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { peerless } from './terminal.ts';

const launcher = fileURLToPath(new URL('../../../bin/peerless.js', import.meta.url));

const run = (...words: string[]): string =>
  execFileSync(process.execPath, [launcher, ...words], { encoding: 'utf8' });

test('the built command plays the same games on two threads as the sources do on one', async () => {
  const words = ['simulate', '--games', '24', '--modes', 'all', '--boards', 'all', '--json'];
  const report = (text: string) => {
    const { decisionsPerSecond: _, ...rest } = JSON.parse(text);
    return rest;
  };
  const one = report((await peerless(words)).out);
  expect(one).toMatchObject({ games: 24, finished: 24, crashed: 0 });
  expect(report(run(...words, '--threads', '2'))).toEqual(one);
});

const FIGURES = [
  'decisionsPerSecond',
  'decisionsPerSecondWithEvents',
  'clonesPerSecond',
  'playoutsPerSecond',
  'decisionsPerGame',
  'optionsPerDecision',
  'bytesPerState',
  'gamesPlayed',
];
const SHORT = ['--window', '1', '--windows', '1'];

// Speeds are measured by processor time, which takes longer on a busy machine. That what is built measures the same is for
// the long form: that it plays the same games is seen above.
test('the command measures itself beside its peers', { timeout: 240_000 }, async () => {
  const { out } = await peerless(['bench', '--compare', '--json', ...SHORT]);
  const bench = JSON.parse(out);
  for (const key of FIGURES) expect(bench[key], key).toBeGreaterThan(0);
  expect(Object.keys(bench.ratios)).toEqual([
    'decisionsToBoardgameIo',
    'decisionsToTypedArrays',
    'clonesToStructuredClone',
    'playoutsToBoardgameIoMcts',
    'playoutsToBoardgameIoMctsDepth50',
  ]);
  for (const ratio of Object.values(bench.ratios)) expect(ratio).toBeGreaterThan(0);
  // The first games are always the same, built or not.
  if (process.env.BUILT_BENCH !== undefined) expect(run('bench', ...SHORT)).toContain(bench.checksum);
});
