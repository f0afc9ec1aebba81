import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Ledger } from '../src/arena/ledger.ts';
import { type ArenaPlan, arenaGame, unitSize } from '../src/arena/plan.ts';
import { type GameLine, lostGame } from '../src/arena/play.ts';
import { addTime, noTimes, timesReport } from '../src/arena/times.ts';
import { heroes } from '../src/collection/library.ts';
import { inFolder, peerless, refusal } from './terminal.ts';

const plan: ArenaPlan = {
  seed: 'a1',
  heroes: heroes.map((hero) => hero.slug),
  mirrors: true,
  boards: ['sarpedon', 'soho'],
  modes: ['duel'],
  bots: ['casual', 'random'],
  ms: null,
  iterations: null,
};

/** The bots may think little: what they choose is theirs, what is made of it is tested here. */
const DUELS =
  'arena --a novice --b random --iterations 1 --heroes medusa,alice --boards sarpedon --seed 3 --json'.split(
    ' ',
  );

/** A report without what differs from run to run. */
const json = async (...words: string[]) => {
  const { code, out } = await peerless([...DUELS, ...words]);
  expect(code).toBe(0);
  const { seconds, gamesPerSecond, peakMemoryMb, thinking, ...report } = JSON.parse(out);
  expect([seconds, gamesPerSecond, peakMemoryMb].every(Number.isFinite)).toBe(true);
  return { ...report, decisions: [thinking.a.decisions, thinking.b.decisions] };
};

const line = (game: number, result: GameLine['result']): GameLine => ({
  game,
  result,
  turns: 10,
  times: { a: noTimes(), b: noTimes() },
});

describe('the games of an arena', () => {
  test('come in pairs: the same setup, swapped seats', () => {
    for (let pair = 0; pair < 20; pair++) {
      const first = arenaGame(plan, 2 * pair);
      const second = arenaGame(plan, 2 * pair + 1);
      expect(second.planned.config).toEqual(first.planned.config);
      expect([first.bots, second.bots]).toEqual([
        ['casual', 'random'],
        ['random', 'casual'],
      ]);
      expect(second.planned.botSeed).not.toBe(first.planned.botSeed);
      expect(arenaGame(plan, 2 * pair + 2).planned.config.seed).not.toBe(first.planned.config.seed);
    }
  });

  test('with three seats come in sixes in which each bot has each seat once alone and twice in company', () => {
    const all: ArenaPlan = { ...plan, modes: ['free-for-all-3', 'teams-4', 'duel'] };
    expect(unitSize(all)).toBe(6);
    const kinds = new Set<string>();
    for (let unit = 0; unit < 12; unit++) {
      const games = Array.from({ length: 6 }, (_, i) => arenaGame(all, 6 * unit + i));
      const seating = games[0]?.planned.seating ?? '';
      kinds.add(seating);
      expect(games.every(({ planned }) => planned.seating === seating)).toBe(true);
      const setups = new Set(games.map(({ planned }) => planned.config.seed));
      expect(setups.size).toBe(seating === 'free-for-all-3' ? 1 : 3);
      for (let seat = 0; seat < (games[0]?.seats.length ?? 0); seat++)
        expect(games.filter(({ seats }) => seats[seat] === 'a')).toHaveLength(3);
      if (seating === 'free-for-all-3')
        expect(games.map(({ seats }) => seats.join('')).sort()).toEqual([
          'aab',
          'aba',
          'abb',
          'baa',
          'bab',
          'bba',
        ]);
    }
    expect(kinds.size).toBe(3);
  });

  test('of many bots take turns, and each two bots get the same setups', () => {
    const many: ArenaPlan = { ...plan, bots: ['novice', 'casual', 'random'] };
    const games = Array.from({ length: 6 }, (_, i) => arenaGame(many, i));
    expect(games.map(({ pairing }) => pairing)).toEqual([0, 0, 1, 1, 2, 2]);
    expect(new Set(games.map(({ planned }) => planned.config.seed)).size).toBe(1);
    expect(games[4]?.bots).toEqual(['casual', 'random']);
  });
});

describe('the ledger', () => {
  test('asks the sequential test in the order of games, whichever is finished first', () => {
    const results = Array.from({ length: 60 }, (_, game) => line(game, 'a'));
    const hypotheses = { low: 0.5, high: 0.6, error: 0.05 };
    const forward = new Ledger(plan, hypotheses);
    const backward = new Ledger(plan, hypotheses);
    for (const result of results) forward.add(result);
    for (const result of results.toReversed()) backward.add(result);
    expect(forward.verdict).toEqual(backward.verdict);
    expect(forward.verdict?.decided).toBe('high');
    expect(forward.counted).toEqual(backward.counted);
    expect(forward.counted).toHaveLength(2 * (forward.verdict?.units ?? 0));
    expect(forward.counted.length).toBeLessThan(60);
  });

  test('counts a game once, and a crashed one for nobody', () => {
    const ledger = new Ledger(plan, null);
    for (const result of ['a', 'b'] as const) ledger.add(line(0, result));
    ledger.add(line(1, 'crashed'));
    expect(ledger.counted.map(({ result }) => result)).toEqual(['a', 'crashed']);
    expect(ledger.winRate).toBe(1);
  });
});

test('percentiles of times are exact to a few percent', () => {
  const times = noTimes();
  for (let ms = 1; ms <= 1000; ms++) addTime(times, ms);
  const { decisions, mean, p50, p95, max } = timesReport(times);
  expect([decisions, max]).toEqual([1000, 1000]);
  expect(mean).toBeCloseTo(500.5, -1);
  expect(Math.abs(p50 / 500 - 1)).toBeLessThan(0.06);
  expect(Math.abs(p95 / 950 - 1)).toBeLessThan(0.06);
});

describe('arena', () => {
  test('a short arena with a fixed seed always gives the same', async () => {
    const report = await json('--games', '6');
    expect(report).toMatchObject({ a: 'novice', b: 'random', games: 6, crashed: 0, failures: [], seed: '3' });
    expect(report.winsA + report.winsB + report.draws).toBe(6);
    expect(report.winRate).toBeCloseTo((report.winsA + report.draws / 2) / 6);
    expect(report.low).toBeLessThan(report.winRate + 1e-9);
    expect(report.high).toBeGreaterThan(report.winRate - 1e-9);
    expect(await json('--games', '6')).toEqual(report);
  });

  test('goes on from a results file, also from one that was cut in the middle of a line', async () => {
    const results = inFolder('arena.jsonl');
    const whole = await json('--games', '6', '--results', results);
    const lines = readFileSync(results, 'utf8').split('\n');
    expect(lines).toHaveLength(8);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      peerless: 'arena',
      plan: { bots: ['novice', 'random'] },
    });
    truncateSync(results, Buffer.byteLength(lines.slice(0, 4).join('\n')) + 20);
    expect(await json('--games', '6', '--results', results)).toEqual({ ...whole, played: 3 });
    expect(readFileSync(results, 'utf8').trim().split('\n')).toHaveLength(7);
    expect(await json('--games', '6', '--results', results)).toEqual({ ...whole, played: 0 });
    // A game that is there twice counts once.
    appendFileSync(results, `${lines[2]}\n`);
    expect(await json('--games', '6', '--results', results)).toEqual({ ...whole, played: 0 });
    expect(await json('--games', '8', '--results', results)).toMatchObject({ games: 8, played: 2 });
  });

  test('says in one sentence what is wrong with a results file', async () => {
    const other = inFolder('other.jsonl');
    const words = [...DUELS, '--games', '2', '--results'];
    await peerless([...words, other, '--seed', '4']);
    const before = readFileSync(other, 'utf8');
    expect(await refusal([...words, other])).toContain('holds something else than results of these games');
    writeFileSync(other, before.replace('{"game":0', '{"gone":0'));
    expect(await refusal([...words, other, '--seed', '4'])).toContain('line 2 is damaged');
    const [head = '', first = ''] = before.split('\n');
    for (const damage of [
      { game: 0.5 },
      { game: '0' },
      { game: -1 },
      { result: 'c' },
      { turns: null },
      { times: {} },
    ]) {
      writeFileSync(other, `${head}\n${JSON.stringify({ ...JSON.parse(first), ...damage })}\n`);
      expect(await refusal([...words, other, '--seed', '4'])).toContain('line 2 is damaged');
    }
    const note = inFolder('note.txt');
    writeFileSync(note, 'do not lose this');
    expect(await refusal([...words, note])).toContain('holds something else');
    expect(readFileSync(note, 'utf8')).toBe('do not lose this');
    expect(await refusal([...words, inFolder('no/folder.jsonl')])).toContain(
      'there is no such file or folder',
    );
    expect(await refusal([...words, inFolder('.')])).toContain('it is a folder');
  });

  test('a game whose thread died twice counts as crashed, also when the run goes on', async () => {
    const results = inFolder('lost.jsonl');
    const words = [...DUELS, '--games', '4', '--results', results];
    await peerless(words);
    const lines = readFileSync(results, 'utf8').split('\n').slice(0, 4);
    const lost = lostGame({ plan, game: 3 }, 'worker exited with code: 3');
    writeFileSync(results, `${[...lines, JSON.stringify(lost)].join('\n')}\n`);
    const { code, out } = await peerless(words);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      games: 4,
      played: 0,
      crashed: 1,
      failures: [{ game: 3, error: 'its thread died twice (worker exited with code: 3)' }],
    });
  });

  test.runIf(existsSync('/dev/full'))('a full disk is told in one sentence', async () => {
    expect(await refusal([...DUELS, '--games', '2', '--results', '/dev/full'])).toBe(
      'Cannot write /dev/full: the disk is full.',
    );
  });

  test('stops when the sequential test has decided', async () => {
    const report = await json('--games', '400', '--sprt', '0.2,0.7');
    expect(report.games).toBeLessThan(100);
    expect(report.sprt).toMatchObject({ low: 0.2, high: 0.7, error: 0.05, decided: 'high' });
    expect(report.games).toBe(2 * report.sprt.units);
    const { out } = await peerless(DUELS.slice(0, -1).concat('--games', '400', '--sprt', '0.2,0.7'));
    // The test compares two rates; it does not show that the rate is as high as the higher one.
    expect(out).toContain(`decided for a win rate of 0.7 rather than 0.2 after ${report.sprt.units} units`);
  });

  test('counts the decisions of bots that do not look', async () => {
    const { out } = await peerless('arena --a random --b random --games 2 --json'.split(' '));
    const { a, b } = JSON.parse(out).thinking;
    expect(Math.min(a.decisions, b.decisions)).toBeGreaterThan(0);
  });

  test('says so when no game was played', async () => {
    const words = [...DUELS.slice(0, -1), '--games', '2', '--results', inFolder('done.jsonl')];
    expect((await peerless(words)).out).toMatch(/2 games in this run of [\d.]+ s, [\d.]+ a second; at most/);
    expect((await peerless(words)).out).toMatch(/No game was played in this run; at most \d+ MB; seed 3\./);
  });

  test('every bot against every other gives Elo points', async () => {
    const words =
      'arena --round-robin novice,random,casual --iterations 1 --heroes medusa,alice --boards sarpedon --games 2';
    const { code, out } = await peerless([...words.split(' '), '--json']);
    expect(code).toBe(0);
    const { games, ratings, matches } = JSON.parse(out);
    expect(games).toBe(6);
    expect(matches.map(({ a, b }: { a: string; b: string }) => `${a} ${b}`)).toEqual([
      'novice random',
      'novice casual',
      'random casual',
    ]);
    expect(ratings.map(({ name }: { name: string }) => name).sort()).toEqual(['casual', 'novice', 'random']);
    expect(
      ratings.every(
        (row: { low: number; elo: number; high: number }) => row.low < row.elo && row.elo < row.high,
      ),
    ).toBe(true);
    const text = await peerless(words.split(' '));
    expect(text.out).toMatch(/^6 games, 0 crashed\.\n/);
    expect(text.out).toMatch(/Bot +Elo +95 %/);
  });

  test('prints a table, and adds what is missing in a pair', async () => {
    const { out, err } = await peerless(DUELS.slice(0, -1).concat('--games', '3'));
    expect(err).toBe('Playing 4 games instead of 3: 2 games with the same shuffles belong together.\n');
    expect(out).toMatch(/^novice against random\n4 games: \d won, \d lost, 0 drawn, 0 crashed/);
    expect(out).toMatch(/Win rate of novice: [\d.]+ % \(95 %: \d+–\d+\)/);
    expect(out).toMatch(/Bot +Decisions +Mean ms/);
  });

  test('bad input is refused', async () => {
    const bots = ['arena', '--a', 'novice', '--b', 'random'];
    expect(await refusal(['arena', '--a', 'novise', '--b', 'random'])).toContain('did you mean "novice"?');
    expect(await refusal(['arena', '--a', 'novice'])).toBe(
      'Arena needs two bots, --a and --b, or a list for --round-robin.',
    );
    expect(await refusal([...bots, '--heroes', 'medusas'])).toContain('did you mean "medusa"?');
    for (const budget of ['--ms', '--iterations'])
      for (const value of ['0', '-5', '1.5', 'x'])
        expect(await refusal([...bots, `${budget}=${value}`])).toContain(`${budget} is a whole number, 1 to`);
    for (const rates of ['0.5', '0.6,0.5', '0,0.5', '0.5,1', ',0.5', '0.1,0.2,0.3', 'a,b'])
      expect(await refusal([...bots, '--sprt', rates])).toContain('--sprt is two win rates between 0 and 1');
    expect(await refusal([...bots, '--round-robin', 'novice,random'])).toBe(
      '--round-robin does not go with --a, --b: choose one of them.',
    );
    expect(await refusal(['arena', '--round-robin', 'novice'])).toContain('at least two bots');
    expect(await refusal(['arena', '--round-robin', 'novice,casual,novice'])).toContain('names novice twice');
    expect(await refusal([...bots, '--games', '0'])).toContain('--games is a whole number');
    expect(await refusal([...bots, '--results', ''])).toContain('--results is empty');
  });
});
