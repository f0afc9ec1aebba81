import type { CardDef, CardType, HeroDef, Language } from '@peerless/language';
import {
  bonusAttackText,
  type CardPart,
  type CardText,
  cardText,
  type FaceText,
  faceText,
  labelName,
  message,
  type PlainMessageId,
  partText,
} from '@peerless/text';

/** A card as it is printed in one language: its data, its words, and the whole of it as one text to be read out. */
export interface PrintedCard {
  readonly hero: HeroDef;
  readonly card: CardDef;
  readonly text: CardText;
  readonly face: FaceText;
  /** "attack" */
  readonly type: string;
  /** The symbols of this copy, or of all copies when the card is meant as such. */
  readonly symbols: readonly string[];
  /** The names of its symbols and tags. */
  readonly signs: readonly string[];
  /** "Feint: versatile 2, BOOST 1, any fighter" */
  readonly heading: string;
  /** What it does, as one text; empty for a card without effects. */
  readonly effect: string;
}

const TYPES: { readonly [T in CardType]: PlainMessageId } = {
  attack: 'typeAttack',
  defense: 'typeDefense',
  versatile: 'typeVersatile',
  scheme: 'typeScheme',
};

/** "attack" in that language. */
export const typeName = (type: CardType, lang: Language): string => message(lang, TYPES[type]);

/** By hero, language and card: the same hero may be another one at another table. */
const made = new WeakMap<HeroDef, Map<string, PrintedCard>>();

/** The card of a hero by its slug, `feint` or `into-the-woods:knife`; views and decks name only cards that exist. */
export function printedCard(hero: HeroDef, slug: string, lang: Language): PrintedCard {
  const cards = made.get(hero) ?? new Map<string, PrintedCard>();
  made.set(hero, cards);
  const key = `${lang} ${slug}`;
  const printed = cards.get(key) ?? print(hero, slug, lang);
  cards.set(key, printed);
  return printed;
}

function print(hero: HeroDef, slug: string, lang: Language): PrintedCard {
  const [plain, symbol] = slug.split(':');
  const card = hero.cards.find((other) => other.slug === plain);
  if (card === undefined) throw new Error(`${hero.slug} has no card "${slug}"`);
  const text = cardText(card, hero, lang);
  const face = faceText(card, hero, lang);
  const symbols = symbol === undefined ? [...new Set(card.symbols ?? [])] : [symbol];
  const signs = [
    ...(face.marks === '' ? [] : [face.marks]),
    ...(symbol === undefined ? face.symbols : [labelName(hero, symbol, lang)]),
    ...face.tags,
  ];
  return {
    hero,
    card,
    text,
    face,
    type: typeName(card.type, lang),
    symbols,
    signs,
    heading: message(lang, 'labelled', {
      label: text.title,
      text: [face.type, face.boost, face.user, ...signs].join(', '),
    }),
    effect: effectOf(text, lang),
  };
}

/** "Bonus attack VOLLEY, value 3." */
export const bonusTitle = (text: CardText, lang: Language): string | null =>
  text.bonusAttack === null ? null : bonusAttackText(text.bonusAttack, lang);

function effectOf(text: CardText, lang: Language): string {
  const said = (parts: readonly CardPart[]): string[] => parts.map((part) => partText(part, lang));
  const bonus = bonusTitle(text, lang);
  return [
    ...said(text.parts),
    ...(bonus === null ? [] : [bonus, ...said(text.bonusAttack?.parts ?? [])]),
  ].join(' ');
}
