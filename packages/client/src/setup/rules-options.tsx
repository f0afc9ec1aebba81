import { OPTIONS, type Options } from '@peerless/rules';
import { optionName, optionValueName } from '@peerless/text';
import { useId } from 'react';
import { useLanguage } from '../settings/settings.ts';
import style from './more-options.module.css';
import { words } from './words.ts';

interface RulesOptionsProps {
  readonly options: Partial<Options>;
  readonly onChange: (options: Partial<Options>) => void;
}

/** What the rules leave to the table, each with its values. */
export function RulesOptions(props: RulesOptionsProps) {
  return (Object.keys(OPTIONS) as (keyof Options)[]).map((option) => (
    <RulesOption key={option} option={option} {...props} />
  ));
}

function RulesOption({ option, options, onChange }: RulesOptionsProps & { readonly option: keyof Options }) {
  const say = words.use();
  const lang = useLanguage();
  const id = useId();
  const values: readonly Options[keyof Options][] = OPTIONS[option];
  const chosen = options[option] ?? values[0];
  return (
    <div className={style.field}>
      <label htmlFor={id}>{optionName(option, lang)}</label>
      <select
        id={id}
        value={String(chosen)}
        onChange={({ target }) => {
          const value = values.find((known) => String(known) === target.value);
          onChange({ ...options, [option]: value });
        }}
      >
        {values.map((value, i) => {
          const name = optionValueName(option, value as never, lang);
          return (
            <option key={String(value)} value={String(value)}>
              {i === 0 ? say('usual', { value: name }) : name}
            </option>
          );
        })}
      </select>
    </div>
  );
}
