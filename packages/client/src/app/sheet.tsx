import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import style from './sheet.module.css';
import { words } from './words.ts';

export interface SheetProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** The word for closing it, where "close" would not tell what that means. */
  readonly close?: string;
  /** Buttons at the bottom, always in sight. */
  readonly actions?: ReactNode;
  /** Nearly the whole page, all of it for what scrolls by itself, a column as high as what lies on it, or as small as that. */
  readonly size?: 'page' | 'wall' | 'column' | 'snug';
  readonly children: ReactNode;
}

/** A sheet over the page: a real dialog, closed by its button, Escape, or a click beside it. */
export function Sheet({ title, open, onClose, close, actions, size = 'page', children }: SheetProps) {
  const say = words.use();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const sheet = dialog.current;
    if (!open || sheet === null) return;
    sheet.showModal();
    // What is chosen already is where one begins to choose.
    sheet.querySelector<HTMLElement>('input:checked')?.focus();
    // Also when it is taken away as it lies there: closing gives the focus back.
    return () => sheet.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the click is one more way.
    <dialog
      ref={dialog}
      className={style.sheet}
      data-size={size}
      aria-labelledby={id}
      // By Escape: a sheet that lies on this one closes for itself, and whoever has closed this one knows it.
      onClose={(event) => event.target === dialog.current && open && onClose()}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {open && (
        <div className={style.inside}>
          <div className={style.head}>
            <h2 id={id}>{title}</h2>
            <button type="button" className="plain" aria-label={close ?? say('close')} onClick={onClose}>
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
