import type { CardType } from '@peerless/language';
import type { AmountPhrase, CardPhrase, Named, Phrase, PilePhrase } from '../../phrase.ts';
import { words } from '../words.ts';
import { amountHead } from './amount.ts';
import {
  type Agreement,
  a,
  agree,
  de,
  demonstrative,
  localName,
  type Np,
  nameOf,
  possessed,
  que,
  quoted,
  row,
  subject,
} from './noun.ts';
import { np } from './phrase.ts';

/** Cards and piles in French. */

/** Cards are feminine. */
export const CARD: Agreement = { gender: 'f' };

const TYPES: { readonly [T in CardType]: string } = {
  attack: 'Attaque',
  defense: 'Défense',
  scheme: 'Stratagème',
  versatile: 'polyvalent~',
};

const PILES = {
  hand: { noun: 'main', gender: 'f' },
  deck: { noun: 'deck', gender: 'm' },
  discard: { noun: 'défausse', gender: 'f' },
  aside: { noun: 'cartes mises de côté', gender: 'f', plural: true },
  play: { noun: 'zone de jeu', gender: 'f' },
} as const;

/** "votre main", "la main de votre adversaire", in the log "sa main". */
export function pile(it: PilePhrase): Np {
  const { noun, ...form } = PILES[it.pile];
  if (it.form === 'pronoun') return { text: '', ...form, thing: true, pronoun: true };
  const text = it.owner === undefined ? theirOwn(noun, form) : possessed(np(it.owner), noun, form);
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

/** Whether more than one card is meant. */
export const isSeveral = (it: CardPhrase): boolean =>
  (it.amount?.n ?? 1) > 1 ||
  it.amount?.bound === 'any' ||
  it.which === 'all' ||
  it.which === 'rest' ||
  it.which === 'them';

/** A card or several; `held`: as something one has. */
export function card(it: CardPhrase, held = false): Np {
  const form = { ...CARD, plural: isSeveral(it) };
  const of = (text: string): Np => ({ text, ...form, thing: true });
  if (it.which === 'rest') return of('les autres');
  if (it.which === 'them')
    return it.amount === undefined
      ? { ...of(''), pronoun: true }
      : { ...of(amountHead({ ...it.amount, unit: 'value' })), from: 'en' };
  if (it.form === 'pronoun') return { ...of(''), pronoun: true };
  const fixed = one(it);
  if (fixed !== undefined) return of(fixed);
  if (it.form === 'that') return of(form.plural ? 'ces cartes' : 'cette carte');
  return of(described(it, held));
}

/** Cards there is only one of. */
function one(it: CardPhrase): string | undefined {
  switch (it.which) {
    case 'this':
      return 'cette carte';
    case 'thisAttack':
      return 'cette attaque';
    case 'theirs':
      return it.owner === undefined ? 'cette carte' : possessed(np(it.owner), 'carte', CARD);
    case 'previous':
      if (it.form === 'that' || it.owner === undefined) return undefined;
      return words('la carte', que(subject(np(it.owner))), 'a jouée lors du premier combat');
    default:
      return undefined;
  }
}

function described(it: CardPhrase, held: boolean): string {
  const { amount } = it;
  const chosen = it.chosenBy === undefined ? '' : words(', au choix', de(np(it.chosenBy)));
  if (it.which === 'top' || it.which === 'topOfDiscard') return top(it);
  if (it.which === 'all') return words('toutes les', cardNoun(it, true, held));
  if (it.titles !== undefined) return words(cardNoun(it, false, held), chosen);
  if (amount === undefined) return words('une', cardNoun(it, false, held), chosen);
  return words(numbered(it, amount, held), chosen);
}

/** "2 cartes de votre main", "exactement 3 cartes en main", "2 cartes ou plus". */
function numbered(it: CardPhrase, amount: AmountPhrase, held: boolean): string {
  const many = amount.n === undefined ? true : amount.n > 1;
  const noun = cardNoun({ ...it, pile: undefined }, many, held);
  return words(amountHead(amount, { one: noun, other: noun, gender: 'f' }), fromPile(it, held));
}

function top(it: CardPhrase): string {
  const n = it.amount?.n ?? 1;
  const from = it.pile === undefined ? 'de la pile' : it.pile.form === 'pronoun' ? '' : de(np(it.pile));
  return n === 1 ? words('la première carte', from) : words(`les ${n} premières cartes`, from);
}

/** "1 carte de cette main": with "en" it would be counted twice. */
const thatPile = ({ pile: word }: PilePhrase): string => {
  const { noun, gender } = PILES[word];
  return demonstrative(noun, { gender });
};

function fromPile(it: CardPhrase, held: boolean): string {
  if (it.pile === undefined) return '';
  if (it.pile.form === 'pronoun') return `de ${thatPile(it.pile)}`;
  if (!held) return de(np(it.pile));
  return it.pile.pile === 'hand' ? 'en main' : `dans ${np(it.pile).text}`;
}

/** "cartes de M. Hyde": whoever may play it. */
const ofUser = (user: Named): string => de(nameOf(user));

/** The noun with everything a filter asks for. */
export function cardNoun(it: CardPhrase, many: boolean, held = false): string {
  const head =
    it.titles === undefined
      ? words(
          many ? 'cartes' : 'carte',
          it.type === undefined ? '' : TYPES[it.type],
          it.tag === undefined ? '' : localName(it.tag).toUpperCase(),
          it.user === undefined || it.user === 'any' ? '' : ofUser(it.user),
        )
      : row(
          it.titles.map((title) => quoted(localName(title))),
          'ou',
        );
  const value = it.value === undefined ? '' : valueNamed(it.value);
  const playable = it.playable ? 'avec laquelle le combattant adverse pourrait attaquer' : '';
  const random = it.random ? 'au hasard' : '';
  return agree(words(head, value, fromPile(it, held), random, playable), { ...CARD, plural: many });
}

/** "ayant une valeur imprimée de 4", "… égale à ce nombre". */
function valueNamed(value: Phrase): string {
  if (value.is === 'measure' && value.measure === 'named') return 'ayant cette valeur imprimée';
  const it = np(value);
  return words('ayant une valeur imprimée', value.is === 'number' ? de(it) : words('égale', a(it)));
}
