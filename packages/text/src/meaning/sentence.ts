import type { Act, Cond, When } from './clause.ts';
import type { AmountPhrase, Named } from './phrase.ts';

/** What a sentence begins with. */
export type Lead =
  | { readonly lead: 'if' | 'while'; readonly cond: Cond }
  | { readonly lead: 'otherwise' | 'thisTurn' }
  | { readonly lead: 'mark'; readonly symbol: Named }
  /** So many times: "for each card discarded this way, …". */
  | { readonly lead: 'times'; readonly amount: AmountPhrase }
  | { readonly lead: 'when'; readonly when: When };

/** One sentence: what it depends on, what is done, and, for choices, the list that follows. */
export interface Sentence {
  readonly leads: readonly Lead[];
  readonly acts: readonly Act[];
  readonly join: 'and' | 'then';
  /** What the act is done for: "spend 2 Rage to …". */
  readonly purpose?: readonly Act[];
  /** What else holds under the same leads, with leads of its own: "…, and whenever he wins a combat, …". */
  readonly and?: readonly Sentence[];
  /** The items of a list, each with its own sentences. */
  readonly items?: readonly (readonly Sentence[])[];
}

/** A sentence with one act. */
export const sentence = (act: Act, leads: readonly Lead[] = []): Sentence => ({
  leads,
  acts: [act],
  join: 'and',
});
