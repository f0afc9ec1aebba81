import type { CardPhrase, Phrase, PilePhrase } from '../../meaning/phrase.ts';
import { amountHead, amountTail } from './amount.ts';
import {
  type Agreement,
  after,
  enumerate,
  type Noun,
  nameOf,
  type Position,
  pronoun,
  quoted,
  wordOf,
  words,
} from './noun.ts';
import { owned, phrase, prepared } from './phrase.ts';

/** Cards and piles in Portuguese. */

const ONE: Agreement = { gender: 'f', plural: false };
const MANY: Agreement = { gender: 'f', plural: true };
const CARD: Noun = { one: 'carta', many: 'cartas', gender: 'f' };

/** Whether the phrase means several cards. */
export const isMany = (it: CardPhrase): boolean =>
  (it.amount?.n ?? 1) > 1 ||
  it.amount?.bound === 'any' ||
  it.which === 'rest' ||
  it.which === 'them' ||
  it.which === 'all';

/** A card or several; `prep` says whether it is taken from the pile or lies in it. */
export function card(it: CardPhrase, position: Position, prep: 'em' | 'de' = 'em'): string {
  const many = isMany(it);
  if (it.which === 'rest') return 'as restantes';
  if (it.which === 'them') {
    return it.amount === undefined
      ? pronoun(MANY, position)
      : `${amountHead({ ...it.amount, unit: 'value' })} delas`;
  }
  if (it.form === 'pronoun') return pronoun(many ? MANY : ONE, position);
  switch (it.which) {
    case 'this':
      return 'esta carta';
    case 'thisAttack':
      return 'este ataque';
    case 'theirs':
      return it.owner === undefined ? 'essa carta' : owned(CARD, it.owner);
    case 'previous':
      if (it.form === 'that') return 'essa carta';
      return `a carta que ${it.owner === undefined ? 'ele' : phrase(it.owner, 'subject')} jogou no primeiro combate`;
    default:
      break;
  }
  if (it.form === 'that') return many ? 'essas cartas' : 'essa carta';
  return described(it, prep);
}

function described(it: CardPhrase, prep: 'em' | 'de'): string {
  const { amount } = it;
  const chosen = it.chosenBy === undefined ? '' : words('à escolha', prepared('de', it.chosenBy));
  if (it.which === 'top') return top(it);
  if (it.which === 'all') return words('todas as', cardNoun(it, true, prep));
  if (it.titles !== undefined && amount === undefined) return cardNoun(it, false, prep);
  if (amount === undefined) return words('uma', cardNoun(it, false, prep), chosen);
  const many = amount.n === undefined || amount.n > 1;
  const number = it.titles === undefined ? amountOf(it) : '';
  return words(number, cardNoun(it, many, prep), chosen, amountTail(amount));
}

/** "exatamente 3", "qualquer quantidade de". */
function amountOf({ amount }: CardPhrase): string {
  if (amount === undefined) return '';
  const head = amountHead({ ...amount, unit: 'value' });
  return amount.n === undefined && amount.equal === undefined ? `${head} de` : head;
}

function top(it: CardPhrase): string {
  const n = it.amount?.n ?? 1;
  const pile = it.pile === undefined ? 'da pilha' : prepared('de', it.pile);
  return n === 1 ? `a carta do topo ${pile}` : `as ${n} cartas do topo ${pile}`;
}

const TYPES = {
  attack: 'de ataque',
  defense: 'de defesa',
  scheme: 'de tática',
  versatile: ['versátil', 'versáteis'],
} as const;

function typeOf({ type }: CardPhrase, many: boolean): string {
  if (type === undefined) return '';
  const said = TYPES[type];
  return typeof said === 'string' ? said : said[many ? 1 : 0];
}

/** The noun with everything a filter asks for. */
export function cardNoun(it: CardPhrase, many: boolean, prep: 'em' | 'de'): string {
  const user = it.user === undefined || it.user === 'any' ? '' : after('de', nameOf(it.user));
  const tag = it.tag === undefined ? '' : `de ${wordOf(it.tag).toUpperCase()}`;
  const random = it.random ? (many ? 'aleatórias' : 'aleatória') : '';
  const head =
    it.titles === undefined
      ? words(many ? 'cartas' : 'carta', typeOf(it, many), tag, user, random)
      : enumerate(
          it.titles.map((title) => quoted(wordOf(title))),
          'or',
        );
  const value = it.value === undefined ? '' : `com ${valueNamed(it.value)}`;
  const playable = it.playable ? 'com a qual o combatente inimigo possa atacar' : '';
  const pile = it.pile === undefined ? '' : prepared(prep, it.pile);
  return words(head, value, pile, playable);
}

const valueNamed = (value: Phrase): string =>
  value.is === 'measure' && value.measure === 'named'
    ? 'esse valor impresso'
    : words('valor impresso', prepared('igual a', value));

const PILES: { readonly [P in PilePhrase['pile']]: Noun } = {
  hand: { one: 'mão', many: 'mãos', gender: 'f' },
  deck: { one: 'baralho', many: 'baralhos', gender: 'm' },
  discard: { one: 'pilha de descartes', many: 'pilhas de descartes', gender: 'f' },
  aside: { one: 'cartas separadas', many: 'cartas separadas', gender: 'f' },
  play: { one: 'área de jogo', many: 'áreas de jogo', gender: 'f' },
};

/** How words agree with a pile. */
export const pileAgreement = (it: PilePhrase): Agreement => ({
  gender: PILES[it.pile].gender,
  plural: it.pile === 'aside',
});

function whose({ pile: word, owner }: PilePhrase): string {
  if (word === 'aside') return 'as cartas separadas';
  const noun = PILES[word];
  return owner === undefined ? `${noun.gender === 'f' ? 'a' : 'o'} ${noun.one}` : owned(noun, owner);
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
export const handOf = (owner: Phrase): string => owned(PILES.hand, owner);
