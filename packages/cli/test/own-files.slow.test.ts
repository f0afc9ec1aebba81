import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { inFolder } from './folder.ts';
import { fileWith, gorgoFile, nohoFile } from './own-content.ts';

/** The built command with files of somebody else's, in a folder that knows nothing of ours. */

// Every test starts several processes, each with threads of its own.
vi.setConfig({ testTimeout: 180_000 });

const launcher = fileURLToPath(new URL('../../../bin/peerless.js', import.meta.url));

function folder(): string {
  mkdirSync(inFolder('elsewhere'), { recursive: true });
  return inFolder('elsewhere');
}

const run = (...words: string[]): string =>
  execFileSync(process.execPath, [launcher, ...words], { encoding: 'utf8', cwd: folder() });

const BOT = `import { decision, viewFor } from '@peerless/rules';
import { askedSeat } from '@peerless/rules/numbers';
let asked = 0;
export default () => ({
  name: 'careful',
  think(seen) {
    const mine = askedSeat(seen);
    const others = viewFor(seen).seats.filter((side) => side.seat !== mine);
    if (others.some((side) => side.deck.some((card) => card !== null))) throw new Error('I see their deck');
    if (asked++ === 0 && others.some((side) => side.hand.some((card) => card !== null)))
      throw new Error('I see their hand');
    return { option: decision(seen).options.length - 1 };
  },
});
`;

const content = (): string[] => [
  ...['--hero', gorgoFile(), '--heroes', 'gorgo,alice'],
  ...['--board', nohoFile(), '--boards', 'noho'],
];

// That several threads play the same games as one: threads.slow.test.ts.
test('threads have the heroes, boards and bots of files', () => {
  const bot = fileWith('careful.mjs', BOT);
  const words = ['simulate', '--games', '4', '--json', ...content(), '--bots', `${bot},random`];
  const report = JSON.parse(run(...words, '--threads', '2'));
  expect(report).toMatchObject({ games: 4, finished: 4, crashed: 0, bots: ['careful', 'random'] });
});

test('a bot that fails in a thread, at a table from files, ends the run in one sentence', () => {
  const bot = fileWith('broken.mjs', "export default { name: 'broken', think: () => null };");
  const words = ['arena', '--a', bot, '--b', 'random', '--games', '4', '--threads', '2', ...content()];
  const { status, stderr } = spawnSync(process.execPath, [launcher, ...words], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([
    2,
    'The bot "broken" answered with null instead of { option: a number }.\n',
  ]);
});

/** The file that is written builds its hero with the builders of this command. */
test('a new hero is written, checked, shown and played in a folder that knows nothing of ours', () => {
  run('hero', 'new', 'sea-captain');
  const check = run('hero', 'check', 'sea-captain.mjs', '--games', '2');
  expect(check).toContain('✓ 24 of 24 scenarios pass');
  expect(check).toMatch(/✓ 2 games against our heroes/);
  expect(check).toMatch(/All is sound\.\nNext: /);
  // Nothing to be wished is left.
  // … but for cards that so few games do not see.
  expect(check.replace(/^· Never played .*$/m, '')).not.toContain('·');
  const play = ['play', '--hero', 'sea-captain.mjs', '--heroes', 'sea-captain,medusa', '--lang', 'uk'];
  const { status, stdout } = spawnSync(process.execPath, [launcher, ...play], {
    encoding: 'utf8',
    cwd: folder(),
    input: 'hand\nquit\n',
    env: { ...process.env, PEERLESS_HOME: inFolder('home') },
  });
  expect([status, stdout]).toEqual([0, expect.stringMatching(/чайк/i)]);
});
