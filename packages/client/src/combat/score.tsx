import type { Side } from '@peerless/rules';
import { message, type Names } from '@peerless/text';
import { TypeIcon } from '../cards/type-icon.tsx';
import { Counted } from './counted.tsx';
import { isBlocked } from './phase.ts';
import style from './score.module.css';
import type { Stand } from './steps.ts';
import { words } from './words.ts';

/** What the last step has added to a value, and by what. */
export interface Change {
  readonly side: Side;
  readonly by: number;
  readonly cause: string;
}

interface ScoreProps {
  readonly stand: Stand;
  readonly change: Change | null;
  readonly names: Names;
  /** The number of the step: what it adds is seen anew. */
  readonly step?: number;
}

/** Both values, and what they come to. */
export function Score({ stand, change, names, step = 0 }: ScoreProps) {
  const say = words.use();
  return (
    <div className={style.score} data-over={stand.damage !== null}>
      <Value side="attack" stand={stand} change={change} names={names} step={step} />
      <Value side="defense" stand={stand} change={change} names={names} step={step} />
      <span className={style.damage} data-hit={(stand.damage ?? 0) > 0} data-blocked={isBlocked(stand)}>
        {stand.damage === null
          ? ''
          : isBlocked(stand)
            ? say('blocked')
            : say('damage', { count: stand.damage })}
      </span>
    </div>
  );
}

function Value({ side, stand, change, names, step }: Required<ScoreProps> & { readonly side: Side }) {
  const { value } = stand[side];
  const own = change?.side === side && change.by !== 0 ? change : null;
  return (
    <span className={style.value} data-side={side} data-won={stand.winner === side}>
      <span className={style.label}>
        <TypeIcon type={side} />
        <span className={style.word}>{message(names.lang, `${side}Value`)}</span>
      </span>
      <span className={style.number} data-changed={own !== null}>
        <span key={own === null ? 'still' : step} className={style.pop}>
          {value === null ? '?' : <Counted value={value} />}
        </span>
      </span>
      {own !== null && (
        <span key={step} className={style.change} data-up={own.by > 0} aria-hidden="true">
          <b>{own.by > 0 ? `+${own.by}` : `−${-own.by}`}</b>
          {own.cause !== '' && <span className={style.cause}>{own.cause}</span>}
        </span>
      )}
    </span>
  );
}
