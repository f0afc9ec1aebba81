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

/** Whether there is something to understand before a combat goes on: the cards are turned up, or it is over. */
export const restsAt = (steps: readonly Step[], at: number): boolean =>
  at === steps.length - 1 || steps[at]?.event.type === 'revealed';

/** The next step after this one at which a combat rests; behind the last one there is none. */
export function nextRest(steps: readonly Step[], at: number): number {
  const next = steps.findIndex((_, i) => i > at && restsAt(steps, i));
  return next < 0 ? steps.length : next;
}
