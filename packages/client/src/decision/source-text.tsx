import type { Cause, Library } from '@peerless/rules';
import { abilityText, type CardPart, cardText, type Names } from '@peerless/text';
import { useContent, useTable } from '../table-context.ts';
import style from './prompt.module.css';

interface SourceTextProps {
  readonly source: Cause;
  /** The question: what it says already is not said again. */
  readonly asked: string;
}

/** What the card or ability that asks says, in small print; nothing where a rule asks. */
export function SourceText({ source, asked }: SourceTextProps) {
  const { names } = useTable();
  const text = sourceParts(source, useContent(), names)
    .filter((part) => !asked.includes(part.text))
    .map((part) => (part.label === null ? part.text : `${part.label} ${part.text}`))
    .join(' ');
  return text === '' ? null : <p className={style.source}>{text}</p>;
}

/** `2.medusa` → `medusa`: with the same hero twice the seat comes first. */
const heroOf = (id: string, { heroes }: Library) => heroes.get(id.replace(/^\d+\./, ''));

function sourceParts(
  { card, ability }: Cause,
  library: Library,
  { lang }: Names,
): readonly Pick<CardPart, 'label' | 'text'>[] {
  if (card !== undefined) {
    const [owner = '', slug = ''] = card.split('/');
    const hero = heroOf(owner, library);
    const def = hero?.cards.find((each) => each.slug === slug.split(':')[0]);
    return hero === undefined || def === undefined ? [] : cardText(def, hero, lang).parts;
  }
  const hero = ability === undefined ? undefined : heroOf(ability, library);
  return hero === undefined ? [] : abilityText(hero, lang).map((text) => ({ label: null, text }));
}
