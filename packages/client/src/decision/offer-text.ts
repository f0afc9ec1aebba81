import type { Decision } from '@peerless/rules';
import { type Names, optionText, realisers } from '@peerless/text';
import type { Offer } from './narrow.ts';
import { words } from './words.ts';

/** An option or a plan in words. */
export function offerText(offer: Offer, decision: Decision, names: Names): string {
  const say = words.in(names.lang);
  switch (offer.type) {
    case 'maneuverTo': {
      const move = optionText(offer.move, names, decision);
      if (offer.boost !== null) return say('maneuverBoosted', { card: names.card(offer.boost), move });
      return decision.prompt === 'action' ? say('maneuverTo', { move }) : move;
    }
    case 'maneuverPlace': {
      const { key, fighter, space } = offer;
      const move = optionText({ type: 'space', key, fighter, space }, names, { prompt: 'moves' });
      return say('maneuverBoosted', { card: names.card(offer.boost), move });
    }
    case 'boostWith':
      return say('boostWith', { card: names.card(offer.card) });
    case 'stayAll':
      return say('stayAll');
    case 'thenAttack':
      return say('thenAttack', { name: realisers[names.lang].capital(names.fighter(offer.target)) });
    case 'thenScheme':
      return say('thenScheme', { card: names.card(offer.card) });
    default:
      return optionText(offer, names, decision);
  }
}
