import { createRng, type Game, isOver, observe, outcome } from '@peerless/rules';
import { gameFromPosition } from '@peerless/rules/position';
import { testLibrary } from '@peerless/testkit';
import { expect, test } from 'vitest';
import { shareLeft } from '../src/search/tempo.ts';
import { SearchBot, settings } from '../src/training.ts';
import { HEROES, play, tableOf } from './table.ts';

const tempo = { apart: 0.02, idle: 0.02, emptyDeck: 0.1 };

interface Side {
  readonly space: number;
  readonly hand?: readonly string[];
  readonly deck?: number;
}
const table = (lee: Side, bigfoot: Side): Game =>
  gameFromPosition(
    {
      board: 'sarpedon',
      seats: [
        {
          hero: 'bruce-lee',
          fighters: { 'bruce-lee': { space: lee.space } },
          hand: lee.hand ?? [],
          deck: { size: lee.deck ?? 12 },
        },
        {
          hero: 'bigfoot',
          fighters: { bigfoot: { space: bigfoot.space }, 'the-jackalope': 'defeated' },
          hand: bigfoot.hand ?? [],
          deck: { size: bigfoot.deck ?? 12 },
        },
      ],
    },
    testLibrary(),
  );

const MANY = ['feint', 'feint', 'regroup', 'skirmish', 'be-like-water', 'momentous-shift'];

test('whoever stands beside a foe with few cards waits for nothing', () => {
  expect(shareLeft(table({ space: 12, hand: MANY.slice(0, 4) }, { space: 13 }), tempo)).toBe(1);
});

test('to stand apart and to keep more than four cards takes something off the chances of all', () => {
  expect(shareLeft(table({ space: 12 }, { space: 1 }), tempo)).toBeLessThan(0.97);
  expect(shareLeft(table({ space: 12, hand: MANY }, { space: 13 }), tempo)).toBeCloseTo(0.96, 9);
});

test('the chances that a bot tells of leave waiting aside', () => {
  const impatient = { apart: 0, idle: 0.25, emptyDeck: 0 };
  const bot = new SearchBot('impatient', { ...settings(), tempo: impatient }, 30);
  const game = table({ space: 12, hand: MANY }, { space: 13 });
  const { option, ranking } = bot.think(observe(game, 0), createRng('1'));
  expect(shareLeft(game, impatient)).toBeLessThan(0.6);
  expect(ranking.find((ranked) => ranked.option === option)?.chance).toBeGreaterThan(0.6);
});

/** How many of these games between searching bots an empty deck ends. */
function endedByEmptyDecks(games: readonly number[], trials: number): number {
  let ended = 0;
  for (const n of games) {
    const heroes = [HEROES[n % 4] ?? '', HEROES[(n + 1 + (n >> 2)) % 4] ?? ''];
    const game = tableOf(n + 1, 'duel', heroes);
    const bots = [0, 1].map(() => new SearchBot('searching', settings(), trials));
    play(game, bots, {});
    expect(isOver(game)).toBe(true);
    if (outcome(game)?.reason === 'exhaustion') ended++;
  }
  return ended;
}

// All of these did before bots minded waiting, and three of them still with BOOSTs alone.
test('few games end because nobody attacked until a deck was empty', { timeout: 120_000 }, () => {
  expect(endedByEmptyDecks([3, 5, 11, 16], 30)).toBeLessThanOrEqual(1);
});
