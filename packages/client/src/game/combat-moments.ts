import { attackAt } from '../combat/steps.ts';
import type { Moment } from '../table/moment.ts';

/** The moments of the attack that is told at `at`, its bonus attack included: from its declaration on. */
export const combatMoments = (moments: readonly Moment[], at: number): readonly Moment[] =>
  attackAt(moments, at)?.moments ?? moments.slice(at, at + 1);
