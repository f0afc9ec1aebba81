import type { FighterView, SeatView, View } from '@peerless/rules';
import type { Names } from '@peerless/text';
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Emblem } from '../art/emblem.tsx';
import { boardIn } from '../in-library.ts';
import { useMotion } from '../settings/use-motion.ts';
import { useContent, useHero, useSeatColour } from '../table-context.ts';
import style from './figures.module.css';
import { Fog } from './fog.tsx';
import type { Geometry, Point } from './geometry.ts';
import { Layer } from './layer.tsx';
import { Medallion } from './medallion.tsx';
import { piecesOf, Track } from './tracks.tsx';
import type { Deeds } from './ways.ts';

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

/** A fighter as it is drawn round the origin. */
export function FighterMark(
  props: FiguresProps & { readonly fighter: FighterView; readonly radius: number },
) {
  const { view, names, fighter, radius } = props;
  return (
    <Medallion
      fighter={fighter}
      hero={view.seats[fighter.seat]?.hero ?? ''}
      names={names}
      form={formOf(fighter, view.seats)}
      team={teamOf(fighter, view)}
      radius={radius}
    />
  );
}

interface MovingProps extends FiguresProps {
  readonly deeds: Deeds;
  /** How long a fighter walks, in milliseconds. */
  readonly walk: number;
}

/** All fighters on the board. They hop along their way when their place changes; spaces tell about them, so nothing is read here. */
export const Figures = memo(function Figures({ deeds, walk, ...rest }: MovingProps) {
  const { view, geometry } = rest;
  return (
    <Layer>
      {view.fighters.map((fighter) => {
        if (fighter.space === null) return null;
        const way = deeds.ways.get(fighter.id) ?? [];
        return (
          <Figure
            key={fighter.id}
            at={geometry.at(fighter.space)}
            way={way.at(-1) === fighter.space ? way.map((space) => geometry.at(space)) : []}
            walk={walk}
          >
            <g
              key={`${fighter.health}`}
              className={deeds.losses.has(fighter.id) ? style.hit : undefined}
              style={{ transformBox: 'fill-box' }}
            >
              <FighterMark {...rest} fighter={fighter} radius={geometry.radius} />
            </g>
            <Loss of={deeds.losses.get(fighter.id)} radius={geometry.radius} />
          </Figure>
        );
      })}
    </Layer>
  );
});

interface FigureProps {
  readonly at: Point;
  /** Where it came from, place after place; empty where it was put down. */
  readonly way: readonly Point[];
  readonly walk: number;
  readonly children: ReactNode;
}

/** How much longer each further leg of a way takes, as a share of the first. */
const MORE = 0.35;

/** Stands at a place; when that changes it goes there, with a hop for each space of its way. */
function Figure({ at, way, walk, children }: FigureProps) {
  const moves = useMotion();
  const figure = useRef<SVGGElement>(null);
  const hopping = useRef<SVGGElement>(null);
  const from = useRef(at);
  const { x, y } = at;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place
  useLayoutEffect(() => {
    const stops = way.length > 1 ? way : [from.current, at];
    from.current = at;
    const legs = stops.length - 1;
    const isSame = stops.every((stop) => stop.x === x && stop.y === y);
    if (!moves || walk === 0 || isSame) return;
    const duration = walk * (1 + MORE * (legs - 1));
    const steps = stops.map((stop) => ({ transform: `translate(${stop.x}px, ${stop.y}px)` }));
    const going = figure.current?.animate?.(steps, { duration, easing: 'linear' });
    const hops = [
      { transform: 'none' },
      { transform: 'translateY(-16px) scale(1.1)' },
      { transform: 'none' },
    ];
    const hop = hopping.current?.animate?.(hops, {
      duration: duration / legs,
      iterations: legs,
      easing: 'ease-in-out',
    });
    return () => {
      going?.cancel();
      hop?.cancel();
    };
  }, [x, y]);
  return (
    <g ref={figure} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <g ref={hopping}>{children}</g>
    </g>
  );
}

/** What a hit has cost, over the fighter for a while. */
function Loss({ of, radius }: { readonly of: number | undefined; readonly radius: number }) {
  if (of === undefined || of === 0) return null;
  return (
    <g className={style.loss}>
      <circle r={radius * 0.52} cy={-radius * 0.95} />
      <text y={-radius * 0.95 + radius * 0.24} fontSize={radius * 0.68}>
        −{of}
      </text>
    </g>
  );
}

/** Tokens on which their hero moves for nothing are tracks, and the rails of neighbours join. */
function SeatTracks({ side, geometry, board }: { side: SeatView; geometry: Geometry; board: string }) {
  const { modifiers } = useHero(side.hero);
  const printed = boardIn(useContent(), board);
  const spaces = Object.entries(side.tokens).flatMap(([token, at]) =>
    modifiers.some((modifier) => modifier.mod === 'freeSteps' && modifier.token === token) ? at : [],
  );
  return piecesOf(printed, spaces, geometry).map(({ from, to }) => (
    <Track key={`${from.x} ${from.y} ${to.x} ${to.y}`} from={from} to={to} radius={geometry.radius} />
  ));
}

/** What lies on the spaces: fog as fog, tracks as tracks, and each token as a hexagon with its emblem at the rim. */
export const Tokens = memo(function Tokens({ view, geometry, names }: FiguresProps) {
  const colourOf = useSeatColour();
  const r = geometry.radius * 0.46;
  return (
    <Layer>
      {view.seats.map((side) => (
        <SeatTracks key={side.seat} side={side} geometry={geometry} board={view.board} />
      ))}
      {view.seats.flatMap(({ seat, tokens }) =>
        Object.entries(tokens).flatMap(([token, spaces]) =>
          spaces.map((space, i) => {
            const { x, y } = geometry.at(space);
            const off = geometry.radius * 0.74;
            return (
              <g
                // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a kind are told apart by nothing else
                key={`${seat} ${token} ${i}`}
                className={style.token}
                style={{ transform: `translate(${x}px, ${y}px)` }}
              >
                {token === 'fog' && <Fog radius={geometry.radius} />}
                <g transform={`translate(${-off} ${off})`}>
                  <path
                    className={style.hexagon}
                    d={`M${r} 0L${r / 2} ${r * 0.87}H${-r / 2}L${-r} 0L${-r / 2} ${-r * 0.87}H${r / 2}Z`}
                    stroke={colourOf(seat).main}
                  />
                  <g transform={`translate(${-r * 0.68} ${-r * 0.68})`} className={style.tokenPicture}>
                    <Emblem of={names.token(seat, token)} size={r * 1.36} />
                  </g>
                </g>
              </g>
            );
          }),
        ),
      )}
    </Layer>
  );
});
