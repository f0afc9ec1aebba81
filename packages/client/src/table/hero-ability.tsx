import { abilityText, componentText, message, type Names } from '@peerless/text';
import { heroOf } from '../library.ts';
import style from './seat-panel.module.css';

export interface HeroAbilityProps {
  readonly hero: string;
  readonly names: Names;
  /** In a line that opens; whether it is open at first. Without it the text stands there in full. */
  readonly folded?: 'open' | 'closed';
}

/** What a hero can do, and the rules of its counters, tokens, forms and symbols. */
export function HeroAbility({ hero, names, folded }: HeroAbilityProps) {
  const title = message(names.lang, 'headingAbility');
  const text = <AbilityText hero={hero} names={names} />;
  if (folded === undefined)
    return (
      <section className={style.ability}>
        <h3>{title}</h3>
        {text}
      </section>
    );
  return (
    <details className={style.ability} open={folded === 'open'}>
      <summary>{title}</summary>
      {text}
    </details>
  );
}

function AbilityText({ hero, names: { lang } }: Pick<HeroAbilityProps, 'hero' | 'names'>) {
  return (
    <div className={style.abilityText}>
      {abilityText(heroOf(hero), lang).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {componentText(heroOf(hero), lang).map(({ name, text }) => (
        <p key={name}>
          <b>{message(lang, 'labelled', { label: name, text: '' }).trimEnd()}</b> {text}
        </p>
      ))}
    </div>
  );
}

/** Few enough words to stand in a panel all the time. */
const SHORT = 170;

/** How the ability lies in a panel: in a duel there is room for a short one. */
export function foldOf(hero: string, seats: number, { lang }: Names): 'open' | 'closed' {
  const texts = [
    ...abilityText(heroOf(hero), lang),
    ...componentText(heroOf(hero), lang).map(({ text }) => text),
  ];
  return seats === 2 && texts.join(' ').length <= SHORT ? 'open' : 'closed';
}
