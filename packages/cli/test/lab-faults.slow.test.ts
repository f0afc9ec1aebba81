import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Postgres, startPostgres } from '../../../scripts/postgres.mjs';
import { Ledger } from '../src/arena/ledger.ts';
import type { ArenaPlan } from '../src/arena/plan.ts';
import { type GameLine, isGameLine, type Task } from '../src/arena/play.ts';
import { runArena } from '../src/arena/run.ts';
import { noJournal } from '../src/journal.ts';
import { Foreman } from '../src/lab/foreman.ts';
import { Worker } from '../src/lab/labour.ts';
import { piecesOf } from '../src/lab/pieces.ts';
import { Queue } from '../src/lab/queue.ts';
import { asked, doneIn, held, type Line, lineTo } from './lab.ts';
import { inFolder, peerless, refusal } from './terminal.ts';

/** What can go wrong with a queue, on a real PostgreSQL; whoever puts games in and whoever plays them are in this process. */

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 300_000);
afterAll(() => postgres.stop());

const PLAN: ArenaPlan = {
  seed: '5',
  heroes: ['medusa', 'alice'],
  mirrors: false,
  boards: ['sarpedon'],
  modes: ['duel'],
  bots: ['novice', 'random'],
  ms: null,
  iterations: null,
};
const GAMES = 20;
/** Most of it is waiting for each other, which takes long beside other work. */
const MINUTES = 240_000;

/** Waits until something is so; what never comes is told, and nobody goes on looking. */
const until = (isSo: () => boolean): Promise<unknown> =>
  vi.waitUntil(isSo, { timeout: 60_000, interval: 10 });

/** Somebody who watches games in a queue: what was said, what is there, and how it ends. */
function watched(
  address: string,
  { patience, ...how }: { soFar?: boolean; patience?: number; signal?: AbortSignal } = {},
) {
  const ledger = new Ledger(PLAN, null);
  const said: string[] = [];
  const io = { err: (text: string) => void said.push(text), now: () => performance.now() };
  const assignment = { craft: 'arena', plan: PLAN, games: GAMES, isResult: isGameLine, io } as const;
  const foreman = new Foreman<Task, GameLine>(assignment, address, {
    soFar: how.soFar ?? false,
    ...(patience === undefined ? {} : { patience }),
  });
  const { signal } = how;
  const keeping = { ledger, journal: noJournal<GameLine>(), onGame: () => {} };
  const run = runArena(PLAN, GAMES, foreman.hands, signal === undefined ? keeping : { ...keeping, signal });
  // Looked at later.
  run.catch(() => {});
  return { ledger, said, foreman, run };
}

/** Somebody who works until it is told to leave. */
function hired(address: string, patience?: number) {
  const leave = new AbortController();
  const told: string[] = [];
  const shift = { address, threads: 1, signal: leave.signal, tell: (line: string) => void told.push(line) };
  const worker = new Worker(patience === undefined ? shift : { ...shift, patience });
  const work = worker.work();
  work.catch(() => {});
  return { told, worker, work, leave: () => leave.abort() };
}

/** Puts the games in, without waiting for them. */
async function put(address: string): Promise<void> {
  const enough = new AbortController();
  const { run } = watched(address, { signal: enough.signal });
  const open = 'SELECT id FROM peerless_lab.plans WHERE ended IS NULL';
  await vi.waitUntil(async () => (await asked(address, open).catch(() => [])).length > 0, {
    timeout: 60_000,
    interval: 10,
  });
  enough.abort();
  await run;
}

/** All games are played in the end. */
async function finished(address: string): Promise<void> {
  const { run, ledger } = watched(address);
  const { work, leave } = hired(address);
  await run;
  leave();
  await work;
  expect(ledger.counted.map(({ game }) => game)).toEqual(Array.from({ length: GAMES }, (_, game) => game));
}

/** PostgreSQL says this where its disk is full. */
const FULL = `
  CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION 'could not extend file "base/5/16384": No space left on device' USING ERRCODE = '53100';
  END $$;`;

describe('a queue that is gone in the middle', { timeout: MINUTES }, () => {
  let line: Line;
  let address: string;
  beforeAll(async () => {
    address = await postgres.database();
    line = await lineTo(address);
  });
  afterEach(() => line.mend());

  test('is told by whoever watches, and the same command goes on', async () => {
    const { run, said } = watched(line.address, { patience: 200 });
    await until(() => said.length > 0);
    await line.cut();
    await expect(run).rejects.toThrow(
      /^the queue at 127\.0\.0\.1:\d+ is gone \([^()]+\); what was played is kept there, and the same command goes on from it$/,
    );
    expect(said.at(-1)).toMatch(/^The queue at 127\.0\.0\.1:\d+ is gone \([^()]+\); waiting for it\.\n$/);
  });

  test('is waited for', async () => {
    // Nobody can keep the last game, so that the others are not all played before the line is cut.
    await put(address);
    const free = await held(address, `SELECT FROM peerless_lab.tasks WHERE number = ${GAMES - 1} FOR UPDATE`);
    const { run, said, ledger } = watched(line.address);
    const { told, work, leave } = hired(line.address);
    await until(() => told.some((text) => text.startsWith('Plan 1')) && ledger.games > 0);
    await line.cut();
    const isTold = (lines: readonly string[]): boolean => lines.some((text) => text.includes('is gone'));
    await until(() => isTold(said) && isTold(told));
    await free();
    await line.mend();
    await run;
    expect(ledger.games).toBe(GAMES);
    expect(said.filter((text) => text.includes('is gone'))).toHaveLength(1);
    const gone = /^The queue at 127\.0\.0\.1:\d+ is gone \([^()]+\); waiting for it\.$/;
    expect(told.filter((text) => !text.startsWith('Plan 1'))).toEqual([
      expect.stringMatching(/^Working for the queue at 127\.0\.0\.1:\d+ with 1 thread\. Ctrl-C ends it\.$/),
      expect.stringMatching(gone),
      'The queue is back.',
    ]);
    leave();
    await work;
  });

  test('is told by workers that have waited long enough', async () => {
    const { work, told } = hired(line.address, 100);
    await until(() => told.length > 0);
    await line.cut();
    await expect(work).rejects.toThrow(
      /^the queue at 127\.0\.0\.1:\d+ did not come back \([^()]+\); what was played before is kept there, and other workers take the rest$/,
    );
  });
});

describe('a full disk', { timeout: MINUTES }, () => {
  test('ends workers with a sentence, and what was played before stays', async () => {
    const address = await postgres.database();
    await put(address);
    await asked(
      address,
      `${FULL} CREATE TRIGGER full_disk BEFORE UPDATE ON peerless_lab.tasks
      FOR EACH ROW WHEN (OLD.number = 7) EXECUTE FUNCTION full_disk()`,
    );
    await expect(hired(address).work).rejects.toThrow(
      /^the queue at 127\.0\.0\.1:\d+ takes nothing more: could not extend file "base\/5\/16384": No space left on device$/,
    );
    expect(await doneIn(address)).toBe(7);
    await asked(address, 'DROP TRIGGER full_disk ON peerless_lab.tasks');
    await finished(address);
  });

  test('refuses what is put in, all of it', async () => {
    const address = await postgres.database();
    await put(address);
    await asked(
      address,
      `DELETE FROM peerless_lab.plans; ${FULL} CREATE TRIGGER full_disk BEFORE INSERT ON peerless_lab.tasks
      EXECUTE FUNCTION full_disk()`,
    );
    await expect(watched(address).run).rejects.toThrow(
      /^Cannot use the database at .*: could not extend file/,
    );
    expect(await asked(address, 'SELECT id FROM peerless_lab.plans')).toEqual([]);
  });

  test('of the results file leaves the games in the queue', async () => {
    const address = await postgres.database();
    const words =
      'arena --a novice --b random --games 2 --heroes medusa,alice --boards sarpedon --results /dev/full';
    const { work, leave } = hired(address);
    const { code, err } = await peerless([...words.split(' '), '--database-url', address]);
    expect([code, err.replace(/^No worker .*\n/, '')]).toEqual([
      2,
      'Cannot write /dev/full: the disk is full.\n',
    ]);
    leave();
    await work;
  });
});

describe('a plan in a queue', { timeout: MINUTES }, () => {
  test('that every worker died of ends as crashed games', async () => {
    const address = await postgres.database();
    await put(address);
    await asked(
      address,
      "UPDATE peerless_jobs._private_jobs SET attempts = max_attempts WHERE key = '1:3:4'",
    );
    const { run, ledger } = watched(address);
    const { work, leave } = hired(address);
    await run;
    expect(ledger.counted.filter(({ result }) => result === 'crashed')).toMatchObject([
      { game: 3, error: 'its thread died twice (every worker that took it was gone)' },
    ]);
    expect(ledger.games).toBe(GAMES);
    leave();
    await work;
  });

  test('is told to be damaged', async () => {
    const address = await postgres.database();
    await put(address);
    await asked(address, `UPDATE peerless_lab.tasks SET results = '[{"game":-1}]' WHERE number = 2`);
    await expect(watched(address).run).rejects.toThrow(/^the queue at .* holds results that are damaged$/);
  });

  test('is seen by all who watch, and by those who only want to know what is there by now', async () => {
    const address = await postgres.database();
    await expect(watched(address, { soFar: true }).run).rejects.toThrow('these games are not in the queue');
    await put(address);
    const [early, late] = [watched(address), watched(address)];
    const { work, leave } = hired(address);
    await early.run;
    await early.foreman.settle();
    await late.run;
    expect(late.ledger.counted).toEqual(early.ledger.counted);
    // It is over, so the same words begin anew.
    await put(address);
    const now = watched(address, { soFar: true });
    await now.run;
    expect(now.ledger.games).toBeLessThan(GAMES);
    leave();
    await work;
    await finished(address);
  });

  test('leaves the queue when its report was told, also where a results file had all of it', async () => {
    const address = await postgres.database();
    const words =
      'arena --a novice --b random --games 4 --heroes medusa,alice --boards sarpedon --results'.split(' ');
    const command = [...words, inFolder('lab.jsonl'), '--database-url', address];
    const { work, leave } = hired(address);
    expect((await peerless(command)).code).toBe(0);
    await asked(address, 'UPDATE peerless_lab.plans SET ended = NULL');
    const { code, out } = await peerless(command);
    expect([code, out]).toEqual([0, expect.stringContaining('No game was played in this run')]);
    expect(await asked(address, 'SELECT id FROM peerless_lab.plans WHERE ended IS NULL')).toEqual([]);
    leave();
    await work;
  });

  test('can be taken out, by its number', async () => {
    const address = await postgres.database();
    await put(address);
    const through = ['--database-url', address];
    const shown = (await peerless(['worker', '--show', ...through])).out;
    expect(shown).toMatch(/Plan +Games.*\n +1 +arena novice, random +0 % +0 of 20 /);
    expect(JSON.parse((await peerless(['worker', '--show', '--json', ...through])).out)).toMatchObject({
      plans: [{ id: 1, craft: 'arena', done: 0, total: 20, plan: PLAN }],
      workers: [],
    });
    const { run } = watched(address);
    expect(await refusal(['worker', '--drop', '2', ...through])).toBe('There is no plan "2" in the queue.');
    expect((await peerless(['worker', '--drop', '1', ...through])).out).toBe(
      'Plan 1 is no longer in the queue.\n',
    );
    expect((await peerless(['worker', '--show', ...through])).out).toBe(
      'The queue is empty.\nNo worker is there.\n',
    );
    await expect(run).rejects.toThrow('somebody took these games out of the queue before all were played');
    expect(await asked(address, 'SELECT id FROM peerless_jobs.jobs')).toEqual([]);
  });

  test('is left alone by workers of another build', async () => {
    const address = await postgres.database();
    await put(address);
    await asked(
      address,
      `UPDATE peerless_jobs._private_tasks SET identifier = 'peerless:other';
      INSERT INTO peerless_lab.workers VALUES ('w', '{}', 'other', 'there', 2, now() + interval '1 hour')`,
    );
    const { work, leave } = hired(address);
    await pause(1200);
    expect(await doneIn(address)).toBe(0);
    leave();
    await work;
    const enough = new AbortController();
    const { run, said } = watched(address, { signal: enough.signal });
    await until(() => said.length > 0);
    enough.abort();
    await run;
    expect(said.join('')).toMatch(
      /^The workers that are there have another build of Peerless, or another Node;/,
    );
  });
});

test('a worker that seemed gone and comes back changes nothing', async () => {
  const address = await postgres.database();
  await put(address);
  const queue = await Queue.open(address);
  await queue.keep(1, 4, '["first"]');
  expect(await queue.keep(1, 4, '["second"]')).toBe(true);
  expect(await queue.resultsOf(1, [4])).toEqual([{ number: 4, results: '["first"]' }]);
  await queue.end(1);
  expect(await queue.keep(1, 5, '["late"]')).toBe(false);
  queue.close();
});

test.each([1, 7, 8, 400, 5000, 1_000_000])(
  'pieces hold each of %i tasks once, and are small at the end',
  (tasks) => {
    const pieces = [...piecesOf(3, 3 + tasks)];
    expect(pieces[0]?.from).toBe(3);
    pieces.forEach(({ to }, i) => {
      expect(pieces[i + 1]?.from ?? 3 + tasks).toBe(to);
    });
    expect(pieces.length).toBeLessThan(20_000);
    expect(pieces.slice(-100).every(({ from, to }) => to - from === 1)).toBe(true);
  },
);

test('bad input is refused in one sentence', async () => {
  const words = 'arena --a novice --b random --games 2'.split(' ');
  const form = 'DATABASE_URL is an address such as postgres://name:password@host/database.';
  for (const address of ['', 'nowhere', 'http://127.0.0.1/lab']) {
    expect(await refusal([...words, `--database-url=${address}`])).toBe(form);
    expect(await refusal(['worker', `--database-url=${address}`])).toBe(form);
  }
  const closed = 'postgres://somebody:secret@127.0.0.1:9/lab';
  const refused = 'Cannot use the database at 127.0.0.1:9: connect ECONNREFUSED 127.0.0.1:9.';
  for (const asking of [words, ['worker'], ['worker', '--show'], ['worker', '--drop', '1'], ['simulate']])
    expect(await refusal([...asking, '--database-url', closed])).toBe(refused);
  expect(await refusal(['worker', '--database-url', 'postgres://localhost:9/lab'])).toMatch(
    /^Cannot use the database at localhost:9: connect ECONNREFUSED .*:9\.$/,
  );
  expect(await refusal([...words, '--database-url', closed, '--threads', '2'])).toBe(
    '--database-url does not go with --threads: choose one of them.',
  );
  expect(await refusal([...words, '--so-far'])).toBe('--so-far goes with --database-url.');
  expect(await refusal(['worker', '--database-url', closed, '--json'])).toBe('--json goes with --show.');
  expect(await refusal(['worker', '--database-url', closed, '--show', '--drop', '1'])).toBe(
    '--show does not go with --drop: choose one of them.',
  );
  expect(await refusal(['worker', '--database-url', closed, '--threads', '0'])).toContain(
    '--threads is a whole number',
  );
});
