import type { GameConfig } from '@peerless/rules';
import type { PlannedGame } from './plan.ts';
import type { Played } from './play-out.ts';

/** Games and wins; a drawn game counts as half a win for everybody. */
export interface Score {
  games: number;
  wins: number;
  draws: number;
}

/** A game that broke a law or threw; `seed` and `config` make it happen again. */
export interface Failure {
  readonly index: number;
  readonly seed: string;
  readonly config: GameConfig;
  readonly error: string;
}

/** What is counted over many games. Plain data: threads send it home, and sums do not depend on their order. */
export interface Tally {
  games: number;
  finished: number;
  crashed: number;
  capped: number;
  decisions: number;
  seatOne: Score;
  heroes: Record<string, Score>;
  /** Duels of two different heroes: `alice medusa` are Alice's results against Medusa. */
  duels: Record<string, Score>;
  failures: Failure[];
}

const none = (): Score => ({ games: 0, wins: 0, draws: 0 });

export const emptyTally = (): Tally => ({
  games: 0,
  finished: 0,
  crashed: 0,
  capped: 0,
  decisions: 0,
  seatOne: none(),
  heroes: {},
  duels: {},
  failures: [],
});

/** Adds one game. */
export function count(tally: Tally, planned: PlannedGame, played: Played): void {
  const { config, index } = planned;
  tally.games++;
  tally.decisions += played.decisions;
  if (played.outcome === null) {
    tally.crashed++;
    const error = played.error ?? 'the game has no outcome';
    tally.failures.push({ index, seed: config.seed, config, error });
    return;
  }
  tally.finished++;
  const { winners, reason } = played.outcome;
  if (reason === 'capped') tally.capped++;
  const heroes = config.seats.map((seat) => seat.hero);
  const add = (score: Score, seat: number): void => {
    score.games++;
    if (winners.includes(seat)) score.wins++;
    else if (winners.length === 0) score.draws++;
  };
  if (config.mode === 'duel') add(tally.seatOne, 0);
  heroes.forEach((hero, seat) => {
    // A hero who meets itself says nothing about its strength.
    if (heroes.filter((other) => other === hero).length > 1) return;
    tally.heroes[hero] ??= none();
    add(tally.heroes[hero], seat);
    if (config.mode !== 'duel') return;
    const pair = `${hero} ${heroes[1 - seat]}`;
    tally.duels[pair] ??= none();
    add(tally.duels[pair], seat);
  });
}

function addScores(into: Record<string, Score>, scores: Record<string, Score>): void {
  for (const [name, score] of Object.entries(scores)) {
    into[name] ??= none();
    addScore(into[name], score);
  }
}

function addScore(into: Score, score: Score): void {
  into.games += score.games;
  into.wins += score.wins;
  into.draws += score.draws;
}

/** Adds what another thread counted. */
export function merge(into: Tally, part: Tally): void {
  into.games += part.games;
  into.finished += part.finished;
  into.crashed += part.crashed;
  into.capped += part.capped;
  into.decisions += part.decisions;
  addScore(into.seatOne, part.seatOne);
  addScores(into.heroes, part.heroes);
  addScores(into.duels, part.duels);
  into.failures.push(...part.failures);
  into.failures.sort((a, b) => a.index - b.index);
}
