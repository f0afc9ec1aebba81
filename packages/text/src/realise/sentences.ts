import type { Cond } from '../meaning/clause.ts';
import type { Named } from '../meaning/phrase.ts';
import type { Lead, Sentence } from '../meaning/sentence.ts';
import { capital } from './words.ts';

/** How sentences are put together in every language; the words come from the realiser. */

/** What a language says itself. */
export interface SentenceWords {
  /** "if you won this combat"; empty for a lead without words. */
  lead(lead: Exclude<Lead, { readonly lead: 'mark' }>): string;
  /** What is done, without the list that may follow. */
  body(sentence: Sentence): string;
  /** What stands between two things that hold at once, with its comma and blanks. */
  readonly and: string;
  /** A symbol over an effect, without its brackets. */
  mark(symbol: Named): string;
}

/** Whole sentences as one text. */
export function sentencesText(sentences: readonly Sentence[], say: SentenceWords): string {
  return sentences.reduce((done, next) => {
    const said = sentenceText(next, say);
    if (done === '') return said;
    return `${done}${done.includes('•') && !done.endsWith('\n') ? '\n' : ' '}${said}`;
  }, '');
}

function sentenceText(sentence: Sentence, say: SentenceWords): string {
  const marks = sentence.leads.flatMap((lead) =>
    lead.lead === 'mark' ? [`[${capital(say.mark(lead.symbol))}]`] : [],
  );
  const said = capital([sentence, ...(sentence.and ?? [])].map((part) => led(part, say)).join(say.and));
  const start = marks.length > 0 ? `${marks.join(' ')} ` : '';
  if (sentence.items === undefined) return `${start}${said}.`;
  return `${start}${said}:${sentence.items.map((item) => `\n• ${sentencesText(item, say)}`).join('')}`;
}

/** Leads and body. */
function led(sentence: Sentence, say: SentenceWords): string {
  const leads = sentence.leads.flatMap((lead) => (lead.lead === 'mark' ? [] : [say.lead(lead)]));
  return [...leads.filter((text) => text !== ''), say.body(sentence)].join(', ');
}

/** Facts with, for each, whether its subject was said just before: "Alice is big and adjacent to …". */
export function sharedSubjects(conds: readonly Cond[]): readonly { cond: Cond; again: boolean }[] {
  let last: string | undefined;
  return conds.map((cond) => {
    if (!('fact' in cond)) return { cond, again: false };
    const agent = cond.fact.roles.agent;
    const key =
      agent !== undefined && 'ref' in agent ? agent.ref : agent?.is === 'player' ? agent.who : undefined;
    const again = key !== undefined && key === last;
    last = key;
    return { cond, again };
  });
}
