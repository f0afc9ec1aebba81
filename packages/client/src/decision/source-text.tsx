import type { Cause } from '@peerless/rules';
import { abilityText, type CardPart, cardText, type Names } from '@peerless/text';
import { heroes } from '../library.ts';
import style from './prompt.module.css';

interface SourceTextProps {
  readonly source: Cause;
  /** The question: what it says already is not said again. */
  readonly asked: string;
  readonly names: Names;
}

/** What the card or ability that asks says, in small print; nothing where a rule asks. */
export function SourceText({ source, asked, names }: SourceTextProps) {
  const text = sourceParts(source, names)
    .filter((part) => !asked.includes(part.text))
    .map((part) => (part.label === null ? part.text : `${part.label} ${part.text}`))
    .join(' ');
  return text === '' ? null : <p className={style.source}>{text}</p>;
}

/** `2.medusa` → `medusa`: with the same hero twice the seat comes first. */
const heroOf = (id: string) => heroes.find(({ slug }) => slug === id.replace(/^\d+\./, ''));

function sourceParts({ card, ability }: Cause, { lang }: Names): readonly Pick<CardPart, 'label' | 'text'>[] {
  if (card !== undefined) {
    const [owner = '', slug = ''] = card.split('/');
    const hero = heroOf(owner);
    const def = hero?.cards.find((each) => each.slug === slug.split(':')[0]);
    return hero === undefined || def === undefined ? [] : cardText(def, hero, lang).parts;
  }
  const hero = ability === undefined ? undefined : heroOf(ability);
  return hero === undefined ? [] : abilityText(hero, lang).map((text) => ({ label: null, text }));
}
