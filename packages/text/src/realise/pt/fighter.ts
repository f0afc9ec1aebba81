import type { FighterPhrase, Named, Phrase, SpacePhrase, TokenPhrase, Where } from '../../phrase.ts';
import {
  type Agreement,
  after,
  enumerate,
  genderOf,
  inO,
  type Noun,
  nameOf,
  none,
  one,
  type Position,
  pronoun,
  that,
  the,
  wordOf,
  words,
  wordsOf,
  your,
} from './noun.ts';
import { owned, phrase, prepared } from './phrase.ts';
import { quality } from './where.ts';

/** Fighters, spaces and tokens in Portuguese. */

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

const DEMONSTRATED = {
  mine: 'seu combatente',
  theirs: 'o combatente inimigo',
  attacker: 'o combatente atacante',
  user: 'o combatente que jogou esta carta',
} as const;

/** The one fighter that is meant, without anything that describes it. */
function known(who: FighterPhrase): string {
  const noun = headNoun(who.head);
  const sure = { gender: noun.gender, plural: false };
  if (who.owner !== undefined) {
    return who.form === 'that' ? words(that(sure), noun.one) : owned(noun, who.owner);
  }
  if (who.part !== undefined && who.part !== 'both') return DEMONSTRATED[who.part];
  if (typeof who.head === 'object' && who.quantity === 'the') return nameOf(who.head);
  return words(that(sure), noun.one);
}

const SIDES = { friendly: 'aliado', opposing: 'inimigo' } as const;

/** Noun, adjectives and what follows them. */
function described(who: FighterPhrase, plural: boolean, position: Position): string {
  const noun = headNoun(who.head);
  const sure = { gender: noun.gender, plural };
  const side = who.side === undefined || who.side === 'own' ? '' : inO(SIDES[who.side], sure);
  const part = who.part === 'both' ? 'deste combate' : '';
  const choice = who.chosenBy === undefined ? '' : choiceOf(who.chosenBy);
  // "Coloque um combatente na zona de …" would say where to.
  const located = (where: Where): string =>
    words(position === 'object' && isPlace(where) ? PRESENT[plural ? 1 : 0] : '', quality(where, sure));
  return words(plural ? noun.many : noun.one, side, part, qualities(who.where, sure, located), choice);
}

const PRESENT = ['que esteja', 'que estejam'] as const;

const isPlace = ({ how }: Where): boolean => ['inZone', 'outOfZone', 'onToken', 'at', 'under'].includes(how);

/** Adjectives, then everything else with "e" between. */
function qualities(
  where: readonly Where[],
  sure: Agreement,
  say: (where: Where) => string = (item) => quality(item, sure),
): string {
  const isAdjective = ({ how }: Where): boolean => how === 'defeated' || how === 'empty';
  const rest = where.filter((item) => !isAdjective(item)).map(say);
  return words(...where.filter(isAdjective).map(say), enumerate(rest));
}

/** "à escolha do seu oponente". */
const choiceOf = (by: Phrase): string => words('à escolha', prepared('de', by));

/** "cada um dos seus combatentes". */
function ofYours(who: FighterPhrase, counter: string, position: Position): string {
  const sure = { gender: headNoun(who.head).gender, plural: true };
  return words(
    counter,
    after('de', your(sure)),
    who.other ? inO('outro', sure) : '',
    described(who, true, position),
  );
}

/** A fighter or a set of fighters. */
export function fighter(who: FighterPhrase, position: Position): string {
  const sure = { gender: headNoun(who.head).gender, plural: false };
  // "Coloque-o" could mean any fighter on the card.
  if (who.form === 'pronoun' && who.part === 'mine' && position === 'object') return known(who);
  if (who.form === 'pronoun') return pronoun(fighterAgreement(who), position);
  if (who.form === 'that' || who.quantity === 'the') return known(who);
  const own = who.side === 'own' && typeof who.head === 'string';
  const other = who.other ? inO('outro', sure) : '';
  switch (who.quantity) {
    case 'each':
      if (own) return ofYours(who, `cada ${one(sure)}`, position);
      return words('cada', other, described(who, false, position));
    case 'some': {
      const many = { ...sure, plural: true };
      const owner = own ? your(many) : '';
      return words(owner, who.other ? inO('outro', many) : '', described(who, true, position));
    }
    case 'bare':
      return own ? ofYours(who, one(sure), position) : words(other, described(who, false, position));
    case 'no':
      return own
        ? ofYours(who, none(sure), position)
        : words(none(sure), other, described(who, false, position));
    default:
      if (own) return ofYours(who, one(sure), position);
      return words(who.other ? other : one(sure), described(who, false, position));
  }
}

const SPACE: Agreement = { gender: 'm', plural: false };

/** A space. */
export function space(at: SpacePhrase, position: Position): string {
  const left = at.where.find((where) => where.how === 'left');
  if (left !== undefined) return `o espaço em que ${phrase(left.who, 'subject')} estava`;
  if (at.form === 'pronoun') return pronoun(SPACE, position);
  if (at.form === 'that' || at.quantity === 'the') return 'esse espaço';
  const under = at.where.find((where) => where.how === 'under');
  if (under !== undefined && at.where.length === 1) return owned(SPACES, under.who);
  const same = at.where.find((where) => where.how === 'sameAs');
  if (same !== undefined && at.where.length === 1) return words('o espaço', prepared('de', same.token));
  return freeSpace(at);
}

const SPACES: Noun = { one: 'espaço', many: 'espaços', gender: 'm' };

function freeSpace(at: SpacePhrase): string {
  const other = at.where.some((where) => where.how === 'other');
  const several = at.quantity === 'different';
  const sure = { gender: 'm', plural: several } as const;
  const rest = qualities(
    at.where.filter((where) => where.how !== 'other'),
    sure,
    (where) => spaceQuality(where, sure),
  );
  if (several) return words('diferentes espaços', rest);
  const lead = at.quantity === 'any' ? 'qualquer' : other ? '' : 'um';
  return words(lead, other ? 'outro' : '', 'espaço', rest);
}

/** "qualquer espaço da zona da Medusa"; "espaços diferentes da zona" would say that they differ from it. */
function spaceQuality(where: Where, sure: Agreement): string {
  if (where.how === 'onToken') return withToken(where.token);
  return where.how === 'inZone' && !sure.plural ? after('de', owned(ZONE, where.of)) : quality(where, sure);
}

const ZONE: Noun = { one: 'zona', many: 'zonas', gender: 'f' };

const withToken = (token: Named): string => `com uma ${tokenNoun(token).one}`;

/** A token. */
export function token(it: TokenPhrase, position: Position): string {
  const noun = tokenNoun(it.token);
  const sure = { gender: noun.gender, plural: false };
  if (it.form === 'pronoun') return pronoun(sure, position);
  if (it.form === 'that') return words(that(sure), noun.one);
  const choice = it.chosenBy === undefined ? '' : choiceOf(it.chosenBy);
  if (it.quantity === 'upTo') return `até ${it.n ?? 1} ${noun.many}, cada uma`;
  if (it.under !== undefined) return words(the(sure), noun.one, after('de', owned(SPACES, it.under)));
  return words(it.quantity === 'another' ? inO('outro', sure) : one(sure), noun.one, choice);
}
