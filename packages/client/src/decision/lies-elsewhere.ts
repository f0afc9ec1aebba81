import type { Decision } from '@peerless/rules';

/**
 * Whether the cards that are chosen lie in a pile. A card of the same title may be in the hand: that one is not meant, and pointing
 * at it would tell something else than what happens.
 */
export function liesElsewhere({ effect, prompt }: Pick<Decision, 'effect' | 'prompt'>): boolean {
  if (prompt === 'hideHand') return false;
  if (effect?.op === 'take' || effect?.op === 'playScheme') return effect.from !== 'hand';
  return effect?.op === 'pick' && effect.from.pick === 'card' && effect.from.pile !== 'hand';
}
