import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Sheet } from '../app/sheet.tsx';
import { useWide } from '../app/wide.ts';
import { words as appWords } from '../app/words.ts';
import { Bubble } from './bubble.tsx';
import { useHeard, useSayingText } from './heard.ts';
import { Talk, type TalkProps } from './talk.tsx';
import style from './talk-button.module.css';
import { words } from './words.ts';

/** The talk behind a button, which counts what was not read; the newest line shows itself for a while. */
export function TalkButton(props: TalkProps) {
  const say = words.use();
  const [isOpen, setOpen] = useState(false);
  const heard = useHeard(props.at.said);
  const last = heard.at(-1)?.number ?? 0;
  // What was said before one came is no news, nor what was said at the table before this button was there.
  const [read, setRead] = useState(last);
  const known = isOpen ? last : (props.at.before ?? 0);
  if (read < known) setRead(known);
  const unread = heard.filter(({ number, person }) => number > read && person !== props.me);
  const newest = unread.at(-1);
  const textOf = useSayingText();
  const isWide = useWide();
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="plain"
        aria-expanded={isWide ? isOpen : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span aria-hidden="true" className={style.sign}>
          <Bubble />
          {unread.length > 0 && <b className={style.count}>{unread.length}</b>}
        </span>{' '}
        <span className="only-read unless-wide">{say('talk')}</span>
        {unread.length > 0 && <span className="only-read"> ({say('unread', { count: unread.length })})</span>}
      </button>
      <p role="status" className={style.newest}>
        {newest !== undefined && (
          <Fleeting key={newest.number}>
            <b>{newest.name}</b> {textOf(newest.saying)}
          </Fleeting>
        )}
      </p>
      {isWide ? (
        isOpen && <Beside {...props} onClose={close} />
      ) : (
        <Sheet size="column" title={say('talk')} open={isOpen} onClose={() => setOpen(false)}>
          <Talk {...props} />
        </Sheet>
      )}
    </>
  );
}

/** The talk beside a game that goes on: where there is room nobody has to choose between talking and playing. */
function Beside({ onClose, ...props }: TalkProps & { readonly onClose: () => void }) {
  const say = words.use();
  const app = appWords.use();
  const id = useId();
  const aside = useRef<HTMLElement>(null);
  useEffect(() => aside.current?.querySelector('input')?.focus(), []);
  return (
    <aside
      ref={aside}
      className={style.beside}
      aria-labelledby={id}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className={style.head}>
        <h2 id={id}>{say('talk')}</h2>
        <button type="button" className="plain" aria-label={app('close')} onClick={onClose}>
          <span aria-hidden="true">✕</span>
        </button>
      </div>
      <Talk {...props} />
    </aside>
  );
}

/** As long as it takes to read a line, in milliseconds. */
const A_WHILE = 7000;

function Fleeting({ children }: { readonly children: ReactNode }) {
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setGone(true), A_WHILE);
    return () => clearTimeout(timer);
  }, []);
  return isGone ? null : <span>{children}</span>;
}
