import { apply, createRng, type Game, isOver, newGame, observe, outcome } from '@peerless/rules';
import { askedSeat, playerOf as playerOfSeat } from '@peerless/rules/numbers';
import { testLibrary } from '@peerless/testkit';
import { type Bot, type Budget, botNamed } from '../src/index.ts';

/** Tables for bots. */

const library = testLibrary();

export const tables = {
  duel: { mode: 'duel', players: [0, 1] },
  'three for all': { mode: 'free-for-all', players: [0, 1, 2] },
  'three in teams': { mode: 'teams', players: [0, 1, 0, 3] },
  'four in teams': { mode: 'teams', players: [0, 1, 2, 3] },
} as const;

export const HEROES = ['sherlock-holmes', 'king-arthur', 'medusa', 'dracula'];

export function tableOf(
  seed: number,
  kind: keyof typeof tables = 'duel',
  heroes: readonly string[] = HEROES,
  board: string = 'sarpedon',
): Game {
  const { mode, players } = tables[kind];
  const seats = players.map((player, seat) => {
    const hero = heroes[seat % heroes.length] ?? 'medusa';
    return player === seat ? { hero } : { hero, player };
  });
  return newGame({ seed: seed.toString(16), board, mode, seats }, library);
}

export const playerOf = (game: Game): number => playerOfSeat(game, askedSeat(game));

export function play(
  game: Game,
  bots: readonly Bot[],
  budget: Budget,
  visit: (game: Game) => void = () => {},
): number {
  const rng = createRng('b07');
  while (!isOver(game)) {
    visit(game);
    const bot = bots[askedSeat(game)] ?? botNamed('random');
    apply(game, bot.think(observe(game, playerOf(game)), rng, budget).option);
  }
  return outcome(game)?.winners[0] ?? -1;
}
