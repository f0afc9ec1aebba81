import type { FighterView, SeatView, View } from '@peerless/rules';
import type { Names } from '@peerless/text';
import { memo } from 'react';
import { Emblem } from '../art/emblem.tsx';
import { useSeatColour } from '../table-context.ts';
import style from './figures.module.css';
import type { Geometry } from './geometry.ts';
import { Layer } from './layer.tsx';
import { Medallion } from './medallion.tsx';

interface FiguresProps {
  readonly view: View;
  readonly names: Names;
  readonly geometry: Geometry;
}

/** The form of a hero that has forms. */
export const formOf = (fighter: FighterView, seats: readonly SeatView[]): string | null =>
  fighter.hero ? (seats[fighter.seat]?.form ?? null) : null;

/** The team of a fighter in a game of teams. */
export const teamOf = ({ seat }: FighterView, { mode, seats }: View): number | null =>
  mode === 'teams' ? (seats[seat]?.team ?? null) : null;

/** All fighters on the board. They walk when their place changes; spaces tell about them, so nothing is read here. */
export const Figures = memo(function Figures({ view, names, geometry }: FiguresProps) {
  return (
    <Layer>
      {view.fighters.map((fighter) => {
        if (fighter.space === null) return null;
        const { x, y } = geometry.at(fighter.space);
        return (
          <g key={fighter.id} className={style.figure} style={{ transform: `translate(${x}px, ${y}px)` }}>
            <Medallion
              fighter={fighter}
              names={names}
              form={formOf(fighter, view.seats)}
              team={teamOf(fighter, view)}
              radius={geometry.radius}
            />
          </g>
        );
      })}
    </Layer>
  );
});

/** What lies on the spaces: a hexagon with the token's emblem at the rim. */
export const Tokens = memo(function Tokens({ view, geometry, names }: FiguresProps) {
  const colourOf = useSeatColour();
  const r = geometry.radius * 0.46;
  return (
    <Layer>
      {view.seats.flatMap(({ seat, tokens }) =>
        Object.entries(tokens).flatMap(([token, spaces]) =>
          spaces.map((space, i) => {
            const { x, y } = geometry.at(space);
            const off = geometry.radius * 0.74;
            return (
              <g
                // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a kind are told apart by nothing else
                key={`${seat} ${token} ${i}`}
                className={style.figure}
                style={{ transform: `translate(${x - off}px, ${y + off}px)` }}
              >
                <path
                  className={style.token}
                  d={`M${r} 0L${r / 2} ${r * 0.87}H${-r / 2}L${-r} 0L${-r / 2} ${-r * 0.87}H${r / 2}Z`}
                  stroke={colourOf(seat).main}
                />
                <g transform={`translate(${-r * 0.68} ${-r * 0.68})`} className={style.tokenPicture}>
                  <Emblem of={names.token(seat, token)} size={r * 1.36} />
                </g>
              </g>
            );
          }),
        ),
      )}
    </Layer>
  );
});
