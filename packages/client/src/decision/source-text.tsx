import type { Cause } from '@peerless/rules';
import { abilityText, cardText, type Names } from '@peerless/text';
import { heroes } from '../library.ts';
import style from './prompt.module.css';

/** What the card or ability that asks says, in small print; nothing where a rule asks. */
export function SourceText({ source, names }: { readonly source: Cause; readonly names: Names }) {
  const text = sourceWords(source, names);
  return text === '' ? null : <p className={style.source}>{text}</p>;
}

/** `2.medusa` → `medusa`: with the same hero twice the seat comes first. */
const heroOf = (id: string) => heroes.find(({ slug }) => slug === id.replace(/^\d+\./, ''));

function sourceWords({ card, ability }: Cause, { lang }: Names): string {
  if (card !== undefined) {
    const [owner = '', slug = ''] = card.split('/');
    const hero = heroOf(owner);
    const def = hero?.cards.find((each) => each.slug === slug.split(':')[0]);
    if (hero === undefined || def === undefined) return '';
    const { parts } = cardText(def, hero, lang);
    return parts.map(({ label, text }) => (label === null ? text : `${label} ${text}`)).join(' ');
  }
  const hero = ability === undefined ? undefined : heroOf(ability);
  return hero === undefined ? '' : abilityText(hero, lang).join(' ');
}
