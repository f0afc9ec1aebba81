import type { Game } from '@peerless/rules';
import { askedPrompt, optionAt, PROMPT } from '@peerless/rules/numbers';
import { amounts, clueCount, noClues, places } from '../learned/clues.ts';
import type { Learned } from '../learned/layout.ts';
import { type OwnPlaces, ownPlaces } from '../learned/own-places.ts';
import { actionClues } from './action-clues.ts';
import { defendClues, payClues } from './card-clues.ts';
import { effectClues, itemClues } from './effect-clues.ts';
import { moveClues } from './move-clues.ts';
import { lookAround, stepsToHero } from './scene.ts';

/** Writes a logit for each of `count` options of the present question: how inviting it is to whoever is asked. */
export type Policy = (game: Game, count: number, logits: Float64Array) => void;

/** Questions about which a policy has something to say of every option. */
const PAID = new Map([
  [PROMPT.moveBoost, 0],
  [PROMPT.boost, 1],
  [PROMPT.handLimit, 2],
]);

/** Looks at the question once; what is said of its options follows. */
let own: OwnPlaces;
let prompt = 0;
let steps = 0;
export function readQuestion(game: Game, learned: Learned): void {
  own = ownPlaces(game, learned);
  prompt = askedPrompt(game);
  lookAround(game);
  steps = prompt === PROMPT.moves || prompt === PROMPT.defend ? 0 : stepsToHero(game);
}

/** Fills the clues with what is to be said of an option. */
export function readOption(game: Game, option: number): void {
  noClues();
  if (prompt === PROMPT.action || prompt === PROMPT.freeAttack) {
    actionClues(game, option, own, steps);
    if (clueCount() === 0) effectClues(game, option, own);
  } else if (prompt === PROMPT.moves) moveClues(game, option, own);
  else if (prompt === PROMPT.defend) defendClues(game, option, own);
  else if (prompt === PROMPT.useItem) itemClues(game, option);
  else {
    const paying = PAID.get(prompt);
    if (paying === undefined) effectClues(game, option, own);
    else payClues(game, option, own, paying, steps);
  }
}

/** The policy that plays by what was learned. */
export const policyOf =
  (learned: Learned): Policy =>
  (game, count, logits) => {
    const { weights } = learned;
    readQuestion(game, learned);
    for (let i = 0; i < count; i++) {
      readOption(game, optionAt(game, i));
      let sum = 0;
      for (let n = clueCount() - 1; n >= 0; n--) sum += weights[places[n]] * amounts[n];
      logits[i] = sum;
    }
  };
