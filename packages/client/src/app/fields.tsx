import { useId } from 'react';
import style from './fields.module.css';

export interface ChoiceProps<V extends string> {
  readonly legend: string;
  readonly name: string;
  readonly values: readonly V[];
  readonly value: V;
  readonly label: (value: V) => string;
  readonly langOf?: (value: V) => string;
  readonly about?: string | undefined;
  readonly onChange: (value: V) => void;
}

/** One of a few words, in a row. */
export function Choice<V extends string>(props: ChoiceProps<V>) {
  const { legend, name, values, value, label, langOf, about, onChange } = props;
  const id = useId();
  return (
    <fieldset className={style.choice} aria-describedby={about === undefined ? undefined : id}>
      <legend>{legend}</legend>
      <div className={style.row}>
        {values.map((known) => (
          <label key={known} lang={langOf?.(known)}>
            <input
              type="radio"
              name={name}
              className="over-label"
              checked={known === value}
              onChange={() => onChange(known)}
            />
            {label(known)}
          </label>
        ))}
      </div>
      {about !== undefined && (
        <p id={id} className={style.about}>
          {about}
        </p>
      )}
    </fieldset>
  );
}

export interface SwitchFieldProps {
  readonly label: string;
  readonly about: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** On or off, with a sentence on what that means. */
export function SwitchField({ label, about, isOn, onChange }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className={style.switch}>
      <label>
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={id}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{label}</span>
      </label>
      <p id={id} className={style.about}>
        {about}
      </p>
    </div>
  );
}
