import { goTo } from '../app/route.ts';
import { freshDigits, startGame } from '../games/start-game.ts';
import { boards, heroes } from '../library.ts';
import { keptSetup } from './kept-setup.ts';
import { type Draw, fitting, gameOf, type Setup } from './setup.ts';

export const collection = { heroes, boards };

export const draw: Draw = (count) => Math.floor(Math.random() * count);

/** The last setup, as far as it can still be played. */
export const lastSetup = (): Setup => fitting(keptSetup(), collection);

/** A game that only has to be started. */
export type Drawn = ReturnType<typeof gameOf>;

/** Decides what a setup leaves to chance. */
export const drawGame = (setup: Setup): Drawn => gameOf(setup, collection, draw, freshDigits(8));

/** Starts a game and goes to its table. */
export async function play({ config, players }: Drawn): Promise<void> {
  goTo({ screen: 'game', id: await startGame(config, players) });
}
