import { ask } from '../ask/ask.ts';
import { run } from '../engine.ts';
import { PeerlessError } from '../error.ts';
import { checkVictory, eliminate, endGame } from '../procedures/victory.ts';
import type { Sink } from '../state/event.ts';
import { emit, type Game, isOver, top } from '../state/game.ts';
import { ASK_KIND, ASK_PROMPT, ASK_SEAT, NONE, STEP } from '../state/layout.ts';

/** Ways to end a game that are not on the board. */

/** The seat gives up: its fighters leave, and it declines whatever it is still asked. */
export function resign(game: Game, seat: number, sink: Sink | null = null): void {
  if (isOver(game)) throw new PeerlessError('the game is over already');
  if (!(seat >= 0 && seat < game.content.seats)) throw new PeerlessError(`there is no seat ${seat + 1}`);
  const s = game.state;
  game.sink = sink;
  emit(game, 'resigned', { seat }, NONE);
  eliminate(game, seat, 2);
  if (!checkVictory(game, 'resigned')) {
    // The options may have changed with the fighters: ask again, which answers for a seat that has resigned.
    ask(game, top(game), s[top(game) + STEP], s[ASK_SEAT], s[ASK_KIND], s[ASK_PROMPT], true);
    run(game);
  }
  game.sink = null;
}

/** All players agree on a draw. */
export function agreeDraw(game: Game, sink: Sink | null = null): void {
  if (isOver(game)) throw new PeerlessError('the game is over already');
  game.sink = sink;
  endGame(game, 0, 'agreed');
  game.sink = null;
}
