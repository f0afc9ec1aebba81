import type { View } from '@peerless/rules';
import type { CSSProperties, ReactNode } from 'react';
import { teamColour } from '../art/palette.ts';
import { type SeatGroups, seatGroups } from './seat-groups.ts';
import { SeatPanel } from './seat-panel.tsx';
import style from './seats.module.css';
import type { TableState } from './table-source.ts';
import { words } from './words.ts';

export interface SeatsProps {
  readonly view: View;
  /** The seats whose bots think. */
  readonly thinking: readonly number[];
  readonly clock: TableState['clock'];
  /** The seat that stands below where nobody's own does. */
  readonly beside: number | undefined;
}

const SIDES: readonly (keyof SeatGroups)[] = ['others', 'own'];

/** All seats at the edges of the stage: the others above, whoever looks at the bottom; teams stand together. */
export function Seats({ view, thinking, clock, beside }: SeatsProps) {
  const say = words.use();
  const groups = seatGroups(view, beside);
  return (
    <section className={style.seats} aria-label={say('seats')}>
      {SIDES.map((side) => (
        <SeatGroup key={side} side={side} view={view} seats={groups[side]}>
          {groups[side].map((seat) => (
            <SeatPanel key={seat} view={view} seat={seat} thinks={thinking.includes(seat)} clock={clock} />
          ))}
        </SeatGroup>
      ))}
    </section>
  );
}

interface SeatGroupProps {
  readonly side: keyof SeatGroups;
  readonly view: View;
  readonly seats: readonly number[];
  readonly children: ReactNode;
}

/** Seats side by side; a team has its name above them, and a frame whose line is that of its fighters on the board. */
function SeatGroup({ side, view, seats, children }: SeatGroupProps) {
  const say = words.use();
  const team = view.mode === 'teams' ? (view.seats[seats[0] ?? -1]?.team ?? null) : null;
  if (team === null)
    return (
      <div className={style.group} data-side={side}>
        {children}
      </div>
    );
  const isWatching = !view.seats.some(({ player }) => player === view.viewer);
  const { main, line } = teamColour(team);
  const name = side === 'own' ? say('friend') : say('otherTeam');
  return (
    <div
      className={style.group}
      data-side={side}
      data-team={team}
      style={{ '--team': main, '--team-line': line } as CSSProperties}
    >
      <p className={style.team}>{isWatching ? say('team', { number: team + 1 }) : name}</p>
      {children}
    </div>
  );
}
