import type { Names } from '@peerless/text';
import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef } from 'react';
import { useSeatColour } from '../table-context.ts';
import type { LogLine } from './lines.ts';
import style from './log.module.css';
import { Why } from './why.tsx';
import { words } from './words.ts';

export interface LogEntryProps {
  readonly line: LogLine;
  readonly names: Names;
  /** Whether the position after it is the one being shown. */
  readonly here: boolean;
  readonly open: boolean;
  /** One line of the list is reached by Tab, the others from it by arrows. */
  readonly tabbable: boolean;
  readonly onSee: (line: LogLine) => void;
  readonly onWhy: (line: LogLine) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** One line of the log: shows the position then, and says why. */
export const LogEntry = memo(function LogEntry(props: LogEntryProps) {
  const { line, names, here, open, tabbable, onSee, onWhy, onKey } = props;
  const say = words.use();
  const tabIndex = tabbable ? 0 : -1;
  const Text = line.is === 'turn' ? 'h3' : line.is === 'action' ? 'h4' : 'span';
  const Line = line.is === 'turn' ? 'div' : 'li';
  return (
    <Line className={style.line} data-is={line.is} data-here={here} data-line={line.id}>
      <Mark line={line} />
      <Text className={style.text}>
        <button
          type="button"
          className={style.see}
          tabIndex={tabIndex}
          aria-current={here ? 'step' : undefined}
          onClick={() => onSee(line)}
          onKeyDown={onKey}
        >
          {line.text} {line.source !== '' && <span className={style.source}>{line.source}</span>}
        </button>
      </Text>
      <button
        type="button"
        className={style.why}
        tabIndex={tabIndex}
        aria-expanded={open}
        aria-label={say('whyOf', { line: line.text })}
        title={say('why')}
        onClick={() => onWhy(line)}
        onKeyDown={onKey}
      >
        ?
      </button>
      {open && (
        <Reason>
          <Why event={line.event} names={names} />
        </Reason>
      )}
    </Line>
  );
});

/** What was asked for comes into view, also when its text comes later and makes it longer. */
function Reason({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const grown = new ResizeObserver(() => element.scrollIntoView({ block: 'nearest' }));
    grown.observe(element);
    return () => grown.disconnect();
  }, []);
  return (
    <div className={style.reason} ref={box}>
      {children}
    </div>
  );
}

/** Whose line it is: the mark of the seat in its colour. */
function Mark({ line: { is, seats } }: { readonly line: LogLine }) {
  const [seat] = seats;
  const colourOf = useSeatColour();
  if (is === 'action' || seat === undefined) return <span />;
  const { main, ink, mark } = colourOf(seat);
  return (
    <span className={style.mark} style={{ background: main, color: ink }} aria-hidden="true">
      {mark}
    </span>
  );
}
