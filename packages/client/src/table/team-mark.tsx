import type { View } from '@peerless/rules';
import type { CSSProperties } from 'react';
import { teamColour } from '../art/palette.ts';
import style from './seat-panel.module.css';
import { words } from './words.ts';

/** Which team a seat is of, in its own words for the viewer; null where there are no teams. */
export function TeamMark({ view, seat }: { readonly view: View; readonly seat: number }) {
  const say = words.use();
  const team = view.seats[seat]?.team;
  if (view.mode !== 'teams' || team === undefined) return null;
  const own = view.seats.find(({ player }) => player === view.viewer);
  const text =
    own === undefined ? say('team', { number: team + 1 }) : say(own.team === team ? 'friend' : 'otherTeam');
  const { main, line } = teamColour(team);
  return (
    <span className={style.team}>
      <span
        className={style.teamRing}
        style={{ '--team': main, '--team-line': line } as CSSProperties}
        aria-hidden="true"
      />
      {text}{' '}
    </span>
  );
}
