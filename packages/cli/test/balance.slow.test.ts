import { readFileSync } from 'node:fs';
import { heroes } from '@peerless/heroes';
import { describe, expect, test } from 'vitest';
import { fileWith, gorgoFile } from './own-content.ts';
import { inFolder, peerless, refusal } from './terminal.ts';

const words = 'simulate --heroes medusa,alice,sherlock-holmes --boards sarpedon,soho'.split(' ');
const json = async (...more: readonly string[]) => {
  const { code, out } = await peerless([...words, '--json', ...more]);
  expect(code).toBe(0);
  return JSON.parse(out);
};

/** Medusa who can take more. */
const strong = (health: number): string => {
  const medusa = heroes.find(({ slug }) => slug === 'medusa');
  return fileWith(`medusa-${health}.json`, { ...medusa, hero: { ...medusa?.hero, health } });
};

interface Sums {
  readonly games: number;
  readonly wins: number;
}
const sum = (rows: readonly Sums[], of: keyof Sums): number =>
  rows.reduce((total, row) => total + row[of], 0);

describe('how even games are', () => {
  test('is told by who begins, by board and by first hands, and all sums agree', async () => {
    const report = await json(
      '--games',
      '60',
      '--modes',
      'duel,free-for-all-3',
      '--boards',
      'soho,marmoreal',
    );
    const { heroes: rows, boards, onBoards, cards, wins, matrix, games, exhausted, seatOne } = report;
    expect(rows.map(({ hero }: { hero: string }) => hero)).toEqual(Object.keys(wins));
    for (const { hero, first, second, spread, best, worst } of rows) {
      const duels = matrix.filter((row: { hero: string }) => row.hero === hero);
      expect([first.games + second.games, first.wins + second.wins]).toEqual([
        sum(duels, 'games'),
        sum(duels, 'wins'),
      ]);
      const ordered = [...duels].sort((a, b) => b.winRate - a.winRate);
      expect([best, worst]).toEqual([ordered[0].against, ordered.at(-1).against]);
      expect(spread).toBeGreaterThanOrEqual(0);
      const there = onBoards.filter((row: { hero: string }) => row.hero === hero);
      expect([sum(there, 'games'), sum(there, 'wins')]).toEqual([wins[hero].games, wins[hero].wins]);
    }
    expect(sum(boards, 'games')).toBe(games);
    expect(boards.reduce((total: number, row: { seatOne: Sums }) => total + row.seatOne.games, 0)).toBe(
      seatOne.games,
    );
    const emptied = boards.reduce(
      (total: number, row: { games: number; exhausted: number }) => total + row.games * row.exhausted,
      0,
    );
    expect(Math.round(emptied)).toBe(exhausted);
    for (const { hero, drawn, opening, games: played, impact, boost } of cards) {
      expect(drawn.games).toBeGreaterThanOrEqual(opening.games);
      expect(drawn.games).toBeLessThanOrEqual(wins[hero].games);
      // What is played or boosted with was in the hand.
      expect(drawn.games).toBeGreaterThanOrEqual(played);
      if (boost > 0) expect(drawn.games).toBeGreaterThan(0);
      expect(impact.low).toBeLessThanOrEqual(impact.points);
      expect(impact.high).toBeGreaterThanOrEqual(impact.points);
    }
  });

  test('a first hand of five cards is that of each game', async () => {
    const { cards, wins } = await json('--games', '300', '--heroes', 'medusa,alice');
    const medusa = cards.filter(({ hero }: { hero: string }) => hero === 'medusa');
    // The chance that five of thirty cards are all other ones.
    const without = (copies: number): number =>
      [0, 1, 2, 3, 4].reduce((chance, n) => (chance * (30 - copies - n)) / (30 - n), 1);
    const seen = medusa.reduce((total: number, { opening }: { opening: Sums }) => total + opening.games, 0);
    const expected = medusa.reduce(
      (total: number, { copies }: { copies: number }) => total + wins.medusa.games * (1 - without(copies)),
      0,
    );
    expect(Math.abs(seen / expected - 1)).toBeLessThan(0.04);
  });

  test('is told on the terminal and on the page', async () => {
    const html = inFolder('even.html');
    const { out } = await peerless([...words, '--games', '40', '--html', html]);
    expect(out).toMatch(/Win rates of heroes are \d+\.\d points apart/);
    expect(out).toMatch(/Hero +Begins +Second +Spread +Best against +Worst against +Empty deck\n/);
    expect(out).toMatch(/Board +Games +Turns +Empty deck +Seat 1 +95 % +Spread\n/);
    expect(out).toMatch(
      /Of \d+ cards \d+ lie beside 0 with their interval; by chance alone it would be about \d+\./,
    );
    const page = readFileSync(html, 'utf8');
    for (const title of ['How evenly', 'Boards']) expect(page).toContain(`<h2>${title}</h2>`);
    expect(page).toContain('<button>Worth at first</button>');
  });
});

describe('two versions of a hero', () => {
  test('are compared by the same games, and a test tells them apart', async () => {
    const file = strong(40);
    const { versus, wins, games } = await json('--games', '80', '--versus', file);
    expect(games).toBe(80);
    expect(wins.medusa.games).toBe(80);
    expect(versus).toMatchObject({ hero: 'medusa', file, pairs: 80 });
    expect(versus.better + versus.worse + versus.same).toBe(80);
    expect(versus.here.winRate).toBeCloseTo((wins.medusa.wins + wins.medusa.draws / 2) / 80);
    expect(versus.there.winRate).toBeGreaterThan(versus.here.winRate);
    expect(versus.pValue).toBeLessThan(0.01);
    const html = inFolder('versus.html');
    const { out } = await peerless([...words, '--games', '80', '--versus', file, '--html', html]);
    expect(out.replace(/\n/g, ' ')).toMatch(
      /That is hardly chance \(p . 0\.\d+\): the version of .* is stronger\./,
    );
    expect(readFileSync(html, 'utf8')).toContain('<h2>Two versions of a hero</h2>');
    expect(readFileSync(html, 'utf8')).toContain(`--versus ${file}</code>`);
  });

  test('that differ in nothing that matters play the same games', async () => {
    const medusa = heroes.find(({ slug }) => slug === 'medusa');
    const file = fileWith('renamed.json', { ...medusa, name: 'Medousa' });
    const { versus } = await json('--games', '30', '--versus', file);
    expect(versus).toMatchObject({ pairs: 30, better: 0, worse: 0, same: 30, difference: 0, pValue: 1 });
  });

  test('are gone on with from a results file, and not mixed with others', async () => {
    const results = inFolder('versus.jsonl');
    const more = ['--versus', strong(25), '--results', results];
    const { decisionsPerSecond: _, ...whole } = await json(...more, '--games', '40');
    const { decisionsPerSecond: __, ...again } = await json(...more, '--games', '40');
    expect(again).toEqual(whole);
    expect(await refusal([...words, '--results', results])).toContain('holds something else');
  });

  test('are refused where there is nothing to compare', async () => {
    const same = fileWith(
      'same.json',
      heroes.find(({ slug }) => slug === 'medusa'),
    );
    expect(await refusal([...words, '--versus', same])).toBe(
      `${same} holds medusa as it is here: there is nothing to compare.`,
    );
    const gorgo = gorgoFile();
    expect(await refusal([...words, '--versus', gorgo])).toBe(
      `No hero here has the slug "gorgo" of ${gorgo}: --versus takes another version of one that is known; one of your own comes with --hero and its file.`,
    );
    const alone = ['simulate', '--heroes', 'medusa', '--versus', strong(40)];
    expect(await refusal(alone)).toBe('--heroes leaves nobody whom medusa could play against.');
    expect(await refusal([...words, '--versus', ''])).toBe('--versus is empty; expected the name of a file.');
    const broken = fileWith('broken.json', { ...heroes[0], move: 'far' });
    expect(await refusal([...words, '--versus', broken])).toContain(`Cannot use ${broken}: move: `);
  });
});
