import { type ReactNode, useEffect, useId, useRef } from 'react';
import style from './coach.module.css';
import type { LessonText } from './lesson-text.ts';
import { LAST_LESSON } from './lessons.ts';
import { words } from './words.ts';

export interface CoachProps {
  readonly lesson: number;
  readonly text: LessonText;
  /** What came of the lesson before, when that was played just now. */
  readonly recap: string | null;
  /** Whether the opponent has to play before the learner is asked. */
  readonly isWaiting: boolean;
  readonly opponent: string;
  /** Whether something else was tried. */
  readonly isRefused: boolean;
  /** Goes on from a lesson that only tells something; null where something is to be done. */
  readonly onGoOn: (() => void) | null;
  /** Null before the first lesson, and after the last. */
  readonly onBack: (() => void) | null;
  readonly onNext: (() => void) | null;
  /** Beside the text. */
  readonly picture?: ReactNode;
  /** Instead of what else there is to say. */
  readonly instead?: ReactNode;
  /** The question of the game, or what to do after the last lesson. */
  /** Beside the button to go on. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** Says what a lesson is about. What is to be done leads on by itself; what is only told has a button to go on. */
export function Coach(props: CoachProps) {
  const { lesson, text, recap, isWaiting, opponent, isRefused, onGoOn, picture, children } = props;
  const say = words.use();
  const heading = useRef<HTMLHeadingElement>(null);
  const told = useId();
  // Whoever plays by keyboard or screen reader is led to the new lesson.
  useEffect(() => {
    if (lesson >= 0) heading.current?.focus({ preventScroll: true });
  }, [lesson]);
  return (
    <div className={style.coach}>
      <header className={style.head}>
        <div>
          <p className={style.count}>{say('lessonOf', { lesson: lesson + 1, last: LAST_LESSON + 1 })}</p>
          <h2 ref={heading} tabIndex={-1} aria-describedby={told}>
            {text.title}
          </h2>
        </div>
        <Ways onBack={props.onBack} onNext={props.onNext} />
      </header>
      {/* A new lesson is told with its heading; what changes afterwards is told by itself. */}
      <div key={lesson} id={told} className={style.told} aria-live="polite">
        {picture !== undefined && <div className={style.picture}>{picture}</div>}
        {recap !== null && <p className={style.recap}>{recap}</p>}
        <p className={style.text}>{isWaiting ? say('opponentPlays', { name: opponent }) : text.task}</p>
        {!isWaiting && (props.instead ?? <Points text={text} />)}
      </div>
      <p role="status" className={style.refused}>
        {isRefused && say('notNow')}
      </p>
      {onGoOn !== null && (
        <p className={style.on}>
          <button type="button" className="primary" onClick={onGoOn}>
            {say('goOn')}
          </button>
          {props.beside}
        </p>
      )}
      {children}
    </div>
  );
}

function Points({ text: { points = [] } }: { readonly text: LessonText }) {
  if (points.length === 0) return null;
  return (
    <dl className={style.points}>
      {points.map(({ sign, text }) => (
        <div key={sign}>
          <dt>{sign}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** To the lesson before and the one after, for whoever knows this one. */
function Ways({ onBack, onNext }: Pick<CoachProps, 'onBack' | 'onNext'>) {
  const say = words.use();
  const ways = [
    { name: say('back'), sign: '‹', go: onBack },
    { name: say('next'), sign: '›', go: onNext },
  ];
  return (
    <div className={style.ways}>
      {ways.map(
        ({ name, sign, go }) =>
          go !== null && (
            <button key={sign} type="button" className="plain" title={name} aria-label={name} onClick={go}>
              <span aria-hidden="true">{sign}</span>
            </button>
          ),
      )}
    </div>
  );
}
