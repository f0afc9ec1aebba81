import { PROMPT, partB, T, typeOf } from '../ask/codes.ts';
import type { NodeOf } from '../content/compile.ts';
import { optionCount } from '../engine.ts';
import { combatValue } from '../evaluate/evaluate.ts';
import { moveValue } from '../procedures/maneuver.ts';
import { discardFromHand, layFaceDown } from '../state/cards.ts';
import { clone, faceOf, type Game, seatOfCard, seatOfFighter, top } from '../state/game.ts';
import {
  ADDED,
  ASK_PROMPT,
  BASE,
  BOOST_CARD,
  CARD,
  FIGHTER,
  FIXED,
  FLAGS,
  IS_BONUS,
  NODE,
  NONE,
  REVEALED,
  sideAt,
} from '../state/layout.ts';
import type { BoostSum } from './view.ts';

/** What each card comes to as a BOOST, where a BOOST is asked for; otherwise nothing. */
export function boostSums(observation: Game): BoostSum[] {
  const prompt = observation.state[ASK_PROMPT];
  if (prompt !== PROMPT.moveBoost && prompt !== PROMPT.boost) return [];
  const sums: BoostSum[] = [];
  for (let i = 0; i < optionCount(observation); i++) {
    const option = observation.options[i];
    if (typeOf(option) !== T.card) continue;
    const sumOf = prompt === PROMPT.moveBoost ? moveSum : combatSum;
    sums.push(sumOf(clone(observation), partB(option)));
  }
  return sums;
}

/** The card is gone when the move value counts: abilities may look at the discard pile. */
function moveSum(game: Game, card: number): BoostSum {
  discardFromHand(game, card, 'boost');
  const value = moveValue(game, seatOfCard(card));
  const boost = game.content.boost[card];
  return { card: faceOf(game, card).slug, of: 'move', value, boost, sum: value + boost };
}

function combatSum(game: Game, card: number): BoostSum {
  const s = game.state;
  const { faceDown } = game.content.nodes[s[top(game) + NODE]] as NodeOf<'boost'>;
  const side = seatOfFighter(s[sideAt(0) + FIGHTER]) === seatOfCard(card) ? 0 : 1;
  const at = sideAt(side);
  if (s[REVEALED] === 0) turnUpOwn(game, side);
  if (faceDown) layFaceDown(game, card);
  else discardFromHand(game, card, 'boost');
  const value = combatValue(game, side);
  const boost = game.content.boost[card];
  if (faceDown) s[at + BOOST_CARD] = card;
  else if ((s[at + FLAGS] & FIXED) === 0) s[at + ADDED] += boost;
  const of = side === 0 ? 'attack' : 'defense';
  return { card: faceOf(game, card).slug, of, value, boost, sum: combatValue(game, side) };
}

/** The own card as if it were turned up alone: what the other side laid is unknown. */
function turnUpOwn(game: Game, side: number): void {
  const s = game.state;
  const at = sideAt(side);
  const face = faceOf(game, s[at + CARD]);
  s[REVEALED] = 1;
  s[at + BASE] = side === 0 && s[IS_BONUS] === 1 && face.bonus !== null ? face.bonus.value : face.value;
  s[sideAt(1 - side) + CARD] = NONE;
}
