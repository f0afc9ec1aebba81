import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { inFolder, peerless } from './terminal.ts';

const launcher = fileURLToPath(new URL('../../../bin/peerless.js', import.meta.url));
const MATCH = 'arena --a skilled --b casual --heroes medusa,alice --boards sarpedon --json'.split(' ');

const report = (text: string) => {
  const {
    seconds: _,
    gamesPerSecond: __,
    peakMemoryMb: ___,
    thinking,
    played: ____,
    ...rest
  } = JSON.parse(text);
  return { ...rest, decisions: [thinking.a.decisions, thinking.b.decisions] };
};

const linesIn = (path: string): number =>
  existsSync(path) ? readFileSync(path, 'utf8').split('\n').length - 1 : 0;

/** Starts a run and ends it by a signal once so many lines are in its results file. */
async function interrupted(words: readonly string[], path: string, lines: number, signal: NodeJS.Signals) {
  const child: ChildProcess = spawn(process.execPath, [launcher, ...MATCH, ...words, '--results', path]);
  let [out, err] = ['', ''];
  child.stdout?.on('data', (text) => {
    out += text;
  });
  child.stderr?.on('data', (text) => {
    err += text;
  });
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  while (linesIn(path) < lines && child.exitCode === null) await setTimeout(20);
  child.kill(signal);
  return { code: await closed, out, err };
}

/** Twelve games in one go, by this very process: what every other way of playing them must come to. */
const GAMES = ['--games', '12', '--iterations', '2'];
const here = async (...words: string[]) => report((await peerless([...MATCH, ...GAMES, ...words])).out);
let whole: ReturnType<typeof report>;
beforeAll(async () => {
  whole = await here();
});

test('a run on two threads that is interrupted twice, and gone on with on one, ends like one that is not', {
  timeout: 300_000,
}, async () => {
  expect(whole).toMatchObject({ games: 12, crashed: 0 });
  const words = [...GAMES, '--threads', '2'];
  const path = inFolder('interrupted.jsonl');
  const polite = await interrupted(words, path, 3, 'SIGINT');
  expect(polite.code).toBe(130);
  expect(polite.err).toMatch(/^Interrupted after \d+ of 12 games; the same command goes on from .*\.\n$/);
  const done = report(polite.out);
  expect(done.games).toBe(linesIn(path) - 1);
  expect(done.games).toBeLessThan(12);
  const rude = await interrupted(words, path, linesIn(path) + 2, 'SIGKILL');
  expect(rude.out).toBe('');
  const kept = linesIn(path) - 1;
  expect(kept).toBeGreaterThan(done.games);
  expect(await here('--results', path)).toEqual(whole);
  expect(linesIn(path)).toBe(13);
});

test('a budget of milliseconds ends the thinking', async () => {
  const mean = async (...words: string[]): Promise<number> => {
    const { out } = await peerless([...MATCH, '--games', '1', ...words]);
    return JSON.parse(out).thinking.a.mean;
  };
  // So many trials take far longer; they come first, so that the code is warm.
  const long = await mean('--iterations', '400');
  expect(await mean('--ms', '1')).toBeLessThan(long / 2);
});
