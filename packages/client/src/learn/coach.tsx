import { type ReactNode, useEffect, useId, useRef } from 'react';
import style from './coach.module.css';
import type { LessonText } from './lesson-text.ts';
import { LAST_LESSON } from './lessons.ts';
import { words } from './words.ts';

export interface CoachProps {
  readonly lesson: number;
  readonly text: LessonText;
  /** Whether everything that the lesson asks for has been done and shown. */
  readonly isDone: boolean;
  /** Whether the opponent has to play before the learner is asked. */
  readonly isWaiting: boolean;
  readonly opponent: string;
  /** Whether something else was tried. */
  readonly isRefused: boolean;
  /** Null before the first lesson, and after the last. */
  readonly onBack: (() => void) | null;
  readonly onNext: (() => void) | null;
  /** The question of the game, or what to do after the last lesson. */
  readonly children: ReactNode;
}

/** Says what a lesson is about, and lets one go on and back. */
export function Coach(props: CoachProps) {
  const { lesson, text, isDone, isWaiting, opponent, isRefused, onBack, onNext, children } = props;
  const say = words.use();
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const told = useId();
  // Whoever plays by keyboard or screen reader is led to the new lesson, and to the way on when it is done.
  useEffect(() => {
    if (lesson >= 0) heading.current?.focus({ preventScroll: true });
  }, [lesson]);
  useEffect(() => {
    if (isDone && text.done !== null) next.current?.focus({ preventScroll: true });
  }, [isDone, text.done]);
  const task = isDone && text.done !== null ? text.done : text.task;
  return (
    <div className={style.coach}>
      <header className={style.head}>
        <div>
          <p className={style.count}>{say('lessonOf', { lesson: lesson + 1, last: LAST_LESSON + 1 })}</p>
          <h2 ref={heading} tabIndex={-1} aria-describedby={told}>
            {text.title}
          </h2>
        </div>
        <div className={style.ways}>
          {onBack !== null && (
            <button type="button" title={say('back')} onClick={onBack}>
              <span className={style.arrow} aria-hidden="true">
                ‹
              </span>
              <span className="only-read unless-wide">{say('back')}</span>
            </button>
          )}
          {onNext !== null && (
            <button ref={next} type="button" className={isDone ? 'primary' : undefined} onClick={onNext}>
              {say(isDone ? 'next' : 'skip')}
            </button>
          )}
        </div>
      </header>
      {/* A new lesson is told with its heading; what changes afterwards is told by itself. */}
      <p key={lesson} id={told} className={style.text} aria-live="polite">
        {isWaiting ? say('opponentPlays', { name: opponent }) : task}
      </p>
      <p role="status" className={style.refused}>
        {isRefused && say('notNow')}
      </p>
      {children}
    </div>
  );
}
