import type {
  CardPhrase,
  FighterPhrase,
  MeasurePhrase,
  Named,
  Phrase,
  PilePhrase,
} from '../../meaning/phrase.ts';
import type { Gender } from '../realiser.ts';
import { type Agreement, genderOf, grammarOf, type Noun, wordOf, wordsOf } from './noun.ts';
import { feminineTerms } from './terms.ts';
/** What each phrase agrees in. */

/** "ficha de névoa": the token's own name, called a token. */
export const tokenNoun = (token: Named): Noun => {
  const word = wordOf(token).replace(/^ficha de | token$/gi, '');
  if (word.toLowerCase() === 'token') return { one: 'ficha', many: 'fichas', gender: 'f' };
  return { one: `ficha de ${word}`, many: `fichas de ${word}`, gender: 'f' };
};

const HEADS: { readonly [H in 'fighter' | 'hero' | 'sidekick']: Noun } = {
  fighter: { one: 'combatente', many: 'combatentes', gender: 'm' },
  hero: { one: 'herói', many: 'heróis', gender: 'm' },
  sidekick: { one: 'ajudante', many: 'ajudantes', gender: 'm' },
};

/** The noun for a kind of fighter. */
export const headNoun = (head: FighterPhrase['head']): Noun =>
  typeof head === 'object' ? { one: wordOf(head), many: wordsOf(head), gender: genderOf(head) } : HEADS[head];

/** How words agree with a fighter phrase. */
export const fighterAgreement = (who: FighterPhrase): Agreement => ({
  gender: headNoun(who.head).gender,
  plural: who.quantity === 'some' || (who.quantity === 'each' && who.form === 'pronoun'),
});

/** Whether the phrase means several cards. */
export const isMany = (it: CardPhrase): boolean =>
  (it.amount?.n ?? 1) > 1 ||
  it.amount?.bound === 'any' ||
  it.which === 'rest' ||
  it.which === 'them' ||
  it.which === 'all';

/** The noun of a pile. */
export const PILES: { readonly [P in PilePhrase['pile']]: Noun } = {
  hand: { one: 'mão', many: 'mãos', gender: 'f' },
  deck: { one: 'baralho', many: 'baralhos', gender: 'm' },
  discard: { one: 'pilha de descartes', many: 'pilhas de descartes', gender: 'f' },
  aside: { one: 'cartas separadas', many: 'cartas separadas', gender: 'f' },
  play: { one: 'área de jogo', many: 'áreas de jogo', gender: 'f' },
  own: { one: 'pilha', many: 'pilhas', gender: 'f' },
};

/** The noun of that pile: one that a hero declares has its own. */
export const pileNoun = ({ pile, named }: PilePhrase): Noun =>
  named === undefined ? PILES[pile] : { one: wordOf(named), many: wordOf(named), gender: genderOf(named) };

/** How words agree with a pile. */
export const pileAgreement = (it: PilePhrase): Agreement => ({
  gender: pileNoun(it).gender,
  plural: it.pile === 'aside',
});

/** How words agree with a measure. */
export const measureAgreement = ({ measure: it, counter }: MeasurePhrase): Agreement => {
  // What is counted is told by its number, a masculine word: "o número de bobinas carregadas".
  const isMass = it === 'counter' && counter !== undefined && grammarOf(counter)?.plural === undefined;
  const feminine = it === 'health' || it === 'prediction' || (isMass && genderOf(counter) === 'f');
  return { gender: feminine ? 'f' : 'm', plural: false };
};

/** Several in one name: verbs stand in the plural. */
const isPair = (named: Named | undefined): boolean => named !== undefined && grammarOf(named)?.pair === true;

/** How words agree with a phrase. */
export function agreement(it: Phrase | undefined): Agreement {
  const f: Agreement = { gender: 'f', plural: false };
  const m: Agreement = { gender: 'm', plural: false };
  switch (it?.is) {
    case 'fighter':
      return fighterAgreement(it);
    case 'card':
      return it.which === 'thisAttack' ? m : { gender: 'f', plural: isMany(it) };
    case 'pile':
      return pileAgreement(it);
    case 'token':
    case 'ability':
      return f;
    case 'measure':
      return measureAgreement(it);
    case 'several':
      return { gender: it.of === 'token' ? 'f' : genderOf(it.kind), plural: it.n !== 1 };
    case 'effects':
      return { gender: 'm', plural: true };
    case 'plays':
      return { gender: it.role === 'defender' ? 'f' : 'm', plural: true };
    case 'list':
      return {
        gender: it.items.every((item) => agreement(item).gender === 'f') ? 'f' : 'm',
        plural: !it.or && it.form !== 'pronoun',
      };
    case 'label':
      return { gender: genderOf(it.named), plural: false };
    case 'name':
      if (it.of === 'card' || it.of === 'door') return f;
      // A player is "o jogador", whoever the hero is.
      return { gender: it.of === 'fighter' ? genderOf(it.named) : 'm', plural: !it.you && isPair(it.named) };
    case 'term':
      return feminineTerms.includes(it.term) ? f : m;
    default:
      return m;
  }
}

/** The gender of a phrase for pronouns. A number is never "ele"; whoever is not referred to again may be taken for one. */
export function gender(it: Phrase): Gender {
  if (it.is === 'measure' && it.measure === 'named') return 'n';
  if (it.is === 'fighter') {
    if (it.quantity === 'each' && it.ref !== undefined) return 'pl';
    if (typeof it.head === 'object' && grammarOf(it.head) === undefined) return 'unknown';
  }
  const { gender: one, plural } = agreement(it);
  return plural ? 'pl' : one;
}
