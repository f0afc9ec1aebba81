import { apply, type Game, isOver, optionCount, type Rng } from '@peerless/rules';
import { askedPrompt, PROMPT, turnNumber } from '@peerless/rules/numbers';
import { fraction } from './dice.ts';
import { exp } from './exp.ts';
import type { Policy } from './policy/policy.ts';

const logits = new Float64Array(4096);

/** An option drawn with the chances that a policy gives; `sharpness` is how much those that look best are preferred. */
function sampleOption(game: Game, policy: Policy, sharpness: number, rng: Rng): number {
  const count = optionCount(game);
  if (count === 1) return 0;
  const shown = count > logits.length ? logits.length : count;
  policy(game, shown, logits);
  let sum = 0;
  for (let i = 0; i < shown; i++) {
    logits[i] = exp(sharpness * logits[i]);
    sum += logits[i];
  }
  let left = fraction(rng) * sum;
  for (let i = 0; i < shown; i++) {
    left -= logits[i];
    if (left <= 0) return i;
  }
  return shown - 1;
}

/** How a trial goes on where nobody searches any more. */
export interface Finish {
  readonly policy: Policy;
  /** The logits of the policy are multiplied by this. */
  readonly sharpness: number;
  /** How many turns a trial is played on before it is evaluated; 0: to the end of the action. */
  readonly turns: number;
}

/** No effect asks so much; a bound for content from strangers. */
const MAX_STEPS = 400;

/** Plays on by first sight until somebody begins an action, `turns` turns after this one. */
export function playOn(game: Game, { policy, sharpness, turns }: Finish, rng: Rng): void {
  const until = turnNumber(game) + turns;
  for (let step = 0; step < MAX_STEPS && !isOver(game); step++) {
    const count = optionCount(game);
    if (turnNumber(game) >= until && askedPrompt(game) === PROMPT.action) return;
    apply(game, count === 1 ? 0 : sampleOption(game, policy, sharpness, rng));
  }
}
