import { useLanguage } from '../settings/settings.ts';
import style from './seat-clock.module.css';
import type { TableState } from './table-source.ts';
import { clockFace, useSecondsLeft } from './ticking.ts';
import { words } from './words.ts';

/** From here on a clock warns. */
const LOW = 20;

export interface SeatClockProps {
  readonly clock: TableState['clock'];
  readonly player: number;
  /** Whether it is the clock of whoever looks, who is warned. */
  readonly isOwn: boolean;
}

/** The time that a player has left. It can be read at any time, and says something by itself once, when it is nearly up. */
export function SeatClock({ clock, player, isOwn }: SeatClockProps) {
  const say = words.use();
  const lang = useLanguage();
  const seconds = useSecondsLeft(clock, player);
  if (seconds === null) return null;
  const runs = clock?.running === player;
  const isLow = runs && seconds <= LOW;
  return (
    <span className={style.clock} data-runs={runs} data-low={isLow}>
      <span role="timer" aria-label={say('timeLeft', { time: clockFace(seconds, lang) })}>
        <span aria-hidden="true">{clockFace(seconds, lang)}</span>
      </span>
      {isOwn && (
        <span role="alert" className="only-read">
          {isLow && say('timeLow', { count: LOW })}
        </span>
      )}
    </span>
  );
}
