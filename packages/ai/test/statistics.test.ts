import { below, createRng, type Rng } from '@peerless/rules';
import { describe, expect, test } from 'vitest';
import { type Encounter, eloOfRate, eloTable, SequentialTest, wilson, wilsonOfUnits } from '../src/index.ts';

const chance = (rng: Rng): number => below(rng, 1 << 24) / (1 << 24);

/** A pair of games: sometimes the setup decides both, whoever plays; else each is won with the given rate. */
function pairScore(rng: Rng, rate: number, setup: number): number {
  if (chance(rng) < setup) return 0.5;
  return ((chance(rng) < rate ? 1 : 0) + (chance(rng) < rate ? 1 : 0)) / 2;
}

describe('the interval of games in units', () => {
  test('is the plain one where games of a unit are as different as they can be', () => {
    expect(wilsonOfUnits(6, 12, [0.5, 0.5, 0.5, 0.5, 0.5, 0.5])).toEqual(wilson(6, 12));
  });

  test('is as wide as for half the games where both games of a unit always go the same way', () => {
    const units = Array.from({ length: 100 }, (_, i) => i % 2);
    const { winRate, low, high } = wilsonOfUnits(100, 200, units);
    expect(winRate).toBe(0.5);
    expect(low).toBeCloseTo(wilson(50, 100).low, 2);
    expect(high).toBeCloseTo(wilson(50, 100).high, 2);
  });
});

describe('the sequential test', () => {
  const hypotheses = { low: 0.5, high: 0.58, error: 0.05 };

  const decide = (rng: Rng, rate: number, setup: number) => {
    const sequential = new SequentialTest(hypotheses);
    for (;;) {
      const verdict = sequential.add(pairScore(rng, rate, setup));
      if (verdict.decided !== null) return verdict;
    }
  };

  test.each([
    ['independent games', 0],
    ['setups that decide every third pair', 1 / 3],
  ])('errs no more than it promises: %s', (_, setup) => {
    const rng = createRng('5e9');
    // Pairs that the setup decides pull the win rate towards one half.
    const inner = (rate: number) => 0.5 + (rate - 0.5) / (1 - setup);
    const trials = 1500;
    const errors = { low: 0, high: 0 };
    for (let i = 0; i < trials; i++) {
      if (decide(rng, inner(hypotheses.low), setup).decided === 'high') errors.low++;
      if (decide(rng, inner(hypotheses.high), setup).decided === 'low') errors.high++;
    }
    // Three standard deviations above 5 % of 1500.
    expect(errors.low / trials).toBeLessThan(0.067);
    expect(errors.high / trials).toBeLessThan(0.067);
    // A test that never errs would be one that waits too long.
    expect(errors.low + errors.high).toBeGreaterThan(30);
  });

  test('needs few units where the difference is large, and stays with its decision', () => {
    const sequential = new SequentialTest(hypotheses);
    while (sequential.verdict.decided === null) sequential.add(1);
    const { units } = sequential.verdict;
    expect(units).toBeGreaterThan(5);
    expect(units).toBeLessThan(40);
    for (let i = 0; i < 100; i++) sequential.add(0);
    expect(sequential.verdict).toMatchObject({ units, decided: 'high' });
  });
});

describe('Elo', () => {
  const encounter = (a: string, b: string, winsA: number, winsB: number, draws = 0): Encounter => ({
    a,
    b,
    winsA,
    winsB,
    draws,
  });

  test('two players differ by the points of their win rate', () => {
    const [strong, weak] = eloTable([encounter('weak', 'strong', 24_999.5, 74_999.5)]);
    expect([strong?.name, weak?.name]).toEqual(['strong', 'weak']);
    expect((strong?.elo ?? 0) - (weak?.elo ?? 0)).toBeCloseTo(eloOfRate(0.75), 3);
    expect(((strong?.elo ?? 0) + (weak?.elo ?? 0)) / 2).toBeCloseTo(1500);
  });

  test('recovers known strengths, and its intervals hold them', () => {
    const known: Record<string, number> = { novice: 1200, casual: 1400, skilled: 1600, expert: 1800 };
    const names = Object.keys(known);
    const rng = createRng('e10');
    let held = 0;
    const runs = 60;
    for (let run = 0; run < runs; run++) {
      const encounters = names.flatMap((a, i) =>
        names.slice(i + 1).map((b) => {
          const rate = 1 / (1 + 10 ** (((known[b] ?? 0) - (known[a] ?? 0)) / 400));
          const wins = Array.from({ length: 200 }, () => chance(rng) < rate).filter(Boolean).length;
          return encounter(a, b, wins, 200 - wins);
        }),
      );
      const ratings = eloTable(encounters);
      expect(ratings.map((rating) => rating.name)).toEqual(['expert', 'skilled', 'casual', 'novice']);
      for (const { name, elo, low, high } of ratings) {
        expect(Math.abs(elo - (known[name] ?? 0))).toBeLessThan(120);
        if (low <= (known[name] ?? 0) && (known[name] ?? 0) <= high) held++;
      }
    }
    expect(held / (4 * runs)).toBeGreaterThan(0.9);
    expect(held).toBeLessThan(4 * runs);
  });

  test('somebody who lost everything, or has not played yet, has a finite strength', () => {
    const ratings = eloTable([
      encounter('a', 'b', 10, 0),
      encounter('b', 'c', 5, 5),
      encounter('c', 'd', 0, 0),
    ]);
    for (const { elo, low, high } of ratings) expect([elo, low, high].every(Number.isFinite)).toBe(true);
    expect(ratings[0]?.name).toBe('a');
  });
});
