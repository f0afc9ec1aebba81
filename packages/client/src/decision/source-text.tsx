import type { Decision, Library } from '@peerless/rules';
import { askingAbility, type CardPart, cardText, itemText, type Names } from '@peerless/text';
import { itemIn } from '../in-library.ts';
import { useContent, useTable } from '../table-context.ts';
import style from './prompt.module.css';

interface SourceTextProps {
  readonly decision: Pick<Decision, 'source' | 'address'>;
  /** The question: what it says already is not said again. */
  readonly asked: string;
}

/** What the card, item or ability that asks says, in small print; nothing where a rule asks. */
export function SourceText({ decision, asked }: SourceTextProps) {
  const { names } = useTable();
  const text = sourceParts(decision, useContent(), names)
    .filter((part) => !asked.includes(part.text))
    .map((part) => (part.label === null ? part.text : `${part.label} ${part.text}`))
    .join(' ');
  return text === '' ? null : <p className={style.source}>{text}</p>;
}

/** `2.medusa` → `medusa`: with the same hero twice the seat comes first. */
const heroOf = (id: string, { heroes }: Library) => heroes.get(id.replace(/^\d+\./, ''));

function sourceParts(
  { source: { card, ability, item }, address }: SourceTextProps['decision'],
  library: Library,
  { lang }: Names,
): readonly Pick<CardPart, 'label' | 'text'>[] {
  if (card !== undefined) {
    const [owner = '', slug = ''] = card.split('/');
    const hero = heroOf(owner, library);
    const def = hero?.cards.find((each) => each.slug === slug.split(':')[0]);
    return hero === undefined || def === undefined ? [] : cardText(def, hero, lang).parts;
  }
  if (item !== undefined) {
    const def = itemIn(library, item);
    return def === undefined ? [] : [{ label: null, text: itemText(def, lang).text }];
  }
  const hero = ability === undefined ? undefined : heroOf(ability, library);
  return hero === undefined ? [] : askingAbility(hero, address, lang).map((text) => ({ label: null, text }));
}
