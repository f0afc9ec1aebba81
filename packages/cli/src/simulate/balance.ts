import { type Difference, type Result, result, sorted } from './result.ts';
import type { Score, Tally } from './tally.ts';

/** How even games are: heroes against each other, who begins, boards, and what a card in the hand is worth. */

/** How evenly a hero does, beside how well. */
export interface HeroReport {
  readonly hero: string;
  /** Duels that it began, and those that the other began. */
  readonly first: Result;
  readonly second: Result;
  /** The standard deviation of its win rates against each other hero, without what chance adds; null with less than two. */
  readonly spread: number | null;
  /** The best and the worst of these. */
  readonly best: string | null;
  readonly worst: string | null;
  /** The share of its games that an empty deck ended. */
  readonly exhausted: number;
}

/** The games on one board. */
export interface BoardReport {
  readonly board: string;
  readonly games: number;
  readonly turns: number;
  readonly exhausted: number;
  /** The duels of seat 1. */
  readonly seatOne: Result;
  /** How far apart the heroes are there, as in `spread` of a hero. */
  readonly spread: number | null;
}

const NONE: Score = { games: 0, wins: 0, draws: 0 };
const less = (all: Score, part: Score): Score => ({
  games: all.games - part.games,
  wins: all.wins - part.wins,
  draws: all.draws - part.draws,
});

/**
 * How far apart true win rates are: the standard deviation of those that were seen, less what chance alone makes of equal ones
 * (each about p (1 − p) / (n − 1)). 0 where chance explains all.
 */
export function spreadOf(results: readonly Pick<Result, 'games' | 'winRate'>[]): number | null {
  const rates = results.filter(({ games }) => games > 1);
  if (rates.length < 2) return null;
  const mean = rates.reduce((sum, { winRate }) => sum + winRate, 0) / rates.length;
  const seen = rates.reduce((sum, { winRate }) => sum + (winRate - mean) ** 2, 0) / (rates.length - 1);
  const noise =
    rates.reduce((sum, { winRate, games }) => sum + (winRate * (1 - winRate)) / (games - 1), 0) /
    rates.length;
  return Math.sqrt(Math.max(0, seen - noise));
}

/** Newcombe's interval of a difference of two shares, from the Wilson intervals of both (his method 10). */
export function differenceOf(one: Result, other: Result): Difference {
  const points = one.winRate - other.winRate;
  if (one.games === 0 || other.games === 0) return { points: 0, low: -1, high: 1 };
  return {
    points,
    low: points - Math.hypot(one.winRate - one.low, other.high - other.winRate),
    high: points + Math.hypot(one.high - one.winRate, other.winRate - other.low),
  };
}

/** What it is worth to begin with a card. The first hand is dealt by chance, so nothing but the card makes the difference. */
export function impactOf(opening: Score, all: Score): Difference {
  return differenceOf(result(opening), result(less(all, opening)));
}

/** The parts of a report that tell how even games are. */
export function balanceOf(tally: Tally): {
  spread: number | null;
  heroes: HeroReport[];
  boards: BoardReport[];
  onBoards: (Result & { hero: string; board: string })[];
} {
  const onBoards = sorted(tally.onBoards).map(([key, score]) => {
    const [hero = '', board = ''] = key.split(' ');
    return { hero, board, ...result(score) };
  });
  return {
    spread: spreadOf(Object.values(tally.heroes).map(result)),
    heroes: Object.keys(tally.heroes)
      .sort()
      .map((hero) => heroReport(tally, hero)),
    boards: sorted(tally.boards).map(([board, { games, exhausted, turns, seatOne }]) => ({
      board,
      games,
      turns: turns / games,
      exhausted: exhausted / games,
      seatOne: result(seatOne),
      spread: spreadOf(onBoards.filter((row) => row.board === board)),
    })),
    onBoards,
  };
}

function heroReport(tally: Tally, hero: string): HeroReport {
  const all = tally.heroes[hero] ?? NONE;
  const against = sorted(tally.duels)
    .filter(([pair]) => pair.startsWith(`${hero} `))
    .map(([pair, score]) => ({ other: pair.slice(hero.length + 1), ...result(score) }))
    .sort((a, b) => b.winRate - a.winRate);
  const duels = against.reduce(
    (sum, { games, wins, draws }) => ({
      games: sum.games + games,
      wins: sum.wins + wins,
      draws: sum.draws + draws,
    }),
    NONE,
  );
  const first = tally.first[hero] ?? NONE;
  return {
    hero,
    first: result(first),
    second: result(less(duels, first)),
    spread: spreadOf(against),
    best: against.length < 2 ? null : (against[0]?.other ?? null),
    worst: against.length < 2 ? null : (against.at(-1)?.other ?? null),
    exhausted: (tally.exhaustedOf[hero] ?? 0) / Math.max(1, all.games),
  };
}
