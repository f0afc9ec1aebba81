import type { HeroDef, Language } from '@peerless/language';
import { abilityInShort, abilityText, componentText, message } from '@peerless/text';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useHero, useTable } from '../table-context.ts';
import style from './hero-ability.module.css';
import { words } from './words.ts';

export interface HeroAbilityProps {
  readonly hero: string;
  /** Opens all of it; null where there is room for it. */
  readonly onMore: (() => void) | null;
}

/** What a hero can do, and the rules of its counters, tokens, forms and symbols. */
export function HeroAbility({ hero, onMore }: HeroAbilityProps) {
  const { names } = useTable();
  const def = useHero(hero);
  const inOrder = onMore === null ? abilityText : abilityInShort;
  const text = <AbilityText hero={def} texts={inOrder(def, names.lang)} lang={names.lang} />;
  if (onMore !== null) return <ShortAbility onMore={onMore}>{text}</ShortAbility>;
  return (
    <section className={style.ability}>
      <h3>{message(names.lang, 'headingAbility')}</h3>
      {text}
    </section>
  );
}

interface ShortAbilityProps {
  readonly onMore: () => void;
  readonly children: ReactNode;
}

/** As much of it as there is room for; what goes on fades, and says so. */
function ShortAbility({ onMore, children }: ShortAbilityProps) {
  const say = words.use();
  const box = useRef<HTMLDivElement>(null);
  const [goesOn, setGoesOn] = useState(false);
  useEffect(() => {
    const text = box.current;
    if (text === null) return;
    const observer = new ResizeObserver(() => setGoesOn(text.scrollHeight > text.clientHeight + 2));
    observer.observe(text);
    for (const part of text.children) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return (
    <div className={style.short} data-goes-on={goesOn || undefined}>
      <div ref={box} className={style.cut}>
        {children}
      </div>
      {goesOn && (
        <button type="button" className={style.more} onClick={onMore}>
          {say('more')}
        </button>
      )}
    </div>
  );
}

interface AbilityTextProps {
  readonly hero: HeroDef;
  readonly texts: readonly string[];
  readonly lang: Language;
}

function AbilityText({ hero, texts, lang }: AbilityTextProps) {
  return (
    <div className={style.text}>
      {texts.map((text) => (
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
