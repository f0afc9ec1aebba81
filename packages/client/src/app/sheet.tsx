import { type ReactNode, useEffect, useId, useRef } from 'react';
import style from './sheet.module.css';

export interface SheetProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** The word on the button that closes it. */
  readonly close: string;
  /** Buttons at the bottom, always in sight. */
  readonly actions?: ReactNode;
  /** As small as what lies on it. */
  readonly snug?: boolean;
  readonly children: ReactNode;
}

/** A sheet over the page: a real dialog, closed by its button, Escape, or a click beside it. */
export function Sheet({ title, open, onClose, close, actions, snug = false, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) dialog.current?.close();
    else {
      dialog.current?.showModal();
      // What is chosen already is where one begins to choose.
      dialog.current?.querySelector<HTMLElement>('input:checked')?.focus();
    }
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the click is one more way.
    <dialog
      ref={dialog}
      className={style.sheet}
      data-snug={snug}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {open && (
        <div className={style.inside}>
          <div className={style.head}>
            <h2 id={id}>{title}</h2>
            <button type="button" className="plain" aria-label={close} onClick={onClose}>
              <span aria-hidden="true">✕</span>
            </button>
          </div>
          <div className={style.body}>{children}</div>
          {actions !== undefined && <div className={style.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
