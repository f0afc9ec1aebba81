import type { CardDef, HeroDef } from '@peerless/language';
import { abilityText, type CardPart, cardText, type TextLanguage } from '../src/index.ts';

const part = ({ label, text }: CardPart): string =>
  `  ${label === null ? '' : `${label}: `}${text.replaceAll('\n', '\n    ')}`;

function card(def: CardDef, hero: HeroDef, lang: TextLanguage): string {
  const text = cardText(def, hero, lang);
  const value = def.value === null ? '' : ` ${def.value}`;
  const boost = def.boost === null ? 'no BOOST' : `BOOST ${def.boost}`;
  const symbols = def.symbols === undefined ? '' : ` · ${def.symbols.join(', ')}`;
  const tags = def.tags === undefined ? '' : ` · ${def.tags.join(', ')}`;
  const lines = [
    `${text.title}`,
    `  (${def.type}${value} · ${boost} · ${def.user} · ×${def.quantity}${symbols}${tags})`,
    ...text.parts.map(part),
  ];
  if (text.bonusAttack !== null) {
    lines.push(`  [${text.bonusAttack.name} ${text.bonusAttack.value}]`, ...text.bonusAttack.parts.map(part));
  }
  return lines.join('\n');
}

/** Everything that is said about a hero, for people to read and for a test to compare. */
export function goldenText(hero: HeroDef, lang: TextLanguage): string {
  const abilities = abilityText(hero, lang).map((text) => `- ${text.replaceAll('\n', '\n  ')}`);
  const cards = hero.cards.map((def) => card(def, hero, lang));
  return `${hero.name}\n\n${abilities.join('\n')}\n\n${cards.join('\n\n')}\n`;
}
