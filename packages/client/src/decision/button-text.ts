import type { Decision, Option } from '@peerless/rules';
import { type Names, optionText } from '@peerless/text';
import { words } from './words.ts';

/** What a button says: where "none" is the answer, what one does without. */
export function buttonText(option: Option, decision: Decision, names: Names): string {
  const say = words.in(names.lang);
  if (option.type === 'none' && decision.prompt === 'defend') return say('noDefense');
  if (option.type === 'none' && (decision.prompt === 'moveBoost' || decision.prompt === 'boost'))
    return say('noBoost');
  return optionText(option, names, decision);
}
