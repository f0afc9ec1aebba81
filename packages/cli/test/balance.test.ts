import { below, createRng } from '@peerless/rules';
import { describe, expect, test } from 'vitest';
import { heroes } from '../src/collection/library.ts';
import { differenceOf, spreadOf } from '../src/simulate/balance.ts';
import { type Plan, plannedGame } from '../src/simulate/plan.ts';
import { result } from '../src/simulate/result.ts';
import { signTest, versusOf, versusText } from '../src/simulate/versus.ts';

/** A number of heads of a coin that shows heads that often. */
const heads = (rng: ReturnType<typeof createRng>, throws: number, rate: number): number =>
  Array.from({ length: throws }, () => Number(below(rng, 1000) < 1000 * rate)).reduce(
    (sum, head) => sum + head,
    0,
  );

describe('spread', () => {
  const rates = (count: number, games: number, rate: (i: number) => number) => {
    const rng = createRng('5');
    return Array.from({ length: count }, (_, i) =>
      result({ games, wins: heads(rng, games, rate(i)), draws: 0 }),
    );
  };

  test('is nothing where heroes are equal, and what it is where they are not, however few the games', () => {
    for (const games of [20, 100, 1000]) {
      expect(spreadOf(rates(300, games, () => 0.5))).toBeLessThan(0.05);
      const apart = spreadOf(rates(300, games, (i) => (i % 2 === 0 ? 0.4 : 0.6)));
      expect(apart).toBeGreaterThan(0.09);
      expect(apart).toBeLessThan(0.11);
    }
  });

  test('is unknown of a single hero and of single games', () => {
    expect(spreadOf([result({ games: 50, wins: 10, draws: 0 })])).toBeNull();
    expect(spreadOf([1, 1, 1].map((wins) => result({ games: 1, wins, draws: 0 })))).toBeNull();
  });
});

describe('the difference of two shares', () => {
  test('is that of the paper', () => {
    // Newcombe 1998, table II, (a) and (g) by method 10: 56/70 − 48/80, 9/10 − 3/10.
    const share = (wins: number, games: number) => result({ games, wins, draws: 0 });
    const first = differenceOf(share(56, 70), share(48, 80));
    expect([first.points, first.low, first.high].map((value) => value.toFixed(4))).toEqual([
      '0.2000',
      '0.0524',
      '0.3339',
    ]);
    const second = differenceOf(share(9, 10), share(3, 10));
    expect([second.points, second.low, second.high].map((value) => value.toFixed(4))).toEqual([
      '0.6000',
      '0.1705',
      '0.8090',
    ]);
  });

  test('is unknown where nothing was played', () => {
    expect(
      differenceOf(result({ games: 0, wins: 0, draws: 0 }), result({ games: 9, wins: 3, draws: 0 })),
    ).toEqual({
      points: 0,
      low: -1,
      high: 1,
    });
  });
});

describe('two versions of a hero', () => {
  test.each([
    [0, 0, 1],
    [5, 5, 1],
    [8, 2, 0.109375],
    [10, 0, 0.001953125],
    [60, 40, 0.056888],
  ])('a sign test of %i against %i says %f', (better, worse, p) => {
    expect(signTest(better, worse)).toBeCloseTo(p, 5);
    expect(signTest(worse, better)).toBe(signTest(better, worse));
  });

  test('a sign test is exact with many pairs, too', () => {
    // The normal approximation with continuity: z = 2.9984.
    expect(signTest(50_475, 49_525)).toBeCloseTo(0.0027, 3);
  });

  test('of one strength seem to differ in no more than one of twenty comparisons', () => {
    const rng = createRng('9');
    const wrong = Array.from({ length: 2000 }, () => {
      const differing = 20 + below(rng, 80);
      const better = heads(rng, differing, 0.5);
      return Number(signTest(better, differing - better) < 0.05);
    }).reduce((sum, one) => sum + one, 0);
    expect(wrong / 2000).toBeLessThanOrEqual(0.055);
    expect(wrong).toBeGreaterThan(20);
  });

  test('are told apart in plain sentences', () => {
    const pairs = { '1 1': 40, '0 0': 30, '0 1': 20, '1 0': 5, '0 0.5': 3, '0.5 0.5': 2 };
    const versus = versusOf({ hero: 'medusa', file: 'old.json' }, pairs);
    expect(versus).toMatchObject({ pairs: 100, better: 23, worse: 5, same: 72 });
    expect(versus.here.winRate).toBeCloseTo(0.46);
    expect(versus.there.winRate).toBeCloseTo(0.625);
    expect(versus.difference).toBeCloseTo(0.165);
    expect(versus.low).toBeGreaterThan(0);
    expect(versusText(versus)).toEqual([
      expect.stringMatching(
        /^Two versions of medusa, 100 games each with the same shuffles: 46\.0 % won as it is here, 62\.5 % as in old\.json, \+16\.5 points \(95 %: \+\d+\.\d to \+\d+\.\d\)\.$/,
      ),
      'The version of old.json did better in 23 games, worse in 5, the same in 72. That is hardly chance (p < 0.001): the version of old.json is stronger.',
    ]);
    const even = versusText(versusOf({ hero: 'medusa', file: 'old.json' }, { '1 0': 6, '0 1': 4 }));
    expect(even[1]).toContain(
      'That may well be chance (p = 0.754): these games do not show that the versions differ',
    );
  });

  test('sit in every seat equally often, against everybody else', () => {
    const [medusa] = heroes.filter(({ slug }) => slug === 'medusa');
    if (medusa === undefined) throw new Error('no Medusa');
    const plan: Plan = {
      seed: '3',
      from: 0,
      games: 60,
      heroes: ['alice', 'dracula', 'sinbad'],
      mirrors: true,
      boards: ['sarpedon', 'soho'],
      modes: ['duel'],
      bots: ['random'],
      iterations: null,
      versus: { hero: medusa, file: 'old.json' },
    };
    const games = Array.from({ length: 60 }, (_, i) => plannedGame(plan, i));
    for (const [i, { compared, config }] of games.entries()) {
      expect(compared).toBe(i % 2);
      expect(config.seats.map(({ hero }) => hero === 'medusa')).toEqual([i % 2 === 0, i % 2 === 1]);
    }
    expect(new Set(games.flatMap(({ config }) => config.seats.map(({ hero }) => hero))).size).toBe(4);
  });
});
