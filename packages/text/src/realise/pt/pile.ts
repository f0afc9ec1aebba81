import type { NamePhrase, PilePhrase, PlayerPhrase } from '../../meaning/phrase.ts';
import { PILES, pileAgreement, pileNoun } from './agreement.ts';
import { owned } from './figure.ts';
import { after, type Position, pronoun } from './noun.ts';

/** A player's hand, deck and discard pile in Portuguese. */

function whose(it: PilePhrase): string {
  if (it.pile === 'aside') return 'as cartas separadas';
  const noun = pileNoun(it);
  const of = it.of ?? it.owner;
  return of === undefined ? `${noun.gender === 'f' ? 'a' : 'o'} ${noun.one}` : owned(noun, of);
}

/** "sua mão", "o baralho dele". */
export function pile(it: PilePhrase, position: Position): string {
  return it.form === 'pronoun' ? pronoun(pileAgreement(it), position) : whose(it);
}

/** Where a card is put: "na sua mão", "no topo do seu baralho". */
export function intoPile(it: PilePhrase): string {
  if (it.end === 'top') return `no topo ${after('de', whose(it))}`;
  if (it.end === 'bottom') return `no fundo ${after('de', whose(it))}`;
  return it.pile === 'aside' ? 'à parte' : after('em', whose(it));
}

/** Somebody's hand. */
export const handOf = (owner: PlayerPhrase | NamePhrase): string => owned(PILES.hand, owner);
