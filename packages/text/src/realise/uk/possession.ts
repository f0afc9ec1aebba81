import type { Phrase } from '../../meaning/phrase.ts';
import { words } from '../words.ts';
import { agreementOf } from './agreement.ts';
import { declined, type Head, inCase, type Spot } from './noun.ts';
/** What belongs to whom in Ukrainian. */

/** Whether the phrase is the reader. */
export const isYou = (it: Phrase | undefined): boolean =>
  it === undefined || (it.is === 'player' && it.who === 'you') || (it.is === 'name' && it.you === true);

/** By this the subject of a clause is known again. */
export function keyOf(it: Phrase | undefined): string | undefined {
  if (isYou(it)) return 'you';
  if (it?.is === 'name') return it.text;
  return it !== undefined && 'ref' in it ? it.ref : undefined;
}

const isPronoun = (it: Phrase): boolean => 'form' in it && it.form === 'pronoun';

/** "свого бійця" of the subject itself, otherwise "вашого бійця". */
export const yours = ({ subject }: Spot): 'own' | 'your' => (subject === 'you' ? 'own' : 'your');

/** "зони Медузи", "її зони", "своєї зони"; `say`: how whoever it belongs to is said. */
export function belonging<P extends Phrase>(
  head: Head,
  of: P | undefined,
  spot: Spot,
  say: (of: P, spot: Spot) => string,
): string {
  const adjectives = head.adjectives ?? [];
  if (of !== undefined && !isYou(of) && keyOf(of) !== undefined && keyOf(of) === spot.subject)
    return declined({ ...head, adjectives: ['own', ...adjectives] }, spot.case);
  if (of === undefined || isYou(of))
    return declined({ ...head, adjectives: [yours(spot), ...adjectives] }, spot.case);
  if (!isPronoun(of)) return words(declined(head, spot.case), say(of, inCase(spot, 'gen')));
  const { count, gender } = agreementOf(of);
  if (count === 'pl') return declined({ ...head, adjectives: ['their', ...adjectives] }, spot.case);
  return words(gender === 'f' ? 'її' : 'його', declined(head, spot.case));
}
