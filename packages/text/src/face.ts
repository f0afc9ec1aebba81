import { type CardDef, type CardType, fightersOf, type HeroDef } from '@peerless/language';
import { titleCase } from './context.ts';
import { labelName } from './labels.ts';
import { localName } from './local-name.ts';
import { message, type PlainMessageId } from './messages.ts';
import { realisers, type TextLanguage } from './realiser.ts';

/** What is printed around a card's text, in words. */
export interface FaceText {
  /** "versatile 3", "scheme" */
  readonly type: string;
  /** "BOOST 2", "no BOOST" */
  readonly boost: string;
  /** "Medusa", "any fighter" */
  readonly user: string;
  /** "×3" */
  readonly copies: string;
  /** Each symbol once, whichever copies show it. */
  readonly symbols: readonly string[];
  readonly tags: readonly string[];
}

const TYPES: { readonly [T in CardType]: PlainMessageId } = {
  attack: 'typeAttack',
  defense: 'typeDefense',
  versatile: 'typeVersatile',
  scheme: 'typeScheme',
};

/** The fighter or form a card's banner names. */
function userName(user: string, hero: HeroDef, lang: TextLanguage): string {
  if (user === 'any') return message(lang, 'anyFighter');
  const named = [...(hero.forms ?? []), ...fightersOf(hero)].find(({ slug }) => slug === user);
  return named === undefined
    ? realisers[lang].capital(titleCase(user))
    : realisers[lang].capital(localName(named, lang));
}

/** The face of a card of that hero. */
export function faceText(card: CardDef, hero: HeroDef, lang: TextLanguage): FaceText {
  const type = message(lang, TYPES[card.type]);
  return {
    type: card.value === null ? type : `${type} ${card.value}`,
    boost: card.boost === null ? message(lang, 'noBoost') : message(lang, 'boost', { value: card.boost }),
    user: userName(card.user, hero, lang),
    copies: message(lang, 'copies', { count: card.quantity }),
    symbols: [...new Set(card.symbols ?? [])].map((symbol) => labelName(hero, symbol, lang)),
    tags: (card.tags ?? []).map((tag) => labelName(hero, tag, lang)),
  };
}
