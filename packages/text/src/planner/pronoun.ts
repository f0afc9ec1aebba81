import type { Form, Phrase } from '../meaning/phrase.ts';
import type { Sentence } from '../meaning/sentence.ts';
import { mapPhrases } from '../meaning/walk.ts';
import type { Gender, Realiser } from '../realise/realiser.ts';

/**
 * Decides how each mention refers: in full the first time, later by a pronoun where no other referent of the same
 * gender was mentioned in this sentence or the one before, otherwise by "that …" (or the name again). `before`: what
 * was mentioned already.
 */
export function pronominalise(
  sentences: readonly Sentence[],
  realiser: Realiser,
  before: ReadonlySet<string> = new Set(),
): readonly Sentence[] {
  return resolve(sentences, { seen: new Set(before), window: [], count: 0, mark: undefined }, realiser);
}

function resolve(sentences: readonly Sentence[], memory: Memory, realiser: Realiser): readonly Sentence[] {
  return sentences.map((sentence) => {
    const { items, ...rest } = sentence;
    const said: Sentence = refer(rest, memory, realiser);
    if (items === undefined) return said;
    // Only some items of a list will be read together, so each speaks for itself.
    const apart = items.map((item) =>
      resolve(item, { ...memory, seen: new Set(memory.seen), window: [] }, realiser),
    );
    return { ...said, items: apart };
  });
}

interface Mentioned {
  readonly ref: string;
  readonly gender: Gender;
  readonly sentence: number;
  readonly isFighter: boolean;
  /** Only part of another phrase: "a space adjacent to Sun Wukong". */
  readonly isInner: boolean;
}

interface Memory {
  readonly seen: Set<string>;
  window: Mentioned[];
  count: number;
  /** The symbol that the last sentence stood under. */
  mark: string | undefined;
}

const markOf = ({ leads }: Sentence): string | undefined =>
  leads.flatMap((lead) => (lead.lead === 'mark' ? [lead.symbol.slug] : [])).at(0);

function refer(sentence: Sentence, memory: Memory, realiser: Realiser): Sentence {
  memory.count++;
  const number = memory.count;
  const mark = markOf(sentence);
  // What stands under another symbol is not resolved together with this, so no pronoun refers back to it.
  const apart = mark !== undefined && memory.mark !== undefined && mark !== memory.mark;
  memory.mark = mark;
  memory.window = apart ? [] : memory.window.filter((item) => item.sentence >= number - 1);
  const change = (phrase: Phrase, around?: Phrase): Phrase => {
    if (phrase.is === 'list' && phrase.each && allNear(phrase, memory))
      return { ...phrase, items: [], form: 'pronoun' };
    const ref = refOf(phrase);
    if (ref === undefined) return phrase;
    const hidesGender = realiser.hidesOwner === true && phrase.is === 'fighter' && isOwned(around);
    const form = formOf(ref, realiser.gender(phrase), hidesGender, memory);
    // A mention that does not stand in full drops what described it the first time.
    return form === 'full' ? phrase : shorten(phrase, form);
  };
  const done = (phrase: Phrase, around?: Phrase): void => {
    const isFighter = phrase.is === 'fighter';
    const ref = refOf(phrase) ?? (realiser.strict && isFighter ? NOBODY : undefined);
    if (ref === undefined) return;
    memory.seen.add(ref);
    const isInner = around !== undefined && around.is !== 'list';
    memory.window.push({ ref, gender: realiser.gender(phrase), sentence: number, isFighter, isInner });
  };
  return mapPhrases(sentence, change, done);
}

/** What is called by its owner: "their space", "their attacks", "their health". */
const isOwned = (it: Phrase | undefined): boolean =>
  it?.is === 'space' || it?.is === 'measure' || (it?.is === 'plays' && it.role === 'attacker');

/** "They each recover": everybody in the list was named in this very sentence. */
function allNear({ items }: Extract<Phrase, { is: 'list' }>, memory: Memory): boolean {
  return items.every((item) => {
    const ref = refOf(item);
    return (
      ref !== undefined && memory.window.some((seen) => seen.ref === ref && seen.sentence === memory.count)
    );
  });
}

/** Fighters without a reference of their own. */
const NOBODY = '';

const refOf = (phrase: Phrase): string | undefined => ('ref' in phrase ? phrase.ref : undefined);

/** Pronouns of unknown gender might mean anything. */
const clash = (a: Gender, b: Gender): boolean => a === b || (b === 'unknown' && a !== 'pl');

/** `hidesGender`: the pronoun would fit any single fighter. */
function formOf(ref: string, gender: Gender, hidesGender: boolean, memory: Memory): Form {
  if (!memory.seen.has(ref)) return 'full';
  const last = memory.window.findLast((item) => item.ref === ref);
  if (last === undefined || gender === 'unknown') return 'that';
  const since = memory.window.lastIndexOf(last);
  // Who stood in the same sentence comes to mind before somebody who was only part of another phrase.
  const isNear = (item: Mentioned, index: number): boolean =>
    item.ref === NOBODY && !last.isInner ? index > since : item.sentence >= last.sentence;
  const isAlike = (item: Mentioned): boolean =>
    clash(gender, item.gender) || (hidesGender && item.isFighter && gender !== 'pl' && item.gender !== 'pl');
  const rival = (item: Mentioned, index: number): boolean =>
    item.ref !== ref && isNear(item, index) && isAlike(item);
  return memory.window.some(rival) ? 'that' : 'pronoun';
}

function shorten(phrase: Phrase, form: Form): Phrase {
  if (phrase.is === 'space' && phrase.quantity === 'the') return { ...phrase, form };
  if (phrase.is === 'fighter' || phrase.is === 'space') return { ...phrase, form, where: [] };
  if (phrase.is === 'card') {
    const { which, ref, amount, owner, looked, unseen } = phrase;
    if (which === 'this' || which === 'thisAttack' || which === 'yours') return phrase;
    const whose = which === 'theirs' && form === 'that' ? { owner } : {};
    const known = { ...(looked ? { looked } : {}), ...(unseen ? { unseen } : {}) };
    return { is: 'card', which, ref, amount, form, ...whose, ...known };
  }
  if (phrase.is === 'player' || phrase.is === 'token' || phrase.is === 'pile' || phrase.is === 'measure')
    return { ...phrase, form };
  return phrase;
}
