import { type CardDef, type CardType, fightersOf, type HeroDef } from '@peerless/language';
import { titleCase } from '../clauses/context.ts';
import type { PlainMessageId } from '../messages/message-ids.ts';
import { message } from '../messages/messages.ts';
import { labelName } from '../names/labels.ts';
import { localName } from '../names/local-name.ts';
import type { TextLanguage } from '../realise/realiser.ts';
import { realisers } from '../realise/realisers.ts';
import { marksText } from './pile.ts';

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
  /** Each symbol once; where copies differ, with how many of them show it: "Knife ×1". */
  readonly symbols: readonly string[];
  /** What is printed on it to be counted: "6 syllables"; empty without. */
  readonly marks: string;
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

/** A card has one symbol; of several in the data each copy has its own. */
function symbolTexts({ symbols = [] }: CardDef, hero: HeroDef, lang: TextLanguage): readonly string[] {
  const distinct = [...new Set(symbols)];
  if (distinct.length < 2) return distinct.map((symbol) => labelName(hero, symbol, lang));
  return distinct.map((symbol) => {
    const count = symbols.filter((other) => other === symbol).length;
    return `${labelName(hero, symbol, lang)} ${message(lang, 'copies', { count })}`;
  });
}

/** The face of a card of that hero. */
export function faceText(card: CardDef, hero: HeroDef, lang: TextLanguage): FaceText {
  const type = message(lang, TYPES[card.type]);
  return {
    type: card.value === null ? type : `${type} ${card.value}`,
    boost: card.boost === null ? message(lang, 'noBoost') : message(lang, 'boost', { value: card.boost }),
    user: userName(card.user, hero, lang),
    copies: message(lang, 'copies', { count: card.quantity }),
    symbols: symbolTexts(card, hero, lang),
    marks: marksText(card, hero, lang),
    tags: (card.tags ?? []).map((tag) => labelName(hero, tag, lang)),
  };
}
