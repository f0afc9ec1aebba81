import {
  apply,
  below,
  clone,
  createRng,
  type Game,
  type GameEvent,
  isOver,
  newGame,
  optionCount,
  outcome,
  type Rng,
  type Sink,
} from '@peerless/rules';
import { wordsOf } from '@peerless/rules/position';
import { heroes, library } from '../collection/library.ts';
import type { Meter } from './meter.ts';

/** What is measured of our engine: whole random duels on Sarpedon, one of every ordered pair of heroes in turn. */

const BOARD = 'sarpedon';
/** Choices after which a game is in its middle. */
const MIDDLE = 80;
const POOL = 64;
const FIRST_PASS_GAMES = 1000;

type Pair = readonly [string, string];

const pairsOf = (slugs: readonly string[]): readonly Pair[] =>
  slugs.flatMap((slug) => slugs.filter((other) => other !== slug).map((other) => [slug, other] as const));

const pairs = pairsOf(heroes.map(({ slug }) => slug));

const start = ([a, b]: Pair, seed: number): Game =>
  newGame(
    { seed: seed.toString(16), board: BOARD, mode: 'duel', seats: [{ hero: a }, { hero: b }] },
    library(),
  );

/** Only decisions with two or more options count. */
function playOn(game: Game, rng: Rng, sink: Sink | null): number {
  let decisions = 0;
  while (!isOver(game)) {
    const options = optionCount(game);
    if (options > 1) decisions++;
    apply(game, below(rng, options), sink);
  }
  return decisions;
}

/** What the games of the fixed first pass were; the same on every machine. */
export interface FirstPass {
  readonly gamesPlayed: number;
  readonly decisionsPerGame: number;
  readonly optionsPerDecision: number;
  readonly checksum: string;
}

/** Plays the first games, which are always the same, and adds up what happened in them. */
export function firstPass(): FirstPass {
  const rng = createRng('be9c4');
  let [games, decisions, options, sum] = [0, 0, 0, 0x811c9dc5];
  const mix = (value: number) => {
    sum = Math.imul(sum ^ value, 0x01000193);
    sum ^= sum >>> 15;
  };
  while (games < FIRST_PASS_GAMES) {
    for (const pair of pairs) {
      const game = start(pair, ++games);
      while (!isOver(game)) {
        const count = optionCount(game);
        mix(count);
        if (count > 1) {
          decisions++;
          options += count;
        }
        apply(game, below(rng, count));
      }
      for (const winner of outcome(game)?.winners ?? []) mix(winner + 1);
    }
  }
  return {
    gamesPlayed: games,
    decisionsPerGame: round(decisions / games),
    optionsPerDecision: round(options / decisions),
    checksum: (sum >>> 0).toString(16).padStart(8, '0'),
  };
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Games that are played at a time: with more heroes a round takes longer, but no window does. */
const PART = 100;

/** A game of every pair in turn. */
function roundOfGames(games: readonly Pair[], sink: Sink | null): () => number {
  const rng = createRng('5eed');
  const pairOf = inTurn(games);
  let seed = 0;
  return () => {
    let decisions = 0;
    for (let n = 0; n < PART; n++) decisions += playOn(start(pairOf(), ++seed), rng, sink);
    return decisions;
  };
}

/** One after the other, again and again; neighbours lie far apart, so that any part of a round is like the whole. */
function inTurn<T>(items: readonly T[]): () => T {
  const step = [29, 31, 37].find((prime) => items.length % prime !== 0) ?? 1;
  let at = 0;
  return () => {
    at = (at + step) % items.length;
    return items[at] as T;
  };
}

/** A game of every pair in its middle. */
function middleGames(games: readonly Pair[] = pairs): Game[] {
  const rng = createRng('311dd1e');
  return games.map((pair, i) => {
    const game = start(pair, i + 1);
    const before = clone(game);
    for (let choice = 0; choice < MIDDLE && !isOver(game); choice++) {
      clone(game, before);
      apply(game, below(rng, optionCount(game)));
    }
    return isOver(game) ? before : game;
  });
}

export const bytesPerState = (): number => {
  const [game] = middleGames(pairs.slice(0, 1));
  return game === undefined ? 0 : wordsOf(game).byteLength;
};

const heard: GameEvent[] = [];
const listen = (event: GameEvent): void => {
  heard[0] = event;
};

/** Our four speeds. */
export function ourMeters(): Meter[] {
  const middles = middleGames();
  const [middle] = middles;
  if (middle === undefined) return [];
  const pool = Array.from({ length: POOL }, () => clone(middle));
  return [
    { name: 'decisionsPerSecond', work: roundOfGames(pairs, null) },
    { name: 'decisionsPerSecondWithEvents', work: roundOfGames(pairs, listen) },
    {
      name: 'clonesPerSecond',
      work: () => {
        for (let n = 0; n < 1000; n++) clone(middle, pool[n & (POOL - 1)]);
        return 1000;
      },
    },
    { name: 'playoutsPerSecond', work: playouts(middles) },
  ];
}

/** Every game played to its end in turn. */
function playouts(games: readonly Game[]): () => number {
  const rng = createRng('b0b');
  const next = inTurn(games.map((game) => ({ game, copy: clone(game) })));
  return () => {
    for (let n = 0; n < PART; n++) {
      const { game, copy } = next();
      playOn(clone(game, copy), rng, null);
    }
    return PART;
  };
}

/** What is told of some heroes beside all of them. */
export const OF_SOME = {
  decisionsPerSecond: 'decisions of these heroes',
  playoutsPerSecond: 'playouts of these heroes',
};

/** The same duels with some of the heroes only. */
export const metersOf = (slugs: readonly string[]): Meter[] => [
  { name: OF_SOME.decisionsPerSecond, work: roundOfGames(pairsOf(slugs), null) },
  { name: OF_SOME.playoutsPerSecond, work: playouts(middleGames(pairsOf(slugs))) },
];
