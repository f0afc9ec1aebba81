import type { Effect, EffectOf, Op } from '@peerless/language';
import type { Clause } from '../meaning/clause.ts';
import type { Context } from './context.ts';

/** What an effect says; operations that hold others are given it. */
export type SayEffect = (effect: Effect, ctx: Context) => readonly Clause[];

/** What every operation says; a missing one is a compile error. */
export type Clauses = {
  readonly [K in Op]: (node: EffectOf<K>, ctx: Context, say: SayEffect) => readonly Clause[];
};
