import { type Names, realisers } from '@peerless/text';
import { type RefObject, useId } from 'react';
import { type Landmarks, turnAt } from '../story/landmarks.ts';
import { useSeatColour } from '../table-context.ts';
import style from './replay-controls.module.css';
import type { Replay } from './use-replay.ts';
import { Wishes, type WishesProps } from './wishes.tsx';
import { words } from './words.ts';

export interface ReplayControlsProps extends WishesProps {
  readonly names: Names;
  /** Null where nobody may play on: the game itself is still being played. */
  readonly onGoOn: (() => void) | null;
  /** Whether it stands at the end. */
  readonly isOver: boolean;
  readonly ref: RefObject<HTMLDivElement | null>;
}

/** Where the replay stands, and everything that moves it. */
export function ReplayControls(props: ReplayControlsProps) {
  const { replay, names, onGoOn, isOver, ref } = props;
  const say = words.use();
  return (
    <div className={style.controls} ref={ref}>
      <Scrubber replay={replay} names={names} />
      <div className={style.row}>
        <Buttons replay={replay} />
        {onGoOn === null && <p className={style.running}>{say('running')}</p>}
        {onGoOn !== null && !isOver && (
          <button type="button" className={style.goOn} onClick={onGoOn}>
            {say('goOnHere')}
          </button>
        )}
      </div>
      <div className={style.wide}>
        <Wishes {...props} />
      </div>
      <p className={`only-read ${style.keys}`}>{say('keys')}</p>
    </div>
  );
}

/** The turn of a moment in words. */
function useTurnText({ landmarks }: Replay, names: Names): (at: number) => string {
  const say = words.use();
  return (at) => {
    const turn = turnAt(landmarks, at);
    const name = turn === null ? '' : realisers[names.lang].capital(names.seat(turn.seat));
    return turn === null ? say('setup') : say('turn', { turn: turn.turn, name });
  };
}

/** The whole game as a line, with a mark for each turn in the colour and the shape of its seat. */
function Scrubber({ replay, names }: Pick<ReplayControlsProps, 'replay' | 'names'>) {
  const say = words.use();
  const turnText = useTurnText(replay, names);
  const id = useId();
  const { at, landmarks, see } = replay;
  const step = say('stepOf', { at, last: landmarks.last });
  return (
    <div>
      <label htmlFor={id} className="only-read">
        {say('position')}
      </label>
      <output htmlFor={id} className={style.place}>
        <span>{turnText(at)}</span>
        <span className={style.step}>{step}</span>
      </output>
      <div className={style.line}>
        <TurnMarks landmarks={landmarks} />
        <input
          id={id}
          type="range"
          min={0}
          max={landmarks.last}
          value={at}
          aria-valuetext={`${turnText(at)}, ${step}`}
          onChange={({ target }) => see(Number(target.value))}
        />
      </div>
    </div>
  );
}

function TurnMarks({ landmarks: { turns, last } }: { readonly landmarks: Landmarks }) {
  // Sixty marks are as many as a narrow screen can tell apart.
  const colourOf = useSeatColour();
  const every = Math.ceil(turns.length / 60);
  return (
    <div className={style.turns} aria-hidden="true">
      {turns
        .filter((_, i) => i % every === 0)
        .map(({ at, turn, seat }) => (
          <span
            key={turn}
            style={{ insetInlineStart: `${(100 * at) / Math.max(1, last)}%`, color: colourOf(seat).main }}
            data-side={seat % 2}
          />
        ))}
    </div>
  );
}

function Buttons({ replay }: { readonly replay: Replay }) {
  const say = words.use();
  const { at, isPlaying, landmarks, see, stepBack, stepForward, togglePlay } = replay;
  const isFirst = at === 0;
  const isLast = at === landmarks.last;
  return (
    <div className={style.buttons}>
      <IconButton label={say('toStart')} icon="M6 5v14M20 5 9 12l11 7Z" off={isFirst} act={() => see(0)} />
      <IconButton label={say('back')} icon="M17 5 6 12l11 7Z" off={isFirst} act={() => stepBack()} />
      <IconButton
        label={isPlaying ? say('pause') : say('play')}
        icon={isPlaying ? 'M8 5v14M16 5v14' : 'M7 4v16l13-8Z'}
        primary
        act={togglePlay}
      />
      <IconButton label={say('forward')} icon="m7 5 11 7-11 7Z" off={isLast} act={() => stepForward()} />
      <IconButton
        label={say('toEnd')}
        icon="M18 5v14M4 5l11 7-11 7Z"
        off={isLast}
        act={() => see(landmarks.last)}
      />
    </div>
  );
}

/** A button that stays focusable when there is nothing more to do in its direction. */
function IconButton(props: {
  readonly label: string;
  readonly icon: string;
  readonly act: () => void;
  readonly off?: boolean;
  readonly primary?: boolean;
}) {
  const { label, icon, act, off = false, primary = false } = props;
  return (
    <button
      type="button"
      className={primary ? 'primary' : undefined}
      aria-label={label}
      title={label}
      aria-disabled={off}
      onClick={() => {
        if (!off) act();
      }}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d={icon} fill="currentColor" stroke="currentColor" strokeWidth="2.5" strokeLinejoin="round" />
      </svg>
    </button>
  );
}
