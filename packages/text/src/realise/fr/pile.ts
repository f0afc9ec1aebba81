import type { PilePhrase } from '../../meaning/phrase.ts';
import { words } from '../words.ts';
import { figure } from './figure.ts';
import { type Agreement, de, demonstrative, grammarOf, localName, type Np, possessed } from './noun.ts';

/** A player's hand, deck and discard pile in French. */

const PILES = {
  hand: { noun: 'main', gender: 'f' },
  deck: { noun: 'deck', gender: 'm' },
  discard: { noun: 'défausse', gender: 'f' },
  aside: { noun: 'cartes mises de côté', gender: 'f', plural: true },
  play: { noun: 'zone de jeu', gender: 'f' },
  own: { noun: 'pile', gender: 'f' },
} as const;

/** The noun of a pile: one that a hero declares has its own. */
function nounOf({ pile: word, named }: PilePhrase): { readonly noun: string } & Agreement {
  if (named === undefined) return PILES[word];
  return { noun: localName(named), gender: grammarOf(named)?.gender ?? 'm' };
}

/** "votre main", "la main de votre adversaire", in the log "sa main". */
export function pile(it: PilePhrase): Np {
  const { noun, ...form } = nounOf(it);
  if (it.form === 'pronoun') return { text: '', ...form, thing: true, pronoun: true };
  const of = it.of ?? it.owner;
  const text = of === undefined ? theirOwn(noun, form) : possessed(figure(of), noun, form);
  return { text, ...form, thing: true };
}

/** What belongs to whoever the sentence is about. */
const theirOwn = (noun: string, { gender, plural }: Agreement): string =>
  `${plural ? 'ses' : gender === 'f' ? 'sa' : 'son'}° ${noun}`;

const ENDS = { top: 'le dessus', bottom: 'le dessous' } as const;

/** "votre main", "le dessus de votre deck". */
function pileEnd(it: PilePhrase): string {
  const whole = pile(it);
  return it.end === undefined ? whole.text : words(ENDS[it.end], de(whole));
}

/** Where a card is put: "dans votre main", "sous votre deck". */
export function intoPile(it: PilePhrase): string {
  const named = { ...it, form: undefined };
  const { text } = pile(named);
  if (it.end === 'top') return `sur ${pileEnd(named)}`;
  if (it.end === 'bottom') return `sous ${text}`;
  if (it.pile === 'aside') return 'de côté';
  return `dans ${text}`;
}

/** "1 carte de cette main": with "en" it would be counted twice. */
export const thatPile = (it: PilePhrase): string => {
  const { noun, gender } = nounOf(it);
  return demonstrative(noun, { gender });
};
