import type { Act } from '../../meaning/clause.ts';
import type { AmountPhrase, MeasurePhrase, Phrase } from '../../meaning/phrase.ts';
import { same } from '../../meaning/walk.ts';
import { words } from '../words.ts';
import { de, key, que, strong, subject } from './noun.ts';
import { np } from './phrase.ts';
import { amountHead, comparator, measure } from './quantity.ts';
import { conjugate } from './verb.ts';

/** Numbers that are compared in French. */

/** Measures that belong to a card or a fighter. */
const SHARED: readonly MeasurePhrase['measure'][] = ['boost', 'printed', 'value', 'health'];
const THAT = { m: 'celui', f: 'celle', mp: 'ceux', fp: 'celles' } as const;

/** "inférieure à celle de la carte de votre adversaire": what is compared is named once. */
export function comparedWith(amount: AmountPhrase, compared: Phrase | undefined): string {
  const { equal } = amount;
  if (equal?.is !== 'measure' || compared?.is !== 'measure' || equal.of === undefined)
    return amountHead(amount);
  const alike = equal.measure === compared.measure && SHARED.includes(equal.measure);
  const of = np(equal.of);
  if (!alike || of.pronoun) return amountHead(amount);
  const it = measure(equal);
  return comparator(amount, equal, { ...it, text: words(THAT[key(it)], de(of)) });
}

/** Whose hand is counted, if nothing else is asked of its cards. */
function handOf(it: Phrase | undefined): Phrase | undefined {
  if (it?.is !== 'measure' || it.measure !== 'count' || it.of?.is !== 'card') return undefined;
  const { pile, ...rest } = it.of;
  return pile?.pile === 'hand' && same(rest, { is: 'card', which: 'some' }) ? pile.owner : undefined;
}

/** "Votre adversaire a plus de cartes en main que vous". */
export function handsCompared({ verb, roles: { agent, amount }, not }: Act): string | undefined {
  if (verb !== 'equal' || not || amount?.is !== 'amount') return undefined;
  const [who, than] = [handOf(agent), handOf(amount.equal)];
  const more = amount.bound === 'moreThan' ? 'plus' : amount.bound === 'lessThan' ? 'moins' : undefined;
  if (who === undefined || than === undefined || more === undefined) return undefined;
  const have = conjugate({ base: 'avoir', mood: 'finite', subject: np(who), clitics: [] });
  return words(subject(np(who)), have, `${more} de cartes en main`, que(strong(np(than))));
}
