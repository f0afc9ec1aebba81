import { evaluate } from '../evaluate/evaluate.ts';
import { seatFor } from '../evaluate/select.ts';
import { cleanUp } from '../procedures/attack.ts';
import { discardScheme } from '../procedures/scheme.ts';
import { TURN_END_STEP } from '../procedures/turn.ts';
import { checkVictory } from '../procedures/victory.ts';
import { sweepAside } from '../state/cards.ts';
import { emit } from '../state/game.ts';
import {
  ACTIONS_LEFT,
  ACTIONS_TAKEN,
  ACTIVE,
  DEPTH,
  IN_COMBAT,
  MODIFIER,
  MODIFIER_SEAT,
  SEAT,
  STACK,
  STEP,
  TURN,
  TURN_MODIFIERS,
} from '../state/layout.ts';
import { instant, type Operation } from './operation.ts';

/** Operations on the turn. */

/** No turn has more actions than that: only a loop in somebody's content could gain so many. */
const MAX_ACTIONS = 20;

/** only the player whose turn it is has actions to gain. */
export const gainAction: Operation<'gainAction'> = instant((game, frame, node) => {
  const s = game.state;
  const seat = seatFor(game, frame, node.who);
  const wanted = node.count === null ? 1 : evaluate(game, frame, node.count);
  if (seat !== s[ACTIVE]) return;
  const count = Math.max(0, Math.min(wanted, MAX_ACTIONS - s[ACTIONS_LEFT] - s[ACTIONS_TAKEN]));
  s[ACTIONS_LEFT] += count;
  if (game.sink !== null && count > 0) emit(game, 'actionsGained', { seat, count });
});

/** RU-07: what is unresolved stops, cards in play are cleaned up, the turn goes to its end. */
export const endTurn: Operation<'endTurn'> = instant((game) => {
  const s = game.state;
  if (s[TURN] === 0) return; // nobody's turn yet
  if (game.sink !== null) emit(game, 'turnCut', { seat: s[ACTIVE] });
  if (s[IN_COMBAT] === 1) cleanUp(game);
  s[IN_COMBAT] = 0;
  discardScheme(game);
  sweepAside(game);
  s[DEPTH] = 1;
  s[ACTIONS_LEFT] = 0;
  s[STACK + STEP] = TURN_END_STEP;
  checkVictory(game); // the action ends here
});

export const thisTurn: Operation<'thisTurn'> = instant((game, frame, node) => {
  const s = game.state;
  if (node.modifier === null) return;
  for (let i = 0; i < TURN_MODIFIERS; i++) {
    if (s[MODIFIER + i] !== 0) continue;
    s[MODIFIER + i] = node.modifier.index + 1;
    s[MODIFIER_SEAT + i] = s[frame + SEAT];
    if (game.sink !== null) emit(game, 'untilEndOfTurn', { seat: s[frame + SEAT] });
    return;
  }
});
