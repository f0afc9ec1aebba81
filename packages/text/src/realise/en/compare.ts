import type { Act } from '../../meaning/clause.ts';
import type { AmountPhrase, MeasurePhrase, Phrase, PhraseOf } from '../../meaning/phrase.ts';
import { same } from '../../meaning/walk.ts';
import { phrase } from './phrase.ts';
import { comparator } from './quantity.ts';

/** Numbers that are compared in English. */

/** What can be called "that of" another card. */
const OF_CARDS: readonly MeasurePhrase['measure'][] = ['boost', 'printed', 'value'];

/** "less than that of your opponent's card": what is compared is named once. */
export function comparedWith(amount: AmountPhrase, compared: Phrase | undefined): string | undefined {
  const { equal } = amount;
  if (equal?.is !== 'measure' || compared?.is !== 'measure' || equal.of?.is !== 'card') return undefined;
  if (equal.measure !== compared.measure || !OF_CARDS.includes(equal.measure)) return undefined;
  return equal.of.form === 'pronoun'
    ? undefined
    : comparator(amount, `that of ${phrase(equal.of, 'object')}`);
}

/** Who has so much, and what it is: "more health", "more cards in hand". */
interface Owned {
  readonly who: Phrase;
  readonly what: 'health' | 'cards in hand';
}

function owned(it: Phrase | undefined): Owned | undefined {
  if (it?.is !== 'measure') return undefined;
  if (it.measure === 'health' && it.of?.is === 'fighter') return { who: it.of, what: 'health' };
  if (it.measure !== 'count' || it.of?.is !== 'card') return undefined;
  const { pile, ...rest } = it.of;
  // Nothing else is asked of the cards.
  const who = pile?.pile === 'hand' && same(rest, { is: 'card', which: 'some' }) ? pile.owner : undefined;
  return who === undefined ? undefined : { who, what: 'cards in hand' };
}

const HAVING: { readonly [B in NonNullable<AmountPhrase['bound']>]?: (what: Owned['what']) => string } = {
  moreThan: (what) => `more ${what}`,
  lessThan: (what) => (what === 'health' ? `less ${what}` : `fewer ${what}`),
};

/** "Your opponent has more cards in hand than you": who has, how much, and than whom. */
export function possessionsCompared({
  verb,
  roles: { agent, amount },
  not,
}: Act): { readonly who: Phrase; readonly much: string } | undefined {
  if (verb !== 'equal' || not || amount?.is !== 'amount' || amount.bound === undefined) return undefined;
  const [one, other] = [owned(agent), owned(amount.equal)];
  const having = HAVING[amount.bound];
  if (one === undefined || other === undefined || one.what !== other.what || having === undefined)
    return undefined;
  return { who: one.who, much: `${having(one.what)} than ${phrase(named(other.who), 'object')}` };
}

/** Whoever has more is compared with somebody, never with a pronoun that could be either. */
const named = (who: Phrase): Phrase =>
  who.is === 'fighter' && who.form === 'pronoun'
    ? ({ ...who, form: 'that' } satisfies PhraseOf<'fighter'>)
    : who;
