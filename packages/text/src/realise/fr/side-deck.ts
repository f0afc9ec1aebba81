import type { Verb } from '../../meaning/clause.ts';
import type { Phrase } from '../../meaning/phrase.ts';
import { words } from '../words.ts';
import { agree, definite, grammarOf, indefinite, type Np } from './noun.ts';

/** Cards of a side deck in French, by what they are called where that is known: "le Charme révélé". */

/** Verbs of what lies open or discarded beside a side deck. */
export const isOfSideDeck = (verb: Verb): verb is 'discardOpen' | 'buryDiscarded' | 'noneOpen' =>
  verb === 'discardOpen' || verb === 'buryDiscarded' || verb === 'noneOpen';

/** What each card of a side deck is, where its grammar is known. */
export function cardOf(it: Phrase | undefined): Np | undefined {
  if (it?.is !== 'label' || it.named.card === undefined) return undefined;
  const known = grammarOf({ slug: 'card', ...it.named.card });
  return known?.plural === undefined ? undefined : { text: known.name, gender: known.gender };
}

/** "le Charme révélé", "un Charme défaussé". */
export function oneOf(it: Phrase, state: 'revealed' | 'discarded'): string {
  const card = cardOf(it);
  if (card === undefined) return '';
  return state === 'revealed'
    ? agree(words(definite(card.text, card), 'révélé~'), card)
    : agree(words(indefinite(card.text, card), 'défaussé~'), card);
}
