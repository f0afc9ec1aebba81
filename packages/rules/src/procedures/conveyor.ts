import { ask, offerSpaces } from '../ask/ask.ts';
import { KIND, OPTION, objectOf, PROMPT } from '../ask/codes.ts';
import { hasBit } from '../state/bits.ts';
import { RULE } from '../state/cause.ts';
import { boardNow } from '../state/doors.ts';
import { emptySpaces, free, occupantOf, spaceOf, standOn } from '../state/fighters.ts';
import type { Game } from '../state/game.ts';
import { NONE } from '../state/limits.ts';
import { answerOf } from '../state/question.ts';
import { ownerOf, pop, push, register, setRegister } from '../state/stack.ts';
import { inWatchedZones, startLeaving } from './leave-zone.ts';
import { placeOn } from './moves.ts';
import { inSteps, PROCEDURE, type Procedure } from './procedure.ts';
import { tellMove } from './tell-move.ts';

/** Section 14J: the belt of a board runs. Whoever has come to its end is thrown first, then everybody behind goes on. */

// Register
/** The fighter on the last space. */
const RIDER = 0;

const { at, steps } = inSteps({ askBin, land });

export const conveyor: Procedure = {
  steps,
  list(game, frame) {
    const rider = register(game, frame, RIDER);
    if (!isAtEnd(game, rider)) return; // gone since the question was asked
    offerSpaces(game, OPTION.space, rider + 1, emptySpaces(game).and(game.content.board.bin));
  },
};

/** Lets the belt run; `seat` chooses where in the bin somebody lands. */
export function startConveyor(game: Game, seat: number): void {
  push(game, PROCEDURE.conveyor, seat, RULE['R-14.64']);
}

const isAtEnd = (game: Game, fighter: number): boolean =>
  fighter !== NONE && spaceOf(game, fighter) === game.content.board.belt[0];

/** Who on this space can leave it, or NONE. */
function riderOn(game: Game, space: number): number {
  const rider = occupantOf(game, space);
  return rider !== NONE && hasBit(free(game), rider) ? rider : NONE;
}

function askBin(game: Game, frame: number): void {
  setRegister(game, frame, RIDER, riderOn(game, game.content.board.belt[0]));
  ask(game, frame, at.land, ownerOf(game, frame), KIND.space, PROMPT.bin);
}

/** without a path; with no room in the bin the fighter stays. */
function land(game: Game, frame: number): void {
  const rider = register(game, frame, RIDER);
  const watched = inWatchedZones(game, free(game));
  if (answerOf(game) !== NONE && isAtEnd(game, rider)) placeOn(game, rider, objectOf(answerOf(game)));
  rollOn(game);
  pop(game);
  startLeaving(game, watched);
}

/** from the end backwards each to the next space, unless somebody stands there or a door is closed. */
function rollOn(game: Game): void {
  const { belt } = game.content.board;
  const { adjacent } = boardNow(game);
  for (let i = 1; i < belt.length; i++) {
    const [to, from] = [belt[i - 1], belt[i]];
    const rider = riderOn(game, from);
    if (rider === NONE || occupantOf(game, to) !== NONE || !adjacent[from].has(to)) continue;
    standOn(game, rider, to);
    if (game.sink !== null) tellMove(game, rider, from, to, [to]);
  }
}
