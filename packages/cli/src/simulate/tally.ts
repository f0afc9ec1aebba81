import type { GameConfig, Outcome } from '@peerless/rules';
import { isCount, isObject } from '../journal.ts';
import type { CardUse, CardWatch, HeroCards } from './card-watch.ts';
import type { PlannedGame } from './plan.ts';
import type { Played } from './play-out.ts';
import { pairKey } from './versus.ts';

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

/** How a card was used, and the results of the games in which it was played, was ever in the hand, and was in the first hand. */
export interface CardScore extends CardUse, Score {
  drawn?: Score;
  opening?: Score;
}

/** Games on one board. */
export interface BoardScore {
  games: number;
  exhausted: number;
  /** Of all games together. */
  turns: number;
  /** Duels of the first seat. */
  seatOne: Score;
}

/** What is counted over many games. Plain data: threads send it home, and sums do not depend on their order. */
export interface Tally {
  games: number;
  finished: number;
  crashed: number;
  capped: number;
  /** Games that an empty deck ended. */
  exhausted: number;
  decisions: number;
  /** Actions by their kind. */
  actions: Record<string, number>;
  seatOne: Score;
  heroes: Record<string, Score>;
  /** Duels of two different heroes: `alice medusa` are Alice's results against Medusa. */
  duels: Record<string, Score>;
  /** Results by mode and seat: `duel 0`. */
  seats: Record<string, Score>;
  /** Duels that a hero began. */
  first: Record<string, Score>;
  boards: Record<string, BoardScore>;
  /** Heroes by board: `alice soho`. */
  onBoards: Record<string, Score>;
  /** Games of a hero that an empty deck ended. */
  exhaustedOf: Record<string, number>;
  /** Games played with two versions of a hero: how often they came to what, `1 0.5` where the second version only drew. */
  pairs: Record<string, number>;
  /** How many games of a mode had so many turns. */
  turns: Record<string, Record<number, number>>;
  /** Cards by id, of heroes who did not meet themselves. */
  cards: Record<string, CardScore>;
  /** Damage by the abilities of heroes. */
  abilities: Record<string, number>;
  failures: Failure[];
}

/** The value of a key, made when it is first asked for. */
function entry<T>(record: Record<string, T>, key: string, make: () => T): T {
  record[key] ??= make();
  return record[key];
}

const noNumbers = (): Record<string, number> => ({});
const none = (): Score => ({ games: 0, wins: 0, draws: 0 });
const noBoard = (): BoardScore => ({ games: 0, exhausted: 0, turns: 0, seatOne: none() });

export const emptyTally = (): Tally => ({
  games: 0,
  finished: 0,
  crashed: 0,
  capped: 0,
  exhausted: 0,
  decisions: 0,
  actions: {},
  seatOne: none(),
  heroes: {},
  duels: {},
  seats: {},
  first: {},
  boards: {},
  onBoards: {},
  exhaustedOf: {},
  pairs: {},
  turns: {},
  cards: {},
  abilities: {},
  failures: [],
});

/** What was not counted at first. */
const LATER: readonly string[] = [
  'exhausted',
  'actions',
  'first',
  'boards',
  'onBoards',
  'exhaustedOf',
  'pairs',
] satisfies (keyof Tally)[];

/** Whether something read from a file has all the sums of a tally. */
export const isTally = (value: unknown): value is Tally =>
  isObject(value) &&
  Object.entries(emptyTally()).every(([name, sum]) => {
    const found = LATER.includes(name) ? (value[name] ?? sum) : value[name];
    return typeof sum === 'number' ? isCount(found) : isObject(found);
  });

/** Adds one game, and what was seen in it. */
export function count(tally: Tally, planned: PlannedGame, played: Played, watch: CardWatch | null): void {
  const { config, index, seating } = planned;
  tally.games++;
  tally.decisions += played.decisions;
  if (played.outcome === null) {
    tally.crashed++;
    const error = played.error ?? 'the game has no outcome';
    tally.failures.push({ index, seed: config.seed, config, error });
    return;
  }
  tally.finished++;
  const { outcome, turns } = played;
  if (outcome.reason === 'capped') tally.capped++;
  if (outcome.reason === 'exhaustion') tally.exhausted++;
  addNumbers(tally.actions, watch?.actions ?? {});
  if (config.mode === 'duel') scored(tally.seatOne, outcome, 0);
  addNumbers(entry(tally.turns, seating, noNumbers), { [turns]: 1 });
  config.seats.forEach((_, seat) => {
    scored(entry(tally.seats, `${seating} ${seat}`, none), outcome, seat);
  });
  const board = entry(tally.boards, config.board, noBoard);
  board.games++;
  board.turns += turns;
  if (outcome.reason === 'exhaustion') board.exhausted++;
  if (config.mode === 'duel') scored(board.seatOne, outcome, 0);
  countHeroes(tally, config, outcome);
  countCards(tally, watch?.heroes ?? [], outcome);
}

/**
 * Adds the same game with another version of one hero. A game that broke with it alone is told, too; one that broke with either
 * is no comparison.
 */
export function countPair(tally: Tally, planned: PlannedGame, here: Played, there: Played): void {
  const { index, config } = planned;
  if (there.outcome === null) {
    const error = `with the other version: ${there.error ?? 'the game has no outcome'}`;
    tally.failures.push({ index, seed: config.seed, config, error });
  }
  if (here.outcome === null || there.outcome === null || planned.compared === null) return;
  const [one, other] = [worthOf(here.outcome, planned.compared), worthOf(there.outcome, planned.compared)];
  addNumbers(tally.pairs, { [pairKey(one, other)]: 1 });
}

const worthOf = ({ winners }: Outcome, seat: number): number =>
  winners.length === 0 ? 0.5 : Number(winners.includes(seat));

function scored(score: Score, { winners }: Outcome, seat: number): void {
  score.games++;
  if (winners.includes(seat)) score.wins++;
  else if (winners.length === 0) score.draws++;
}

function countHeroes(tally: Tally, { seats, board, mode }: GameConfig, outcome: Outcome): void {
  const heroes = seats.map((seat) => seat.hero);
  heroes.forEach((hero, seat) => {
    // A hero who meets itself says nothing about its strength.
    if (heroes.filter((other) => other === hero).length > 1) return;
    scored(entry(tally.heroes, hero, none), outcome, seat);
    scored(entry(tally.onBoards, `${hero} ${board}`, none), outcome, seat);
    if (outcome.reason === 'exhaustion') addNumbers(tally.exhaustedOf, { [hero]: 1 });
    if (mode !== 'duel') return;
    if (seat === 0) scored(entry(tally.first, hero, none), outcome, seat);
    scored(entry(tally.duels, `${hero} ${heroes[1 - seat]}`, none), outcome, seat);
  });
}

function countCards(tally: Tally, heroes: readonly HeroCards[], outcome: Outcome): void {
  for (const { hero, seat, cards, drawn, opening, ability } of heroes) {
    addNumbers(tally.abilities, { [hero]: ability });
    for (const card of drawn) {
      const score = entry(tally.cards, card, unused);
      score.drawn ??= none();
      scored(score.drawn, outcome, seat);
      if (!opening.has(card)) continue;
      score.opening ??= none();
      scored(score.opening, outcome, seat);
    }
    for (const [card, use] of Object.entries(cards)) {
      const score = entry(tally.cards, card, unused);
      addUse(score, use);
      if (use.attack + use.defense + use.scheme > 0) scored(score, outcome, seat);
    }
  }
}

const unused = (): CardScore => ({ attack: 0, defense: 0, scheme: 0, boost: 0, damage: 0, ...none() });

function addUse(into: CardUse, use: CardUse): void {
  into.attack += use.attack;
  into.defense += use.defense;
  into.scheme += use.scheme;
  into.boost += use.boost;
  into.damage += use.damage;
}

function addScores(into: Record<string, Score>, scores: Record<string, Score>): void {
  for (const [name, score] of Object.entries(scores)) addScore(entry(into, name, none), score);
}

function addNumbers(into: Record<string, number>, numbers: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(numbers)) into[name] = (into[name] ?? 0) + value;
}

function addScore(into: Score, score: Score): void {
  into.games += score.games;
  into.wins += score.wins;
  into.draws += score.draws;
}

function addBoard(into: BoardScore, { games, exhausted, turns, seatOne }: BoardScore): void {
  into.games += games;
  into.exhausted += exhausted;
  into.turns += turns;
  addScore(into.seatOne, seatOne);
}

/** Adds what another thread counted. */
export function merge(into: Tally, part: Tally): void {
  into.games += part.games;
  into.finished += part.finished;
  into.crashed += part.crashed;
  into.capped += part.capped;
  into.exhausted += part.exhausted ?? 0;
  into.decisions += part.decisions;
  addNumbers(into.actions, part.actions ?? {});
  addScore(into.seatOne, part.seatOne);
  addScores(into.heroes, part.heroes);
  addScores(into.duels, part.duels);
  addScores(into.seats, part.seats);
  addScores(into.first, part.first ?? {});
  addScores(into.onBoards, part.onBoards ?? {});
  for (const [board, score] of Object.entries(part.boards ?? {}))
    addBoard(entry(into.boards, board, noBoard), score);
  addNumbers(into.exhaustedOf, part.exhaustedOf ?? {});
  addNumbers(into.pairs, part.pairs ?? {});
  for (const [mode, lengths] of Object.entries(part.turns))
    addNumbers(entry(into.turns, mode, noNumbers), lengths);
  addNumbers(into.abilities, part.abilities);
  for (const [card, score] of Object.entries(part.cards)) {
    const sum = entry(into.cards, card, unused);
    addUse(sum, score);
    addScore(sum, score);
    for (const when of ['drawn', 'opening'] as const) {
      const games = score[when];
      if (games === undefined) continue;
      sum[when] ??= none();
      addScore(sum[when], games);
    }
  }
  into.failures.push(...part.failures);
  into.failures.sort((a, b) => a.index - b.index);
}
