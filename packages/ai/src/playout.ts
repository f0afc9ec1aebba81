import { apply, type Game, isOver, optionCount, type Rng } from '@peerless/rules';
import { askedPrompt, PROMPT, turnNumber } from '@peerless/rules/numbers';
import { fraction } from './dice.ts';
import { inviting } from './policy.ts';

const logits = new Float64Array(4096);

/** An option drawn with chances by `inviting`. */
export function sampleOption(game: Game, rng: Rng): number {
  const count = optionCount(game);
  if (count === 1) return 0;
  const shown = count > logits.length ? logits.length : count;
  inviting(game, shown, logits);
  let sum = 0;
  for (let i = 0; i < shown; i++) {
    logits[i] = Math.exp(logits[i]);
    sum += logits[i];
  }
  let left = fraction(rng) * sum;
  for (let i = 0; i < shown; i++) {
    left -= logits[i];
    if (left <= 0) return i;
  }
  return shown - 1;
}

/** No effect asks so much; a bound for content from strangers. */
const MAX_STEPS = 400;

/** Plays on by first sight until somebody begins an action, `turns` turns after this one. */
export function playOn(game: Game, turns: number, rng: Rng): void {
  const until = turnNumber(game) + turns;
  for (let step = 0; step < MAX_STEPS && !isOver(game); step++) {
    const count = optionCount(game);
    if (turnNumber(game) >= until && askedPrompt(game) === PROMPT.action) return;
    apply(game, count === 1 ? 0 : sampleOption(game, rng));
  }
}
