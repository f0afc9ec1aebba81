import { type ReactNode, type RefObject, useCallback, useRef } from 'react';
import style from './game-menu.module.css';
import { words } from './words.ts';

export interface LogSheetRefs {
  readonly sheet: RefObject<HTMLDialogElement | null>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly open: () => void;
}

/** Opens the log at its heading: the first field would have the focus otherwise, and call up the keyboard of a phone. */
export function useLogSheet(): LogSheetRefs {
  const sheet = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const open = useCallback(() => {
    sheet.current?.showModal();
    heading.current?.focus();
  }, []);
  return { sheet, heading, open };
}

/** The log over the table, where there is no room beside the board. */
export function LogSheet({ refs, log }: { readonly refs: LogSheetRefs; readonly log: ReactNode }) {
  const say = words.use();
  return (
    <dialog ref={refs.sheet} className={style.sheet} aria-label={say('log')}>
      <div className={style.head}>
        <h2 ref={refs.heading} tabIndex={-1}>
          {say('log')}
        </h2>
        <button type="button" onClick={() => refs.sheet.current?.close()}>
          {say('close')}
        </button>
      </div>
      <div className={style.logBody}>{log}</div>
    </dialog>
  );
}
