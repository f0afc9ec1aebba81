import type { Decision } from '@peerless/rules';
import type { Names } from '@peerless/text';
import type { Offer } from './narrow.ts';
import { offerText } from './offer-text.ts';
import { words } from './words.ts';

/** What a button says: where "none" is the answer, what one does without. */
export function buttonText(option: Offer, decision: Decision, names: Names): string {
  const say = words.in(names.lang);
  if (option.type === 'none' && decision.prompt === 'defend') return say('noDefense');
  if (option.type === 'none' && (decision.prompt === 'moveBoost' || decision.prompt === 'boost'))
    return say('noBoost');
  return offerText(option, decision, names);
}
