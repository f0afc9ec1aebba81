import type { Form, Phrase } from '../phrase.ts';
import type { Gender, Realiser } from '../realiser.ts';
import type { Sentence } from '../sentence.ts';
import { mapPhrases } from './walk.ts';

/**
 * Decides how each mention refers: in full the first time, later by a pronoun where no other referent of the same
 * gender was mentioned in this sentence or the one before, otherwise by "that …" (or the name again).
 */
export function pronominalise(sentences: readonly Sentence[], realiser: Realiser): readonly Sentence[] {
  const memory: Memory = { seen: new Set(), window: [] };
  return sentences.map((sentence) => refer(sentence, memory, realiser));
}

interface Mentioned {
  readonly ref: string;
  readonly gender: Gender;
  readonly sentence: number;
}

interface Memory {
  readonly seen: Set<string>;
  window: Mentioned[];
  count?: number;
}

function refer(sentence: Sentence, memory: Memory, realiser: Realiser): Sentence {
  const number = (memory.count ?? 0) + 1;
  memory.count = number;
  memory.window = memory.window.filter((item) => item.sentence >= number - 1);
  return mapPhrases(sentence, (phrase) => {
    const ref = refOf(phrase);
    if (ref === undefined) return phrase;
    const gender = realiser.gender(phrase);
    const form = formOf(ref, gender, memory);
    memory.seen.add(ref);
    memory.window.push({ ref, gender, sentence: number });
    // A mention that does not stand in full drops what described it the first time.
    return form === 'full' ? phrase : shorten(phrase, form);
  });
}

const refOf = (phrase: Phrase): string | undefined => ('ref' in phrase ? phrase.ref : undefined);

/** Pronouns of unknown gender might mean anything. */
const clash = (a: Gender, b: Gender): boolean => a === b || a === 'unknown' || b === 'unknown';

function formOf(ref: string, gender: Gender, memory: Memory): Form {
  if (!memory.seen.has(ref)) return 'full';
  const near = memory.window.some((item) => item.ref === ref);
  const rivals = memory.window.some((item) => item.ref !== ref && clash(item.gender, gender));
  return near && !rivals && gender !== 'unknown' ? 'pronoun' : 'that';
}

function shorten(phrase: Phrase, form: Form): Phrase {
  if (phrase.is === 'fighter' || phrase.is === 'space') return { ...phrase, form, where: [] };
  if (phrase.is === 'card') {
    const { which, ref, amount, owner } = phrase;
    const named = which === 'theirs' || which === 'previous';
    return { is: 'card', which, ref, amount, form, ...(named && form === 'that' ? { owner } : {}) };
  }
  if (phrase.is === 'player' || phrase.is === 'token' || phrase.is === 'pile' || phrase.is === 'measure') return { ...phrase, form };
  return phrase;
}
