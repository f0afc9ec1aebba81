import { answer, answersItself } from './ask/ask.ts';
import { runEffect } from './procedures/effect.ts';
import { PROCEDURES } from './procedures/index.ts';
import { isOver } from './state/clock.ts';
import type { Sink } from './state/event.ts';
import { type Game, type Readable, reading } from './state/game.ts';
import { NONE } from './state/limits.ts';
import { askedSeat } from './state/question.ts';
import { goTo, procOf, stepOf, top } from './state/stack.ts';

/** The loop: run the frame on top until a player has to choose or the game is over. */

/** Makes the chosen option happen and runs on to the next decision. */
export function apply(game: Game, index: number, sink: Sink | null = null): void {
  if (game.viewer !== NONE) throw new RangeError('an observation cannot be played on; determinize it first');
  if (isOver(game)) throw new RangeError('the game is over');
  const count = optionCount(game);
  if (!(Number.isInteger(index) && index >= 0 && index < count))
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
  while (!isOver(game)) {
    if (askedSeat(game) >= 0) {
      listOptions(game);
      if (!answersItself(game)) return;
    }
    takeStep(game, top(game));
  }
}

/** The next step of a frame; unless that says otherwise, it goes on to the one below. */
function takeStep(game: Game, frame: number): void {
  const { steps } = PROCEDURES[procOf(game, frame)];
  if (steps === null) {
    runEffect(game, frame);
    return;
  }
  const number = stepOf(game, frame);
  goTo(game, frame, number + 1);
  const step = steps[number];
  step(game, frame);
}

/** How many options there are now; they are in `game.options`. */
export function optionCount(asked: Readable): number {
  const game = reading(asked);
  if (isOver(game) || askedSeat(game) < 0) return 0;
  if (!game.listed) listOptions(game);
  return game.count;
}

/** Fills `game.options` for the question of the frame on top. */
function listOptions(game: Game): void {
  const frame = top(game);
  game.count = 0;
  PROCEDURES[procOf(game, frame)].list(game, frame);
  game.listed = true;
}
