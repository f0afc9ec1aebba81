import { performance } from 'node:perf_hooks';
import { LEVELS } from '@peerless/ai';
import { decision, newGame, type Observation, observe } from '@peerless/rules';
import { type Frozen, freeze } from '@peerless/rules/match';
import { testLibrary } from '@peerless/testkit';
import { expect, onTestFinished, test } from 'vitest';
import { BotPool, type BotPoolOptions, BusyError } from '../src/index.ts';
import { laterLibrary } from './contents-are-kept.ts';
import { DUEL, fullNode, Guest, HELLO, sqliteFile } from './nodes.ts';

/** Threads run what is built. */
const thread = new URL('../dist/bots/bot-thread.js', import.meta.url);

function pool(options: Partial<BotPoolOptions> = {}): BotPool {
  const made = new BotPool({ library: testLibrary(), threads: 1, thread, ...options });
  onTestFinished(() => made.close());
  return made;
}

/** What whoever is asked first sees, and the keys of the question. */
function question(library = testLibrary()): {
  readonly seen: Frozen<Observation>;
  readonly keys: readonly string[];
} {
  const game = newGame(DUEL, library);
  const seen = observe(game, decision(game)?.player ?? 0);
  return { seen: freeze(seen), keys: decision(seen)?.options.map(({ key }) => key) ?? [] };
}

test('bots of every level answer with a key, within their time', async () => {
  const bots = pool();
  const { seen, keys } = question();
  // The thread is started first.
  await bots.think('novice', seen);
  for (const level of LEVELS) {
    const began = performance.now();
    expect(keys).toContain(await bots.think(level, seen));
    expect(performance.now() - began).toBeLessThan(3000);
  }
  await expect(bots.think('nobody', seen)).rejects.toThrow('unknown bot');
});

test('bots think about games with other heroes than those of today, one after the other in one thread', async () => {
  // Whom the thread does not know it could not think about.
  const [today, later] = [laterLibrary('king-arthur'), laterLibrary()];
  const bots = pool({ library: today });
  for (let n = 0; n < 25; n++) {
    const library = n % 5 === 0 ? laterLibrary() : later;
    const { seen, keys } = question(library);
    expect(keys).toContain(await bots.think('novice', seen, library));
  }
  const { seen } = question(later);
  await expect(bots.think('novice', seen)).rejects.toThrow('king-arthur');
});

test('no more than so many wait, and each thinks for less when many do', async () => {
  const bots = pool({ mostWaiting: 10, longest: 600 });
  const { seen, keys } = question();
  await bots.think('novice', seen);
  const [began, before] = [performance.now(), performance.eventLoopUtilization()];
  const thoughts = Array.from({ length: 11 }, () => bots.think('expert', seen));
  await expect(bots.think('expert', seen)).rejects.toThrow(BusyError);
  for (const key of await Promise.all(thoughts)) expect(keys).toContain(key);
  // Eleven of 600 ms each would take 6600.
  expect(performance.now() - began).toBeLessThan(5000);
  // Nobody who plays would have noticed: this thread was mostly free.
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.2);
  expect(bots.thinking).toBe(0);
});

test('two bots play a whole game', async () => {
  const { rooms, store, warned } = await fullNode(sqliteFile(), { thinker: pool() });
  const bot = { is: 'bot', bot: 'casual' } as const;
  await rooms.create('g1', DUEL, [bot, bot], [null, null]);
  const guest = new Guest('spectator');
  await rooms.follow('g1', guest, HELLO);
  await expect
    .poll(() => guest.moments.at(-1)?.view.outcome ?? null, { timeout: 55_000, interval: 50 })
    .not.toBeNull();
  expect([warned, guest.status?.byLot]).toEqual([[], []]);
  expect((await store.game('g1'))?.ended).not.toBeNull();
});

test('a thread that cannot start keeps nobody waiting for ever', async () => {
  const bots = pool({ thread: new URL('./no-such-thread.js', import.meta.url), grace: 100, longest: 100 });
  await expect(bots.think('novice', question().seen)).rejects.toThrow();
  expect(bots.thinking).toBe(0);
});
