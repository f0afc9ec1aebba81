import type { CardDef, HeroDef, PileDef } from '@peerless/language';
import { markNamed } from '../clauses/context.ts';
import { message } from '../messages/messages.ts';
import { labelName } from '../names/labels.ts';
import { localName } from '../names/local-name.ts';
import type { TextLanguage } from '../realise/realiser.ts';
import { realisers } from '../realise/realisers.ts';

/** A pile that a hero declares, with what lies in it, in short. */
export interface PileText {
  readonly name: string;
  /** "6 of 10 syllables", or the number of cards with the symbols they show: "3 (Bat, Snake)". */
  readonly sum: string;
  /** In their order "Alas (2), Horror (2)"; where there is no order, equal ones together. */
  readonly cards: string;
}

/** "6 syllables"; empty for a card without marks. */
export const marksText = ({ marks }: CardDef, hero: HeroDef, lang: TextLanguage): string =>
  marks === undefined ? '' : realisers[lang].phrase({ is: 'amount', unit: markNamed(hero), n: marks });

/** What lies in a pile, by the slugs of its cards. */
export function pileText(
  pile: PileDef,
  slugs: readonly string[],
  hero: HeroDef,
  lang: TextLanguage,
): PileText {
  const cards = slugs.flatMap((slug) => hero.cards.find((card) => card.slug === slug.split(':')[0]) ?? []);
  return {
    name: realisers[lang].capital(localName(pile, lang)),
    sum:
      pile.goal === undefined ? numberText(slugs, cards, hero, lang) : goalText(pile.goal, cards, hero, lang),
    cards: pile.ordered ? inOrder(cards, lang) : together(cards, lang),
  };
}

function goalText(goal: number, cards: readonly CardDef[], hero: HeroDef, lang: TextLanguage): string {
  const count = cards.reduce((sum, { marks = 0 }) => sum + marks, 0);
  const amount = realisers[lang].phrase({ is: 'amount', unit: markNamed(hero), n: goal });
  return message(lang, 'countOf', { count, amount });
}

function numberText(
  slugs: readonly string[],
  cards: readonly CardDef[],
  hero: HeroDef,
  lang: TextLanguage,
): string {
  const shown = new Set(slugs.flatMap((slug, i) => slug.split(':')[1] ?? cards[i]?.symbols?.[0] ?? []));
  const symbols = (hero.symbols?.slugs ?? []).filter((symbol) => shown.has(symbol));
  const names = symbols.map((symbol) => labelName(hero, symbol, lang)).join(', ');
  return names === '' ? String(slugs.length) : `${slugs.length} (${names})`;
}

const titleOf = ({ title, titles }: CardDef, lang: TextLanguage): string =>
  localName({ name: title, names: titles }, lang);

const inOrder = (cards: readonly CardDef[], lang: TextLanguage): string =>
  cards
    .map((card) =>
      card.marks === undefined ? titleOf(card, lang) : `${titleOf(card, lang)} (${card.marks})`,
    )
    .join(', ');

const together = (cards: readonly CardDef[], lang: TextLanguage): string =>
  [...new Set(cards)]
    .map((card) => {
      const count = cards.filter((other) => other === card).length;
      return count === 1
        ? titleOf(card, lang)
        : `${titleOf(card, lang)} ${message(lang, 'copies', { count })}`;
    })
    .join(', ');
