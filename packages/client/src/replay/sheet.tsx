import { type ReactNode, type RefObject, useId } from 'react';
import style from './sheet.module.css';
import { words } from './words.ts';

/** A sheet above the table, with a title and a way to close it. Open it with `showModal`. */
export function Sheet(props: {
  readonly sheet: RefObject<HTMLDialogElement | null>;
  readonly title: string;
  readonly children: ReactNode;
}) {
  const { sheet, title, children } = props;
  const say = words.use();
  const id = useId();
  return (
    <dialog ref={sheet} className={style.sheet} aria-labelledby={id}>
      <header className={style.head}>
        <h2 id={id}>{title}</h2>
        <button type="button" className="plain" onClick={() => sheet.current?.close()}>
          <span aria-hidden="true">✕</span>
          <span className="only-read">{say('close')}</span>
        </button>
      </header>
      {children}
    </dialog>
  );
}
