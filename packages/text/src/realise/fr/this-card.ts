import type { Act } from '../../meaning/clause.ts';
import type { Phrase } from '../../meaning/phrase.ts';
import type { Sentence } from '../../meaning/sentence.ts';

/**
 * "This card" and "that card" are both "cette carte". Where another card was discarded or chosen before, the one that
 * the text stands on is "cette carte-ci" when it goes somewhere.
 */

const isOther = ({ verb, roles: { patient } }: Act): boolean =>
  (verb === 'discard' || verb === 'choose') &&
  patient?.is === 'card' &&
  patient.which === 'some' &&
  patient.random !== true &&
  (patient.amount?.n ?? 1) === 1;

const isThis = (it: Phrase | undefined): boolean => it?.is === 'card' && it.which === 'this';

/** Points at this card where it could be taken for another one. */
export function pointed(sentences: readonly Sentence[]): readonly Sentence[] {
  let other = false;
  const told = (act: Act): Act => {
    const { patient } = act.roles;
    const near = other && (act.verb === 'return' || act.verb === 'put') && isThis(patient);
    other ||= isOther(act);
    if (!near || patient?.is !== 'card') return act;
    return { ...act, roles: { ...act.roles, patient: { ...patient, form: 'that' } } };
  };
  return sentences.map((sentence) => ({ ...sentence, acts: sentence.acts.map(told) }));
}
