import type { EventType } from '@peerless/rules';
import type { Settings } from '../settings/settings.ts';
import type { Step } from './steps.ts';

/** How long each step of a combat stays, in milliseconds. */

/** A combat takes no longer than this at normal speed, the questions in between aside. */
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

/** While a combat goes on, a moment leaves this part of the time for what is still to come. */
const RESERVED = 0.2;

const lengthOf = (steps: readonly Step[]): number =>
  steps.reduce((sum, { event }) => sum + (BEATS[event.type] ?? USUAL), 0);

/** The lengths of the steps of the last moment; `over`: with it the attack ends. */
export function beatsOf(
  steps: readonly Step[],
  last: number,
  over: boolean,
  speed: Settings['speed'],
): number[] {
  const combats = new Set(steps.filter(({ moment }) => moment === last).map(({ combat }) => combat));
  const newest = steps.at(-1)?.combat;
  return [...combats].flatMap((combat) =>
    combatBeats(
      steps.filter((step) => step.combat === combat),
      last,
      over || combat !== newest,
    ).map((beat) => beat * SPEEDS[speed]),
  );
}

/** The same for one combat. */
function combatBeats(steps: readonly Step[], last: number, over: boolean): number[] {
  const stepsIn = (moment: number): readonly Step[] => steps.filter((step) => step.moment === moment);
  let left = LIMIT;
  for (let moment = 0; moment < last; moment++)
    left -= Math.min(lengthOf(stepsIn(moment)), left * (1 - RESERVED));
  const shown = stepsIn(last);
  const time = Math.min(lengthOf(shown), over ? left : left * (1 - RESERVED));
  return shown.map(({ event }) => ((BEATS[event.type] ?? USUAL) * time) / lengthOf(shown));
}
