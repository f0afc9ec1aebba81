import type { Share } from '@peerless/ai';
import { heroes } from '../collection/library.ts';
import { SEATS, type Seating } from '../modes.ts';
import { type BoardReport, balanceOf, type HeroReport, impactOf } from './balance.ts';
import type { CardUse } from './card-watch.ts';
import type { Plan } from './plan.ts';
import { type Difference, type Result, result, sorted } from './result.ts';
import type { CardScore, Failure, Score, Tally } from './tally.ts';
import { type Versus, versusOf } from './versus.ts';

/** How many turns the games of a mode had. */
export interface Lengths {
  readonly mode: string;
  readonly games: number;
  readonly mean: number;
  readonly shortest: number;
  /** A quarter of the games, half of them and three quarters had at most so many turns. */
  readonly quartiles: readonly [number, number, number];
  readonly longest: number;
  /** Games with `from` to `to` turns. */
  readonly histogram: readonly { readonly from: number; readonly to: number; readonly games: number }[];
}

/** One card: its uses, and the results of the games in which it was played (not only boosted with). */
export interface CardReport extends Readonly<CardUse>, Result {
  readonly hero: string;
  readonly card: string;
  readonly title: string;
  readonly copies: number;
  /** In how many of its hero's games it was played. */
  readonly playedShare: number;
  /** The results of the games in which it was in its hero's hand at some time, and of those in whose first hand it was. */
  readonly drawn: Result;
  readonly opening: Result;
  /** By how much its hero won more often with it in the first hand than without, with the 95 % interval. */
  readonly impact: Difference;
}

/** One seat of a mode. */
export interface SeatReport extends Result {
  readonly mode: string;
  readonly seat: number;
  readonly chance: number;
}

/** What `simulate --json` prints. */
export interface Report {
  readonly seed: string;
  readonly games: number;
  readonly finished: number;
  readonly crashed: number;
  readonly capped: number;
  /** Games that an empty deck ended. */
  readonly exhausted: number;
  readonly decisions: number;
  /** Actions by their kind. */
  readonly actions: Readonly<Record<string, number>>;
  /** Of this run alone; 0 if all games were kept from before. */
  readonly decisionsPerSecond: number;
  readonly seatOneWinRate: number;
  readonly seatOne: Result;
  readonly wins: Readonly<Record<string, Result>>;
  readonly matrix: readonly (Result & { readonly hero: string; readonly against: string })[];
  readonly bots: readonly string[];
  readonly iterations: number | null;
  /** `chance` is the win rate of a seat that is as good as the others. */
  readonly seats: readonly SeatReport[];
  readonly lengths: readonly Lengths[];
  /** The standard deviation of the heroes' win rates, without what chance adds. */
  readonly spread: number | null;
  readonly heroes: readonly HeroReport[];
  readonly boards: readonly BoardReport[];
  readonly onBoards: readonly (Result & { readonly hero: string; readonly board: string })[];
  readonly versus?: Versus;
  readonly cards: readonly CardReport[];
  /** The ids of cards that nobody played, of heroes who were there. */
  readonly neverPlayed: readonly string[];
  /** Damage dealt by the abilities of heroes. */
  readonly abilities: Readonly<Record<string, number>>;
  readonly failures: readonly Failure[];
}

/** In teams one of two wins, otherwise one of all. */
const chanceIn = (seating: Seating): number => {
  const { mode, players } = SEATS[seating];
  return mode === 'teams' ? 1 / 2 : 1 / players.length;
};

/** The win rate of all heroes together; null in duels, where it is one half. */
export function meanOfHeroes({ wins, lengths }: Report): number | null {
  if (lengths.every(({ mode }) => mode === 'duel')) return null;
  const rows = Object.values(wins);
  const games = rows.reduce((sum, row) => sum + row.games, 0);
  return games === 0 ? null : rows.reduce((sum, row) => sum + row.wins + row.draws / 2, 0) / games;
}

/** Sums with their rates. */
export function reportOf(plan: Plan, tally: Tally, decisionsPerSecond: number): Report {
  const seatOne = result(tally.seatOne);
  const cards = cardsOf(tally);
  return {
    seed: plan.seed,
    games: tally.games,
    finished: tally.finished,
    crashed: tally.crashed,
    capped: tally.capped,
    exhausted: tally.exhausted,
    decisions: tally.decisions,
    actions: Object.fromEntries(sorted(tally.actions)),
    decisionsPerSecond,
    seatOneWinRate: seatOne.winRate,
    seatOne,
    wins: Object.fromEntries(sorted(tally.heroes).map(([hero, score]) => [hero, result(score)])),
    matrix: sorted(tally.duels).map(([pair, score]) => {
      const [hero = '', against = ''] = pair.split(' ');
      return { hero, against, ...result(score) };
    }),
    bots: plan.bots,
    iterations: plan.iterations,
    seats: sorted(tally.seats).map(([key, score]) => {
      const [mode = '', seat = ''] = key.split(' ');
      return { mode, seat: Number(seat) + 1, ...result(score), chance: chanceIn(mode as Seating) };
    }),
    lengths: sorted(tally.turns).map(([mode, turns]) => lengthsOf(mode, turns)),
    ...balanceOf(tally),
    ...(plan.versus === undefined
      ? {}
      : { versus: versusOf({ hero: plan.versus.hero.slug, file: plan.versus.file }, tally.pairs) }),
    cards,
    neverPlayed: cards.filter((card) => card.games === 0).map(({ hero, card }) => `${hero}/${card}`),
    abilities: Object.fromEntries(sorted(tally.abilities).filter(([, damage]) => damage > 0)),
    failures: tally.failures,
  };
}

const NONE: Score = { games: 0, wins: 0, draws: 0 };
const UNUSED: CardScore = {
  attack: 0,
  defense: 0,
  scheme: 0,
  boost: 0,
  damage: 0,
  games: 0,
  wins: 0,
  draws: 0,
};

/** All cards of the heroes who were there, used or not. */
function cardsOf({ heroes: scores, cards }: Tally): CardReport[] {
  return heroes.flatMap(({ slug: hero, cards: deck }) => {
    const all = scores[hero] ?? NONE;
    if (all.games === 0) return [];
    return deck.map(({ slug: card, title, quantity: copies }) => {
      const found = cards[`${hero}/${card}`] ?? UNUSED;
      const { attack, defense, scheme, boost, damage, drawn = NONE, opening = NONE, ...score } = found;
      const playedShare = score.games / all.games;
      return {
        hero,
        card,
        title,
        copies,
        attack,
        defense,
        scheme,
        boost,
        damage,
        playedShare,
        ...result(score),
        drawn: result(drawn),
        opening: result(opening),
        impact: impactOf(opening, all),
      };
    });
  });
}

/** About as many bars as are easily read. */
const BARS = 12;

function lengthsOf(mode: string, turns: Readonly<Record<number, number>>): Lengths {
  const rows = Object.entries(turns)
    .map(([turn, games]) => [Number(turn), games] as const)
    .sort(([a], [b]) => a - b);
  const games = rows.reduce((sum, [, count]) => sum + count, 0);
  const quantile = (share: number): number => {
    let left = share * games;
    for (const [turn, count] of rows) {
      left -= count;
      if (left <= 0) return turn;
    }
    return 0;
  };
  const shortest = rows[0]?.[0] ?? 0;
  const longest = rows.at(-1)?.[0] ?? 0;
  const width = Math.max(1, Math.ceil((longest - shortest + 1) / BARS));
  const bars = Math.ceil((longest - shortest + 1) / width);
  return {
    mode,
    games,
    mean: rows.reduce((sum, [turn, count]) => sum + turn * count, 0) / Math.max(1, games),
    shortest,
    quartiles: [quantile(0.25), quantile(0.5), quantile(0.75)],
    longest,
    histogram: Array.from({ length: bars }, (_, i) => {
      const from = shortest + i * width;
      const inside = rows.filter(([turn]) => turn >= from && turn < from + width);
      return { from, to: from + width - 1, games: inside.reduce((sum, [, count]) => sum + count, 0) };
    }),
  };
}

export const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`;
export const interval = ({ low, high }: Share): string =>
  `${(100 * low).toFixed(0)}–${(100 * high).toFixed(0)}`;

/** How games went: how many an empty deck ended, and what was done in them. */
export function coursesOf({ finished, exhausted, actions }: Report): string[] {
  const all = Object.values(actions).reduce((sum, count) => sum + count, 0);
  if (finished === 0 || all === 0) return [];
  const shares = Object.entries(actions).map(([action, count]) => `${percent(count / all)} ${action}`);
  return [
    `An empty deck ended ${exhausted} ${exhausted === 1 ? 'game' : 'games'} (${percent(exhausted / finished)}). Actions: ${shares.join(', ')}.`,
  ];
}
