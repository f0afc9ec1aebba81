// Two workers through a queue beside two threads: node bench/queue.mjs [pairs] [games]
// The same games of the arena are played by both in turn (ABBA), on a PostgreSQL that writes as it does where games are kept.
// Told are games a second of a run (workers are warm, threads begin with it), and the processor time that a further game costs
// everybody together: workers, database and whoever waits, beside the one process with its threads. On a machine that others use,
// too, only the latter tells what the queue costs. Linux only.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { startSafePostgres } from '../scripts/postgres.mjs';
import { fromRoot } from '../scripts/workspace.mjs';

const [pairs = '5', games = '40'] = process.argv.slice(2);
const command = fromRoot('packages/cli/bin/built.js');
const WORDS = 'arena --a skilled --b casual --seed 5 --iterations 100 --json --games'.split(' ');

const postgres = await startSafePostgres();
const address = await postgres.database();
const workers = [1, 2].map(() =>
  spawn(process.execPath, [command, 'worker', '--threads', '1', '--database-url', address], {
    stdio: 'ignore',
  }),
);
const ways = [
  ['--threads', '2'],
  ['--database-url', address],
];
try {
  // Once unmeasured: threads of workers load the library with their first game.
  await played(ways[1], '4');
  const ratios = [];
  for (let n = 0; n < Number(pairs); n++) {
    const found = [];
    for (const at of n % 2 === 0 ? [0, 1] : [1, 0]) found[at] = await moreGames(ways[at]);
    const [threads, queue] = found;
    ratios.push({ rate: queue.rate / threads.rate, cost: threads.cost / queue.cost });
    const said = found.map(
      ({ rate, cost }) =>
        `${rate.toFixed(2)} games a second, ${(1000 * cost).toFixed(0)} ms of processor time a game`,
    );
    console.log(`threads: ${said[0]}; queue: ${said[1]} (load ${loadavg()[0].toFixed(1)})`);
  }
  const median = (key) =>
    ratios
      .map((ratio) => ratio[key])
      .sort((a, b) => a - b)
      [ratios.length >> 1].toFixed(2);
  console.log(
    `queue to threads, median: ${median('rate')} of the games a second, ${median('cost')} by processor time`,
  );
} finally {
  for (const worker of workers) worker.kill('SIGKILL');
  await postgres.stop();
}

/** What a game costs once everybody has begun: the difference of a longer run and a shorter one. */
async function moreGames(way) {
  const short = await played(way, games);
  const long = await played(way, String(3 * Number(games)));
  return { rate: long.rate, cost: (long.seconds - short.seconds) / (2 * Number(games)) };
}

/** Games a second of one run, and the processor time of everybody here while it lasted. */
async function played(way, count) {
  const before = processorSeconds();
  const child = spawn(process.execPath, [command, ...WORDS, count, ...way], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  child.stdout.on('data', (text) => {
    out += text;
  });
  await new Promise((resolve) => child.on('close', resolve));
  return { rate: JSON.parse(out).gamesPerSecond, seconds: processorSeconds() - before };
}

/** What this process has taken, with all that came from it and those of them that are gone. */
function processorSeconds() {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(statOf);
  const family = new Set([process.pid]);
  for (let size = 0; size < family.size; ) {
    size = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  const ticks = all.filter(({ pid }) => family.has(pid)).reduce((sum, { time }) => sum + time, 0);
  return ticks / 100;
}

function statOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    const [user, system, gone, goneSystem] = fields.slice(11, 15).map(Number);
    return [{ pid: Number(pid), parent: Number(fields[1]), time: user + system + gone + goneSystem }];
  } catch {
    return [];
  }
}
