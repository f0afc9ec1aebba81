import type { EventType } from '@peerless/rules';
import type { Settings } from '../settings/settings.ts';
import type { Step } from './steps.ts';

/** How long each step of a combat stays, in milliseconds. */

/** A whole attack takes no longer than this at normal speed, the questions in between aside. */
export const LIMIT = 3000;

export const SPEEDS: { readonly [S in Settings['speed']]: number } = {
  slow: 2,
  normal: 1,
  fast: 0.5,
  instant: 0,
};

const USUAL = 450;
const BEATS: { readonly [T in EventType]?: number } = {
  attackDeclared: 500,
  defended: 350,
  revealed: 750,
  combatResolved: 700,
  combatWon: 650,
};

const lengthOf = (steps: readonly Step[]): number =>
  steps.reduce((sum, { event }) => sum + (BEATS[event.type] ?? USUAL), 0);

/**
 * The lengths of the steps of the last moment. As long as the attack goes on, a moment takes no more than half of the
 * time that is left, so that something remains for what is still to come.
 */
export function beatsOf(
  steps: readonly Step[],
  last: number,
  over: boolean,
  speed: Settings['speed'],
): number[] {
  let left = LIMIT;
  for (let moment = 0; moment < last; moment++) left -= Math.min(lengthOf(stepsIn(steps, moment)), left / 2);
  const shown = stepsIn(steps, last);
  const time = Math.min(lengthOf(shown), over ? left : left / 2);
  const scale = (SPEEDS[speed] * time) / Math.max(1, lengthOf(shown));
  return shown.map(({ event }) => (BEATS[event.type] ?? USUAL) * scale);
}

const stepsIn = (steps: readonly Step[], moment: number): readonly Step[] =>
  steps.filter((step) => step.moment === moment);
