import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const launcher = fileURLToPath(new URL('../../../bin/peerless.js', import.meta.url));

const run = (...words: string[]): string =>
  execFileSync(process.execPath, [launcher, ...words], { encoding: 'utf8' });

test('the built command plays the same games on one thread and on several', () => {
  const words = ['simulate', '--games', '24', '--modes', 'all', '--boards', 'all', '--json'];
  const report = (threads: string) => {
    const { decisionsPerSecond: _, ...rest } = JSON.parse(run(...words, '--threads', threads));
    return rest;
  };
  const one = report('1');
  expect(one).toMatchObject({ games: 24, finished: 24, crashed: 0 });
  expect(report('3')).toEqual(one);
});

test('the built command measures itself beside its peers', () => {
  const bench = JSON.parse(run('bench', '--compare', '--json', '--window', '1'));
  expect(Object.keys(bench.ratios)).toEqual([
    'decisionsToBoardgameIo',
    'decisionsToTypedArrays',
    'clonesToStructuredClone',
    'playoutsToBoardgameIoMcts',
    'playoutsToBoardgameIoMctsDepth50',
  ]);
  for (const ratio of Object.values(bench.ratios)) expect(ratio).toBeGreaterThan(0);
  // Peers are measured by processor time, which takes longer on a busy machine.
}, 180_000);
