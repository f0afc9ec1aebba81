import { nouns } from '../../lexicon/uk/nouns.ts';
import type { PilePhrase } from '../../meaning/phrase.ts';
import { words } from '../words.ts';
import { agreementOf, pileNoun } from './agreement.ts';
import { possessed } from './figure.ts';
import { after, declined, type Head, inCase, pronoun, type Spot } from './noun.ts';
import { keyOf } from './possession.ts';
/** A player's hand, deck and discard pile in Ukrainian. */

/** "свого скиду", "руку суперника". */
export function pile(it: PilePhrase, spot: Spot): string {
  if (it.form === 'pronoun') return pronoun(agreementOf(it), spot);
  const head: Head =
    it.pile === 'aside' ? { noun: nouns.card, count: 'pl', adjectives: ['aside'] } : { noun: pileNoun(it) };
  const of = it.of ?? it.owner;
  const bare = of === undefined || it.pile === 'aside' || it.pile === 'play';
  return bare ? declined(head, spot.case) : possessed(head, of, spot);
}

/** One's own hand needs no owner: "на руку". */
function unowned(it: PilePhrase, spot: Spot): PilePhrase {
  const own = it.pile === 'hand' && it.owner !== undefined && keyOf(it.owner) === spot.subject;
  return own && it.form !== 'pronoun' ? { ...it, owner: undefined } : it;
}

/** "на руці", "у скиді". */
export const inPile = (it: PilePhrase, spot: Spot): string =>
  words(
    it.pile === 'hand' ? 'на' : it.pile === 'aside' ? 'серед' : '{в}',
    pile(unowned(it, spot), after(spot, it.pile === 'aside' ? 'gen' : 'loc')),
  );

/** "з руки", "зі скиду". */
export const fromPile = (it: PilePhrase, spot: Spot): string =>
  words('{з}', pile(unowned(it, spot), after(spot, 'gen')));

/** Where a card is put: "на руку", "на верх своєї колоди". */
export function intoPile(it: PilePhrase, spot: Spot): string {
  if (it.end === 'top') return words('на верх', pile(it, inCase(spot, 'gen')));
  if (it.end === 'bottom') return words('на низ', pile(it, inCase(spot, 'gen')));
  if (it.pile === 'aside') return '{у}бік';
  return words(it.pile === 'hand' ? 'на' : '{в}', pile(unowned(it, spot), after(spot, 'acc')));
}
