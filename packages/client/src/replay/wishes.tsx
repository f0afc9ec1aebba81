import type { Viewer } from '@peerless/rules';
import { PACES, type Pace } from '../story/clock.ts';
import { STRIDES, type Stride } from '../story/landmarks.ts';
import type { Replay } from './use-replay.ts';
import style from './wishes.module.css';
import { words } from './words.ts';

export interface WishesProps {
  readonly replay: Replay;
  readonly viewer: Viewer;
  /** With whose eyes it may be seen. */
  readonly viewers: readonly Viewer[];
  /** What each player is called, by player number. */
  readonly players: readonly string[];
  readonly onViewer: (viewer: Viewer) => void;
}

const STRIDE_WORDS = { choice: 'choice', action: 'action', turn: 'wholeTurn' } as const;

/** How far, how fast, and with whose eyes. */
export function Wishes({ replay, viewer, viewers, players, onViewer }: WishesProps) {
  const say = words.use();
  const nameOf = (each: Viewer): string => {
    if (each === 'open') return say('openHands');
    return each === 'spectator' ? say('asOnlooker') : say('asPlayer', { name: players[each] ?? '' });
  };
  return (
    <div className={style.wishes}>
      <Wish
        label={say('look')}
        value={String(viewer)}
        options={viewers.map((each) => [String(each), nameOf(each)])}
        onPick={(value) => onViewer(viewers.find((each) => String(each) === value) ?? viewer)}
      />
      <Wish
        label={say('stride')}
        value={replay.stride}
        options={STRIDES.map((stride) => [stride, say(STRIDE_WORDS[stride])])}
        onPick={(value) => replay.setStride(value as Stride)}
      />
      <Wish
        label={say('pace')}
        value={String(replay.pace)}
        options={PACES.map((pace) => [String(pace), say('times', { pace: pace === 0.5 ? '½' : pace })])}
        onPick={(value) => replay.setPace(Number(value) as Pace)}
      />
    </div>
  );
}

function Wish(props: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [string, string])[];
  readonly onPick: (value: string) => void;
}) {
  const { label, value, options, onPick } = props;
  return (
    <label className={style.wish}>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onPick(target.value)}>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
