import { type Effect, type EffectOf, type Op, walkEffect } from '@peerless/language';

/** The operations of one kind in an effect, outermost first. */
export function operationsIn<K extends Op>(op: K, effect: Effect | undefined): readonly EffectOf<K>[] {
  const found: EffectOf<K>[] = [];
  if (effect !== undefined) {
    walkEffect(effect, ({ kind, name, node }) => {
      if (kind === 'effect' && name === op) found.push(node as EffectOf<K>);
    });
  }
  return found;
}
