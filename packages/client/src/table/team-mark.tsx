import type { View } from '@peerless/rules';
import type { CSSProperties } from 'react';
import { teamColour } from '../art/palette.ts';
import style from './team-mark.module.css';
import { words } from './words.ts';

interface TeamMarkProps {
  readonly view: View;
  readonly seat: number;
  /** Where there is no room for more than a word. */
  readonly isShort?: boolean;
}

/** Which team a seat is of, as the viewer calls it; nothing where there are no teams. */
export function TeamMark({ view, seat, isShort = false }: TeamMarkProps) {
  const say = words.use();
  const team = view.seats[seat]?.team;
  if (view.mode !== 'teams' || team === undefined) return null;
  const text = teamText(view, seat, isShort, say);
  const { main, line } = teamColour(team);
  return (
    <span className={style.team} data-short={isShort}>
      <span
        className={style.ring}
        style={{ '--team': main, '--team-line': line } as CSSProperties}
        aria-hidden="true"
      />
      {text}{' '}
    </span>
  );
}

function teamText(
  { seats, viewer }: View,
  seat: number,
  isShort: boolean,
  say: ReturnType<typeof words.use>,
) {
  const own = seats.find(({ player }) => player === viewer);
  const side = seats[seat];
  if (own === undefined) return say('team', { number: (side?.team ?? 0) + 1 });
  if (isShort && side?.player === viewer) return say('you');
  if (side?.team === own.team) return say(isShort ? 'ally' : 'friend');
  return say(isShort ? 'rival' : 'otherTeam');
}
