import { type ReactNode, useEffect, useId, useRef } from 'react';
import style from './sheet.module.css';
import { words } from './words.ts';

export interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** As narrow as what lies on it: one card. */
  readonly narrow?: boolean;
}

/** Something to read above the table, in a real dialog: Escape, the button and a click beside it close it. */
export function Sheet({ title, onClose, children, narrow = false }: SheetProps) {
  const say = words.use();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard Escape closes a dialog.
    <dialog
      ref={dialog}
      className={narrow ? `${style.sheet} ${style.narrow}` : style.sheet}
      aria-labelledby={heading}
      onClose={(event) => event.target === event.currentTarget && onClose()}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className={style.inside}>
        <header className={style.head}>
          <h2 id={heading}>{title}</h2>
          <button type="button" className="plain" onClick={() => dialog.current?.close()}>
            {say('close')}
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
