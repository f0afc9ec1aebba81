import type { Act } from '../../meaning/clause.ts';
import type { CardPhrase, Phrase, PlayerPhrase } from '../../meaning/phrase.ts';
import type { Sentence } from '../../meaning/sentence.ts';

/**
 * Which card is meant, where a pronoun or "cette carte" would not tell. After "ignorez sa valeur" the opponent's card
 * is "sa carte": "la" would be the value. "This card" and "that card" are both "cette carte": where another card was
 * discarded or chosen before, the one that the text stands on is "cette carte-ci" when it goes somewhere.
 */

const isOther = ({ verb, roles: { patient } }: Act): boolean =>
  (verb === 'discard' || verb === 'choose') &&
  patient?.is === 'card' &&
  patient.which === 'some' &&
  patient.random !== true &&
  (patient.amount?.n ?? 1) === 1;

/** "Ignorez sa valeur". */
const isIgnored = (act: Act | undefined): boolean =>
  act?.verb === 'ignore' && act.roles.patient?.is === 'measure';

/** "Remettez-la" after it. */
const isTheirs = (it: Phrase | undefined): it is CardPhrase =>
  it?.is === 'card' && it.which === 'theirs' && it.form === 'pronoun';

const THEM: PlayerPhrase = { is: 'player', who: 'rival', form: 'pronoun' };

const isThis = (it: Phrase | undefined): boolean => it?.is === 'card' && it.which === 'this';

/** Points at this card where it could be taken for another one. */
export function pointed(sentences: readonly Sentence[]): readonly Sentence[] {
  let other = false;
  let last: Act | undefined;
  const told = (act: Act): Act => {
    const { patient } = act.roles;
    const before = last;
    last = act;
    if (isIgnored(before) && isTheirs(patient))
      return { ...act, roles: { ...act.roles, patient: { ...patient, form: 'that', owner: THEM } } };
    const near = other && (act.verb === 'return' || act.verb === 'put') && isThis(patient);
    other ||= isOther(act);
    if (!near || patient?.is !== 'card') return act;
    return { ...act, roles: { ...act.roles, patient: { ...patient, form: 'that' } } };
  };
  return sentences.map((sentence) => ({ ...sentence, acts: sentence.acts.map(told) }));
}
