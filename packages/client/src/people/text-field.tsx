import { useId } from 'react';
import style from './account.module.css';

export interface TextFieldProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly value: string;
  readonly maxLength?: number;
  readonly autoComplete: string;
  readonly describedBy?: string;
  readonly onChange: (value: string) => void;
}

/** A line of text that is asked for. */
export const TextField = (props: TextFieldProps) => <Field {...props} type="text" />;

/** The same, which nobody reads over one's shoulder. */
export const PasswordField = (props: TextFieldProps) => <Field {...props} type="password" />;

function Field({
  label,
  isLabelHidden = false,
  describedBy,
  onChange,
  ...input
}: TextFieldProps & { readonly type: 'text' | 'password' }) {
  const id = useId();
  return (
    <span className={style.field}>
      <label htmlFor={id} className={isLabelHidden ? 'only-read' : undefined}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        spellCheck={false}
        autoCapitalize="none"
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.value)}
      />
    </span>
  );
}
