import type { CardDef, HeroDef } from '@peerless/language';
import {
  bonusAttackText,
  type CardPart,
  cardText,
  componentText,
  faceText,
  heroText,
  localName,
  partText,
  realisers,
  type TextLanguage,
} from '../src/index.ts';

const indented = (part: CardPart, lang: TextLanguage): string =>
  `  ${partText(part, lang).replaceAll('\n', '\n    ')}`;

function card(def: CardDef, hero: HeroDef, lang: TextLanguage): string {
  const text = cardText(def, hero, lang);
  const { type, boost, user, copies, marks, symbols, tags } = faceText(def, hero, lang);
  const labels = [marks === '' ? [] : [marks], symbols, tags]
    .filter(({ length }) => length > 0)
    .map((names) => names.join(', '));
  const part = (it: CardPart): string => indented(it, lang);
  const lines = [
    text.title,
    `  (${[type, boost, user, copies, ...labels].join(' · ')})`,
    ...text.parts.map(part),
  ];
  if (text.bonusAttack !== null) {
    lines.push(`  ${bonusAttackText(text.bonusAttack, lang)}`, ...text.bonusAttack.parts.map(part));
  }
  return lines.join('\n');
}

const written = new Map<HeroDef, Map<TextLanguage, string>>();

/** Everything that is said about a hero, for people to read and for tests to compare: written once for all of them. */
export function goldenText(hero: HeroDef, lang: TextLanguage): string {
  const texts = written.get(hero) ?? new Map<TextLanguage, string>();
  written.set(hero, texts);
  const text = texts.get(lang) ?? everythingAbout(hero, lang);
  texts.set(lang, text);
  return text;
}

function everythingAbout(hero: HeroDef, lang: TextLanguage): string {
  const { setup, abilities } = heroText(hero, lang);
  const rules = [...setup.map((text) => `> ${text}`), ...abilities.map((text) => `- ${text}`)].map((text) =>
    text.replaceAll('\n', '\n  '),
  );
  const components = componentText(hero, lang).map(({ name, text }) => `* ${name}. ${text}`);
  const cards = hero.cards.map((def) => card(def, hero, lang));
  return `${realisers[lang].capital(localName(hero, lang))}\n\n${[...rules, ...components].join('\n')}\n\n${cards.join('\n\n')}\n`;
}
