import type { EventOf } from '@peerless/rules';
import { eventText } from '@peerless/text';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CardFace } from '../cards/card-face.tsx';
import { faceOf } from '../cards/face-of.ts';
import { useComing } from '../cards/use-coming.ts';
import { useSettings } from '../settings/settings.ts';
import { CLOCK } from '../story/clock.ts';
import { useTable } from '../table-context.ts';
import { othersScheme } from './news.ts';
import style from './played-scheme.module.css';
import type { Seat } from './use-seat.ts';

/** A scheme that somebody else plays, as its card over the board, for a while or until it is put away. */
export function PlayedScheme({ seat }: { readonly seat: Seat }) {
  const { told, isPast, isFighting } = seat;
  const { names } = useTable();
  const { speed } = useSettings();
  const time = CLOCK[speed].scheme;
  // What was there when one sat down is not news.
  const [seen, setSeen] = useState(told.length);
  const fresh = told.slice(seen).findLast((moment) => othersScheme(moment, names) !== null);
  const scheme = fresh === undefined ? null : othersScheme(fresh, names);
  if (told.length < seen) setSeen(told.length);
  if (scheme === null || time === 0 || isPast || isFighting) return null;
  const key = told.lastIndexOf(fresh ?? seat.moment);
  return <Shown key={key} scheme={scheme} time={time} onShown={() => setSeen(told.length)} />;
}

interface ShownProps {
  readonly scheme: EventOf<'schemePlayed'>;
  readonly time: number;
  readonly onShown: () => void;
}

function Shown({ scheme, time, onShown }: ShownProps) {
  const { names } = useTable();
  const putAway = useEffectEvent(onShown);
  const card = useRef<HTMLButtonElement>(null);
  useComing(card, names.seatOf(scheme.fighter), 'hand');
  useEffect(() => {
    const timer = setTimeout(() => putAway(), time);
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') putAway();
    };
    addEventListener('keydown', key);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', key);
    };
  }, [time]);
  const text = eventText(scheme, names);
  return (
    <div className={style.place}>
      <button ref={card} type="button" className={style.scheme} aria-label={text} onClick={onShown}>
        <CardFace {...faceOf(scheme.card)} size="hand" />
        <span className={style.text}>{text}</span>
      </button>
    </div>
  );
}
