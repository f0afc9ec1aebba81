import { OPTIONS, type Options } from '@peerless/rules';
import { optionName, optionValueName } from '@peerless/text';
import { useLanguage } from '../settings/settings.ts';
import { OPTION_RULES } from './option-rules.ts';
import { RuleLine } from './rule-line.tsx';
import style from './rules.module.css';
import { elementId } from './section-view.tsx';
import { words } from './words.ts';

const NAMES = Object.keys(OPTIONS) as readonly (keyof Options)[];

/** What one may choose in a new game, as the setup calls it. */
export function OptionsView({ id, number }: { readonly id: string; readonly number: string }) {
  const say = words.use();
  return (
    <section className={style.section}>
      <h3 id={elementId(id)} tabIndex={-1} className={style.sectionTitle}>
        <span className={style.sectionNumber}>{number}</span> {say('options')}
      </h3>
      <p>{say('optionsIntro')}</p>
      <div className={style.options}>
        {NAMES.map((name) => (
          <OptionView key={name} name={name} />
        ))}
      </div>
    </section>
  );
}

function OptionView({ name }: { readonly name: keyof Options }) {
  const say = words.use();
  const lang = useLanguage();
  const values: readonly Options[typeof name][] = OPTIONS[name];
  return (
    <article className={style.option}>
      <h4>{optionName(name, lang)}</h4>
      <ul>
        {values.map((value, i) => (
          <li key={String(value)}>
            {optionValueName(name, value, lang)}
            {i === 0 && <span className={style.usual}>{say('usual')}</span>}
          </li>
        ))}
      </ul>
      <p>
        {say('seeRule')} <RuleLine text={OPTION_RULES[name]} />
      </p>
    </article>
  );
}
