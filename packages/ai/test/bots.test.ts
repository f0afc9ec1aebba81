import {
  apply,
  createRng,
  decision,
  determinize,
  type Game,
  isOver,
  newGame,
  observe,
  optionCount,
  outcome,
} from '@peerless/rules';
import { testLibrary } from '@peerless/testkit';
import { describe, expect, test } from 'vitest';
import { BOTS, type Bot, botNamed, greedyBot, randomBot, wilson } from '../src/index.ts';

const library = testLibrary();
const slugs = ['alice', 'dracula', 'king-arthur', 'medusa', 'sherlock-holmes'];

const duel = (seed: number, a: string, b: string): Game =>
  newGame(
    { seed: seed.toString(16), board: 'sarpedon', mode: 'duel', seats: [{ hero: a }, { hero: b }] },
    library,
  );

function play(
  game: Game,
  bots: readonly Bot[],
  seed: string,
  visit: (game: Game) => void = () => {},
): number {
  const rng = createRng(seed);
  while (!isOver(game)) {
    visit(game);
    const seat = decision(game)?.seat ?? 0;
    apply(game, (bots[seat] ?? randomBot).choose(observe(game, seat), rng));
  }
  return outcome(game)?.winners[0] ?? -1;
}

describe('bots', () => {
  test('finish games and repeat themselves', () => {
    for (const bot of BOTS) {
      const results = [1, 1].map((seed) => play(duel(seed, 'medusa', 'dracula'), [bot, bot], '9'));
      expect(results[0]).toBe(results[1]);
    }
  });

  test('greedy beats random', () => {
    let wins = 0;
    const games = 8;
    for (let i = 0; i < games; i++) {
      const [a = 'medusa', b = 'alice'] = [slugs[i % slugs.length], slugs[(i * 3 + 1) % slugs.length]];
      const seat = i % 2;
      if (play(duel(i + 1, a, b), seat === 0 ? [greedyBot, randomBot] : [randomBot, greedyBot], 'b') === seat)
        wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(6);
  });

  test('greedy chooses alike in games that differ only in what it cannot see', () => {
    const rng = createRng('77');
    let looked = 0;
    play(duel(4, 'sherlock-holmes', 'king-arthur'), [randomBot, randomBot], '3', (game) => {
      if (optionCount(game) < 2 || ++looked % 9 !== 0) return;
      const player = decision(game)?.player ?? 0;
      const twin = determinize(observe(game, player), rng);
      const [one, two] = [game, twin].map((side) => greedyBot.choose(observe(side, player), createRng('5')));
      expect(one).toBe(two);
    });
    expect(looked).toBeGreaterThan(20);
  });

  test('are found by name', () => {
    expect(botNamed('Greedy')).toBe(greedyBot);
    expect(() => botNamed('randon')).toThrow('unknown bot "randon"; did you mean "random"?');
  });
});

test('Wilson intervals hold the share and shrink with more games', () => {
  const few = wilson(6, 10);
  const many = wilson(600, 1000);
  expect(few.low).toBeCloseTo(0.3127, 3);
  expect(few.high).toBeCloseTo(0.8318, 3);
  expect(many.high - many.low).toBeLessThan(few.high - few.low);
  expect(wilson(0, 0)).toEqual({ winRate: 0, low: 0, high: 1 });
  expect(wilson(10, 10).high).toBeCloseTo(1);
});
