import { run } from '../engine.ts';
import { PeerlessError } from '../error.ts';
import { checkVictory, eliminate, endGame } from '../procedures/victory.ts';
import { causeOf } from '../state/cause.ts';
import { isOver } from '../state/clock.ts';
import type { Sink } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import { NONE } from '../state/limits.ts';
import { askedKind, askedPrompt, askedSeat, pose } from '../state/question.ts';
import { emit } from '../state/tell.ts';
/** Ways to end a game that are not on the board. */

/** The seat gives up. */
export function resign(game: Game, seat: number, sink: Sink | null = null): void {
  leave(game, seat, 'resigned', sink);
}

/** The seat has no time left. */
export function timeOut(game: Game, seat: number, sink: Sink | null = null): void {
  leave(game, seat, 'timedOut', sink);
}

/** The seat leaves the table: its fighters go, and it declines whatever it is still asked. */
function leave(game: Game, seat: number, why: 'resigned' | 'timedOut', sink: Sink | null): void {
  if (isOver(game)) throw new PeerlessError('the game is over already');
  if (!(Number.isInteger(seat) && seat >= 0 && seat < game.content.seats))
    throw new PeerlessError(`there is no seat ${seat + 1}`);
  game.sink = sink;
  emit(game, { type: why, cause: causeOf(game, NONE), seat });
  eliminate(game, seat, 'left');
  if (!checkVictory(game, why)) {
    // The options may have changed with the fighters: ask again, which answers for a seat that has left.
    pose(game, askedSeat(game), askedKind(game), askedPrompt(game), true);
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
