import type { HeroDef, Language } from '@peerless/language';
import { abilityText, componentText, message, type Names } from '@peerless/text';
import { useHero, useTable } from '../table-context.ts';
import style from './hero-ability.module.css';

export interface HeroAbilityProps {
  readonly hero: string;
  /** In a line that opens; whether it is open at first. Without it the text stands there in full. */
  readonly folded?: 'open' | 'closed';
}

/** What a hero can do, and the rules of its counters, tokens, forms and symbols. */
export function HeroAbility({ hero, folded }: HeroAbilityProps) {
  const { names } = useTable();
  const title = message(names.lang, 'headingAbility');
  const def = useHero(hero);
  const text = <AbilityText hero={def} lang={names.lang} />;
  const isLong = lengthOf(def, names.lang) > SHORT;
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
      {isLong ? (
        // biome-ignore lint/a11y/useSemanticElements: nothing to fill in, only more text than there may be room for
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        <div role="group" aria-label={title} tabIndex={0} className={style.long}>
          {text}
        </div>
      ) : (
        text
      )}
    </details>
  );
}

function AbilityText({ hero, lang }: { readonly hero: HeroDef; readonly lang: Language }) {
  return (
    <div className={style.text}>
      {abilityText(hero, lang).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {componentText(hero, lang).map(({ name, text }) => (
        <p key={name}>
          <b>{message(lang, 'labelled', { label: name, text: '' }).trimEnd()}</b> {text}
        </p>
      ))}
    </div>
  );
}

/** Few enough letters to stand in a panel all the time. */
const SHORT = 170;
/** From so many pixels on a screen is high enough for one's own long ability, and for that of the other, too. */
const [HIGH, VERY_HIGH] = [700, 850];

const lengthOf = (hero: HeroDef, lang: Language): number =>
  [...abilityText(hero, lang), ...componentText(hero, lang).map(({ text }) => text)].join(' ').length;

/** How the ability lies in a panel at first: open where a duel leaves room for it. */
export function foldOf(
  hero: HeroDef,
  { lang }: Names,
  room: { readonly seats: number; readonly height: number; readonly isOwn: boolean },
): 'open' | 'closed' {
  if (room.seats !== 2) return 'closed';
  const isHigh = room.height >= (room.isOwn ? HIGH : VERY_HIGH);
  return isHigh || lengthOf(hero, lang) <= SHORT ? 'open' : 'closed';
}
