import type { View } from '@peerless/rules';
import type { Moment } from '@peerless/table';
import { attackAt } from './steps.ts';

/** A combat, its bonus attack included, from its declaration on; and the position before it. */
export interface Fought {
  readonly moments: readonly Moment[];
  readonly before: View | null;
}

/** What is told of a combat at a moment; where its declaration is not among the moments, that moment alone. */
export const fightAt = (moments: readonly Moment[], at: number): Fought =>
  attackAt(moments, at) ?? { moments: moments.slice(at, at + 1), before: moments[at - 1]?.view ?? null };
