import { answer, answersItself } from './ask/ask.ts';
import { PROCEDURES } from './procedures/index.ts';
import type { Sink } from './state/event.ts';
import { type Game, isOver, top } from './state/game.ts';
import { ASK_SEAT, OVER, PROC } from './state/layout.ts';

/** The loop: run the frame on top until a player has to choose or the game is over. */

/** Makes the chosen option happen and runs on to the next decision. */
export function apply(game: Game, index: number, sink: Sink | null = null): void {
  if (isOver(game)) throw new RangeError('the game is over');
  const count = optionCount(game);
  if (!(index >= 0 && index < count))
    throw new RangeError(`option ${index} does not exist: there are ${count}`);
  game.sink = sink;
  answer(game, game.options[index]);
  try {
    run(game);
  } finally {
    game.sink = null;
  }
}

/** Runs until somebody has to choose. */
export function run(game: Game): void {
  const s = game.state;
  while (s[OVER] === 0) {
    if (s[ASK_SEAT] >= 0) {
      listOptions(game);
      if (!answersItself(game)) return;
    }
    const frame = top(game);
    PROCEDURES[s[frame + PROC]].run(game, frame);
  }
}

/** How many options there are now; they are in `game.options`. */
export function optionCount(game: Game): number {
  if (!game.listed && game.state[ASK_SEAT] >= 0 && game.state[OVER] === 0) listOptions(game);
  return game.state[ASK_SEAT] >= 0 && game.state[OVER] === 0 ? game.count : 0;
}

/** Fills `game.options` for the question of the frame on top. */
export function listOptions(game: Game): void {
  const frame = top(game);
  game.count = 0;
  PROCEDURES[game.state[frame + PROC]].list(game, frame);
  game.listed = true;
}
