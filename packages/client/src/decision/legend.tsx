import { useState } from 'react';
import type { Marks } from '../board/marks.ts';
import style from './legend.module.css';
import { words } from './words.ts';

const KEY = 'peerless-legend';

function isKnown(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Whether what the signs on the board mean is to be told: the first time that they are seen, until it was read. */
export function useLegend({ reach, range }: Pick<Marks, 'reach' | 'range'>): (() => void) | null {
  const [isRead, setRead] = useState(isKnown);
  // It stays when one looks away from the board, to read it.
  const [isNeeded, setNeeded] = useState(false);
  if (!isNeeded && reach.size + range.size > 0) setNeeded(true);
  if (isRead || !isNeeded) return null;
  return () => {
    setRead(true);
    try {
      localStorage.setItem(KEY, 'read');
    } catch {
      // A full or forbidden store: it is told again next time.
    }
  };
}

/** What the signs on the board mean. It takes no more room than what it is shown instead of. */
export function Legend({ onRead }: { readonly onRead: () => void }) {
  const say = words.use();
  return (
    <div className={style.legend}>
      <ul>
        <li>
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            <path className={style.step} d="M-11 0L-5.5-10H5.5L11 0L5.5 10H-5.5Z" />
            <text y="5" fontSize="14" textAnchor="middle">
              2
            </text>
          </svg>
          {say('legendSteps')}
        </li>
        <li>
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            <circle className={style.space} r="7" />
            <path className={style.range} d="M5 5L9 9M-5 5L-9 9M5-5L9-9M-5-5L-9-9" />
          </svg>
          {say('legendRange')}
        </li>
        <li className={style.self}>
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            <circle className={style.glow} r="8.5" />
          </svg>
          {say('legendGlow')}
        </li>
      </ul>
      <button type="button" onClick={onRead}>
        {say('legendRead')}
      </button>
    </div>
  );
}
