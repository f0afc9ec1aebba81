import { type ReactNode, useEffect, useRef } from 'react';
import { Legend, useLegend } from '../decision/legend.tsx';
import { Prompt } from '../decision/prompt.tsx';
import { useTableInSight } from '../table/use-table-in-sight.ts';
import style from './below.module.css';
import { WaitingFight } from './fight.tsx';
import type { Seat } from './use-seat.ts';
import { Waiting } from './waiting.tsx';

export interface BelowProps {
  readonly seat: Seat;
  /** What happened last. */
  readonly news: ReactNode;
  /** Whether that is what others did, which comes before what signs mean. */
  readonly isTold: boolean;
  /** What is to be said beside the game. */
  readonly notices: ReactNode;
  /** Back to the result of a game that is over, whose board is looked at; null where there is none. */
  readonly onResult: (() => void) | null;
}

/** Below the board: the question or who is waited for, and who fights, what happened last, or what signs mean. */
export function Below({ seat, news, isTold, notices, onResult }: BelowProps) {
  const { state, view, decision, choice, hint, story, isFighting } = seat;
  const body = useBody(seat);
  const onRead = useLegend(seat.marks);
  const isInCombat = view.combat !== null && !isFighting;
  return (
    <div className={style.below} data-picking={choice.picks.length > 0 || undefined}>
      <div className={style.side}>
        {isInCombat && <WaitingFight seat={seat} className={style.fight} />}
        {!isInCombat &&
          hint.chances === null &&
          (onRead === null || isTold ? news : <Legend onRead={onRead} />)}
      </div>
      <div className={style.body} ref={body}>
        {notices}
        {decision === null ? (
          <Waiting
            state={state}
            view={view}
            isPast={seat.isPast}
            onNow={() => seat.see(null)}
            onResult={onResult}
            onSkip={story.isShown || isFighting ? null : seat.shown}
          />
        ) : (
          <div inert={seat.isFrozen}>
            <Prompt view={view} decision={decision} choice={choice} hint={hint.chances} />
          </div>
        )}
      </div>
    </div>
  );
}

/** The part that scrolls: every question starts at its top; a hint that was asked for comes into sight. */
function useBody({ decision, hint: { chances } }: BelowProps['seat']) {
  const body = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (body.current !== null) body.current.scrollTop = 0;
  }, [decision]);
  useTableInSight(decision);
  useEffect(() => {
    if (chances !== null)
      body.current?.firstElementChild?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [chances]);
  return body;
}
