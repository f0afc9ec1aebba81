import type { HeroDef, SideCardDef } from '@peerless/language';
import { sideNamed } from '../clauses/context.ts';
import { message } from '../messages/messages.ts';
import { localName } from '../names/local-name.ts';
import type { TextLanguage } from '../realise/realiser.ts';
import { realisers } from '../realise/realisers.ts';
import { effectText } from './card.ts';
import { hookText, modifierText } from './hook-text.ts';

/** What a card of a side deck says. */
export interface SideCardText {
  readonly title: string;
  /** "2 feathers"; empty without any. */
  readonly marks: string;
  /** What is done when it is revealed, and what holds as long as it is; empty if nothing does. */
  readonly text: string;
}

/** The text of a card of the side deck, as its data behave. */
export const sideCardText = (
  { title, titles, marks, revealed, hooks = [], modifiers = [] }: SideCardDef,
  hero: HeroDef,
  lang: TextLanguage,
): SideCardText => ({
  title: localName({ name: title, names: titles }, lang),
  marks:
    marks === undefined
      ? ''
      : realisers[lang].phrase({ is: 'amount', unit: sideNamed(hero, 'mark'), n: marks }),
  text: [
    ...(revealed === undefined ? [] : [effectText(revealed, hero, lang)]),
    ...hooks.map((hook) => hookText(hook, hero, lang)),
    ...modifiers.map((modifier) => modifierText(modifier, hero, lang)),
  ].join(' '),
});

/** The same in one line: "Pain (1 feather): Deal 1 damage to each opposing fighter adjacent to Pandora." */
export function sideCardLine(card: SideCardDef, hero: HeroDef, lang: TextLanguage): string {
  const { title, marks, text } = sideCardText(card, hero, lang);
  const label = marks === '' ? title : `${title} (${marks})`;
  return text === '' ? label : message(lang, 'labelled', { label, text });
}
