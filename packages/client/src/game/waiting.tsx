import type { View } from '@peerless/rules';
import { realisers } from '@peerless/text';
import { useRef } from 'react';
import { useEscape } from '../app/use-escape.ts';
import { useFocusWhenLost } from '../app/use-focus-when-lost.ts';
import { words as decisionWords } from '../decision/words.ts';
import { useCompanion } from '../table/company.ts';
import type { TableState } from '../table/table-source.ts';
import { useTable } from '../table-context.ts';
import style from './waiting.module.css';
import { words } from './words.ts';

export interface WaitingProps {
  readonly state: TableState;
  readonly view: View;
  readonly isPast: boolean;
  readonly onNow: () => void;
  /** Ends the pause that shows what just happened; null when there is none. */
  readonly onSkip: (() => void) | null;
  /** Back to the result of a game that is over; null where there is none. */
  readonly onResult: (() => void) | null;
}

/** Below the board while there is nothing to decide: who is waited for, or that this is the past. */
export function Waiting({ state, view, isPast, onNow, onSkip, onResult }: WaitingProps) {
  const { names } = useTable();
  const say = words.use();
  const ask = decisionWords.use();
  const who = useRef<HTMLParagraphElement>(null);
  useFocusWhenLost(who, view);
  const seat = view.decision?.seat;
  const companion = useCompanion(seat === undefined ? -1 : (view.seats[seat]?.player ?? -1));
  if (isPast) return <Then onNow={onNow} />;
  if (onResult !== null) return <Over onResult={onResult} />;
  const hero = seat === undefined ? '' : realisers[names.lang].capital(names.seat(seat));
  const name = companion?.name ?? hero;
  // Nobody waits for whoever is only being shown what happened.
  const isOwn = seat === undefined || view.seats[seat]?.player === view.viewer;
  return (
    <div className={style.waiting}>
      <p ref={who} tabIndex={-1} role="status">
        {view.outcome !== null && say('isOver')}
        {!isOwn && ask(state.thinking === null ? 'waiting' : 'thinking', { name })}
      </p>
      {onSkip !== null && (
        <button type="button" onClick={onSkip}>
          {say(view.outcome === null ? 'skip' : 'toResult')}
        </button>
      )}
    </div>
  );
}

/** The table after the last moment, and the way back to the result. */
function Over({ onResult }: { readonly onResult: () => void }) {
  const say = words.use();
  const back = useRef<HTMLButtonElement>(null);
  useFocusWhenLost(back, null);
  return (
    <div className={style.waiting}>
      <p>{say('isOver')}</p>
      <button ref={back} type="button" className="primary" onClick={onResult}>
        {say('toResult')}
      </button>
    </div>
  );
}

/** A position of the past, and the way back to now. */
function Then({ onNow }: Pick<WaitingProps, 'onNow'>) {
  const say = words.use();
  const back = useRef<HTMLButtonElement>(null);
  useFocusWhenLost(back, null);
  useEscape(onNow);
  return (
    <div className={style.waiting}>
      <p>{say('thenPosition')}</p>
      <button ref={back} type="button" className="primary" onClick={onNow}>
        {say('toNow')}
      </button>
    </div>
  );
}
