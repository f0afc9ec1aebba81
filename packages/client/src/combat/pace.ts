import type { Settings } from '../settings/settings.ts';
import { beatOf, CLOCK, COMBAT_LIMIT } from '../story/clock.ts';
import type { Step } from './steps.ts';

/** While a combat goes on, a moment leaves this part of the time for what is still to come. */
const RESERVED = 0.2;

const lengthOf = (steps: readonly Step[]): number =>
  steps.reduce((sum, { event }) => sum + beatOf(event.type), 0);

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
    ).map((beat) => beat * CLOCK[speed].combat),
  );
}

/** The same for one combat. */
function combatBeats(steps: readonly Step[], last: number, over: boolean): number[] {
  const stepsIn = (moment: number): readonly Step[] => steps.filter((step) => step.moment === moment);
  let left = COMBAT_LIMIT;
  for (let moment = 0; moment < last; moment++)
    left -= Math.min(lengthOf(stepsIn(moment)), left * (1 - RESERVED));
  const shown = stepsIn(last);
  const time = Math.min(lengthOf(shown), over ? left : left * (1 - RESERVED));
  return shown.map(({ event }) => (beatOf(event.type) * time) / lengthOf(shown));
}
