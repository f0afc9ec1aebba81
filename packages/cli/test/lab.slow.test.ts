import { setTimeout as pause } from 'node:timers/promises';
import { below, createRng } from '@peerless/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../../../scripts/postgres.mjs';
import { buildIfStale } from '../../../scripts/workspace.mjs';
import { asked, doneIn, endAll, type Process, started } from './lab.ts';
import { fileWith, gorgoFile } from './own-content.ts';
import { peerless, refusal } from './terminal.ts';

/**
 * Games of `arena` and `simulate` through a queue, on a real PostgreSQL, played by processes of the built command. The long
 * form has LAB_KILLS=10: ten workers, ten kills.
 */

const KILLS = Number(process.env.LAB_KILLS ?? 2);
const isLong = process.env.LAB_KILLS !== undefined;
const [WORKERS, GAMES] = isLong ? [10, '600'] : [2, '40'];

let postgres: Postgres;
/** A queue for which one worker works all the time. */
let busy = '';
beforeAll(async () => {
  buildIfStale();
  postgres = await startPostgres();
  busy = await postgres.database();
}, 300_000);
afterAll(async () => {
  endAll();
  await postgres.stop();
});

const through = (address: string): string[] => ['--database-url', address];
const hired = (address: string): Process => started('worker', '--threads', '1', ...through(address));

/** A report without what differs from run to run. */
function report(text: string): Record<string, unknown> {
  const {
    decisionsPerSecond: _,
    seconds: __,
    gamesPerSecond: ___,
    peakMemoryMb: ____,
    ...rest
  } = JSON.parse(text);
  const { thinking, ...same } = rest;
  return thinking === undefined ? same : { ...same, decisions: [thinking.a.decisions, thinking.b.decisions] };
}

/** What this very process comes to, without a queue. */
const here = async (words: readonly string[]) => report((await peerless(words)).out);

/** The numbers of the games that are in a queue, as often as they are there. */
async function gamesIn(address: string): Promise<number[]> {
  const rows = await asked<{ results: string }>(address, 'SELECT results FROM peerless_lab.tasks');
  return rows
    .flatMap(({ results }) => JSON.parse(results) as { game?: number; from: number; games: number }[])
    .flatMap(({ game, from, games }) =>
      game === undefined ? Array.from({ length: games }, (_, i) => from + i) : game,
    )
    .sort((a, b) => a - b);
}

describe('workers that are killed at random', () => {
  test('lose nothing: every game is there once, and the report is that of one machine', {
    timeout: 3_600_000,
  }, async () => {
    const address = await postgres.database();
    const words = ['simulate', '--bots', 'novice,casual', '--games', GAMES, '--seed', '7', '--json'];
    const foreman = started(...words, ...through(address));
    const workers = Array.from({ length: WORKERS }, () => hired(address));
    const rng = createRng('7');
    for (let killed = 0; killed < KILLS; killed++) {
      const before = await doneIn(address);
      while ((await doneIn(address)) <= before && foreman.child.exitCode === null) await pause(50);
      await pause(below(rng, 200));
      const at = below(rng, WORKERS);
      workers[at]?.child.kill('SIGKILL');
      workers[at] = hired(address);
    }
    const { code, out, err } = await foreman.gone;
    expect([code, err.replace(/^No worker is there: .*\n/, '')]).toEqual([0, '']);
    expect(await gamesIn(address)).toEqual(Array.from({ length: Number(GAMES) }, (_, i) => i));
    expect(await asked(address, 'SELECT id FROM peerless_jobs.jobs')).toEqual([]);
    expect(report(out)).toEqual(await here(words));
    // Who is asked to leave says what it did.
    const [last] = workers;
    last?.child.kill('SIGTERM');
    const left = await last?.gone;
    expect(left?.code).toBe(0);
    expect(left?.out).toMatch(/^Played \d+ games? for the queue at 127\.0\.0\.1:\d+\.\n$/);
  });

  test('are missed for five seconds only, and those who end politely not at all', {
    timeout: 120_000,
  }, async () => {
    const address = await postgres.database();
    const words =
      'arena --a skilled --b casual --games 2 --seed 3 --heroes medusa,alice --boards sarpedon'.split(' ');
    const foreman = started(...words, ...through(address));
    const locked = async (): Promise<number> => {
      const text = 'SELECT id FROM peerless_jobs.jobs WHERE locked_at IS NOT NULL';
      return (await asked(address, text).catch(() => [])).length;
    };
    const until = async (isThere: boolean): Promise<number> => {
      const began = performance.now();
      while ((await locked()) > 0 !== isThere) await pause(20);
      return performance.now() - began;
    };
    const polite = hired(address);
    await until(true);
    polite.child.kill('SIGTERM');
    expect((await polite.gone).code).toBe(0);
    expect(await locked()).toBe(0);
    const killed = hired(address);
    await until(true);
    killed.child.kill('SIGKILL');
    await killed.gone;
    expect(await locked()).toBeGreaterThan(0);
    hired(address);
    expect((await foreman.gone).code).toBe(0);
    expect(await gamesIn(address)).toEqual([0, 1]);
  });
});

describe('a queue with a worker', { timeout: 120_000 }, () => {
  beforeAll(() => void hired(busy));

  test('takes heroes of somebody else along, and refuses their bots', async () => {
    const words = ['simulate', '--hero', gorgoFile(), '--heroes', 'gorgo,medusa', '--games', '70', '--json'];
    const { code, out } = await started(...words, ...through(busy)).gone;
    expect(code).toBe(0);
    expect(report(out)).toEqual(await here(words));
    const bot = fileWith('first.mjs', "export default { name: 'first', think: () => ({ option: 0 }) };\n");
    expect(await refusal(['arena', '--a', bot, '--b', 'random', ...through(busy)])).toBe(
      'A bot from a file is a program and does not travel: through a queue play the bots of Peerless only.',
    );
  });

  test('is left by a sequential test as soon as it has decided', async () => {
    const words =
      'arena --a casual --b random --games 400 --sprt 0.3,0.6 --json --heroes medusa,alice --boards sarpedon'.split(
        ' ',
      );
    const { code, out } = await started(...words, ...through(busy)).gone;
    expect(code).toBe(0);
    const { games, sprt } = JSON.parse(out);
    expect(sprt.decided).toBe('high');
    expect(games).toBeLessThan(100);
    expect((await peerless(['worker', '--show', ...through(busy)])).out).toContain('The queue is empty.');
    expect(JSON.parse((await peerless([...words])).out)).toMatchObject({ games, sprt });
  });
});
