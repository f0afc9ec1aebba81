import { useId, useState } from 'react';
import style from './copy-text.module.css';
import { words } from './words.ts';

export interface CopyTextProps {
  readonly label: string;
  readonly text: string;
  /** Whether it is an address that the device may send on to somebody. */
  readonly isAddress?: boolean;
}

/** A text to be given to others or kept elsewhere: in a field, with the ways to take it along. */
export function CopyText({ label, text, isAddress = false }: CopyTextProps) {
  const say = words.use();
  const id = useId();
  const [came, setCame] = useState<'copied' | 'copyYourself' | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCame('copied');
    } catch {
      // No access to the clipboard, as on pages without https: the field is there to be copied by hand.
      document.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`)?.select();
      setCame('copyYourself');
    }
  };
  return (
    <div className={style.copy}>
      <label htmlFor={id}>{label}</label>
      <div className={style.row}>
        <input
          id={id}
          type="text"
          readOnly
          value={text}
          className={style.field}
          onFocus={({ target }) => target.select()}
        />
        <button type="button" className="primary" onClick={() => void copy()}>
          {say('copy')}
        </button>
        {isAddress && 'share' in navigator && (
          <button type="button" onClick={() => void navigator.share({ url: text }).catch(() => {})}>
            {say('share')}
          </button>
        )}
      </div>
      <p role="status" className={style.status}>
        {came !== null && say(came)}
      </p>
    </div>
  );
}
