import { isOption, OPTION, objectOf, PROMPT } from '../ask/codes.ts';
import type { NodeOf } from '../content/compile.ts';
import { optionCount } from '../engine.ts';
import { moveValue } from '../evaluate/abilities.ts';
import { combatValue } from '../evaluate/evaluate.ts';
import { discardFromHand } from '../procedures/discard.ts';
import {
  addToValue,
  combatCard,
  isRevealed,
  isVirtual,
  layBoostCard,
  layCombatCard,
  markRevealed,
  sideId,
  sideOf,
  startValue,
} from '../state/combat.ts';
import { clone, type Game } from '../state/game.ts';
import { layFaceDown } from '../state/hand.ts';
import { faceOf, heldName } from '../state/ids.ts';
import { NONE } from '../state/limits.ts';
import { askedPrompt, askedSeat } from '../state/question.ts';
import { nodeAt, top } from '../state/stack.ts';
import type { BoostSum } from './view.ts';
/** What each card comes to as a BOOST, where a BOOST is asked for; otherwise nothing. */
export function boostSums(game: Game): BoostSum[] {
  const prompt = askedPrompt(game);
  if (prompt !== PROMPT.moveBoost && prompt !== PROMPT.boost) return [];
  const sums: BoostSum[] = [];
  for (let i = 0; i < optionCount(game); i++) {
    const option = game.options[i];
    if (!isOption(option, OPTION.card)) continue;
    const sumOf = prompt === PROMPT.moveBoost ? moveSum : combatSum;
    sums.push(sumOf(tried(game), objectOf(option), askedSeat(game)));
  }
  return sums;
}

/** Games to try things in, by their content: the next trial may have them. */
const tries = new WeakMap<Game['content'], Game>();

function tried(game: Game): Game {
  const made = clone(game, tries.get(game.content));
  tries.set(game.content, made);
  return made;
}

/** The card is gone when the move value counts: abilities may look at the discard pile. */
function moveSum(game: Game, card: number, seat: number): BoostSum {
  discardFromHand(game, card, 'boost', seat);
  const value = moveValue(game, seat);
  const boost = faceOf(game, card).boost;
  return { card: heldName(game, seat, card), of: 'move', value, boost, sum: value + boost };
}

function combatSum(game: Game, card: number, seat: number): BoostSum {
  const { faceDown } = nodeAt(game, top(game)).fields as NodeOf<'boost'>;
  const side = sideOf(game, seat);
  if (!isRevealed(game)) turnUpOwn(game, side);
  if (faceDown) layFaceDown(game, card, seat);
  else discardFromHand(game, card, 'boost', seat);
  const value = combatValue(game, side);
  const boost = faceOf(game, card).boost;
  if (faceDown) layBoostCard(game, side, card);
  else addToValue(game, side, boost);
  const of = sideId(side);
  return { card: heldName(game, seat, card), of, value, boost, sum: combatValue(game, side) };
}

/** The own card as if it were turned up alone: what the other side laid is unknown. */
function turnUpOwn(game: Game, side: number): void {
  const face = faceOf(game, combatCard(game, side));
  markRevealed(game);
  startValue(game, side, isVirtual(game, side) && face.bonus !== null ? face.bonus.value : face.value);
  layCombatCard(game, 1 - side, NONE);
}
