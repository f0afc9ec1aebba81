import { evaluate } from '../evaluate/evaluate.ts';
import { seatFor, select } from '../evaluate/select.ts';
import { clearCombat, startCleanUp } from '../procedures/attack.ts';
import { discardScheme } from '../procedures/scheme.ts';
import { TURN_CUT } from '../procedures/turn.ts';
import { causeOf } from '../state/cause.ts';
import {
  actionsLeft,
  actionsTaken,
  activeSeat,
  gainActions,
  setFreeAttack,
  turnNumber,
} from '../state/clock.ts';
import { inCombat } from '../state/combat.ts';
import { addTurnModifier } from '../state/declared.ts';
import { sweepAside } from '../state/piles.ts';
import { cutToTurn, goTo, ownerOf, partOf, sourceOf } from '../state/stack.ts';
import { emit } from '../state/tell.ts';
import { instant, type Operation } from './operation.ts';

/** Operations on the turn. */

/** No turn has more actions than that: only a loop in somebody's content could gain so many. */
const MAX_ACTIONS = 20;

/** only the player whose turn it is has actions to gain. */
export const gainAction: Operation<'gainAction'> = instant((game, frame, node) => {
  const seat = seatFor(game, frame, node.who);
  const wanted = node.count === null ? 1 : evaluate(game, frame, node.count);
  if (seat !== activeSeat(game)) return;
  const count = Math.max(0, Math.min(wanted, MAX_ACTIONS - actionsLeft(game) - actionsTaken(game)));
  gainActions(game, count);
  if (game.sink !== null && count > 0)
    emit(game, { type: 'actionsGained', cause: causeOf(game), seat, count });
});

/** A free action to attack, right after this one; of several only the last. */
export const freeAttack: Operation<'freeAttack'> = instant((game, frame, node) => {
  const seat = ownerOf(game, frame);
  if (seat !== activeSeat(game)) return;
  const foes = game.content.foes[seat];
  setFreeAttack(game, node.at === null ? foes : select(game, frame, node.at) & foes);
  if (game.sink !== null) emit(game, { type: 'freeAttackGained', cause: causeOf(game), seat });
});

/** RU-07: what is unresolved stops, cards in play are cleaned up, the turn goes to its end. */
export const endTurn: Operation<'endTurn'> = instant((game) => {
  if (turnNumber(game) === 0) return; // nobody's turn yet
  const source = sourceOf(game);
  if (game.sink !== null) emit(game, { type: 'turnCut', cause: causeOf(game), seat: activeSeat(game) });
  // Nothing on the stack goes on; what cards in play still lead to comes before the end of the turn.
  goTo(game, cutToTurn(game), TURN_CUT);
  const isCombat = inCombat(game);
  if (isCombat) clearCombat(game, source);
  discardScheme(game, activeSeat(game), source);
  sweepAside(game);
  if (isCombat) startCleanUp(game);
});

export const thisTurn: Operation<'thisTurn'> = instant((game, frame, node) => {
  const seat = ownerOf(game, frame);
  if (node.modifier === null || !addTurnModifier(game, seat, partOf(game, frame, node.modifier.index)))
    return;
  if (game.sink !== null) emit(game, { type: 'untilEndOfTurn', cause: causeOf(game), seat });
});
