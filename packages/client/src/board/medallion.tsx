import type { FighterView } from '@peerless/rules';
import type { Names } from '@peerless/text';
import { Emblem, type EmblemProps } from '../art/emblem.tsx';
import { coloursOf, teamColour } from '../art/palette.ts';
import { useContent, useSeatColour } from '../table-context.ts';
import { isOnBrink } from './brink.ts';
import style from './figures.module.css';
import { arcData } from './geometry.ts';

interface MedallionProps {
  readonly fighter: FighterView;
  /** Whose fighter it is: the hero's slug. */
  readonly hero: string;
  readonly names: Names;
  /** The form of its hero, where there are forms. */
  readonly form: string | null;
  /** In a game of teams. */
  readonly team?: number | null;
  /** Of the space it stands on. */
  readonly radius: number;
}

/** The rim of the seat and the ring that shows health, as shares of the medallion. */
const [RIM, RING] = [0.15, 0.13];
/** How high it stands above its space, as a share of that. */
const HIGH = 0.13;
/** Below this share of their health fighters are in danger. */
const DANGER = 1 / 3;

/** How large a fighter is drawn, as a share of its space: the ring of zones stays in sight. */
function sizeOf({ hero, large }: FighterView): number {
  if (large) return 1.04;
  return hero ? 0.94 : 0.7;
}

/**
 * A fighter round the origin: emblem on the hero's colour, the rim in that of the seat, a ring and a number for health,
 * marks for seat and form.
 */
export function Medallion({ fighter, hero, names, form, team = null, radius }: MedallionProps) {
  const size = radius * sizeOf(fighter);
  const { main: rim } = useSeatColour()(fighter.seat);
  const { main, ink } = coloursOf(hero, useContent());
  const face = size * (1 - RIM - RING);
  const number = /-(\d+)$/.exec(fighter.id)?.[1] ?? null;
  return (
    <>
      <ellipse
        className={style.shade}
        rx={size * 1.1}
        ry={size * 1.02}
        cx={radius * 0.07}
        cy={radius * (HIGH + 0.1)}
      />
      <circle className={style.foot} r={size} cy={radius * HIGH} fill={rim} />
      <circle className={style.dusk} r={size} cy={radius * HIGH} />
      {team !== null && <TeamRim team={team} size={size} />}
      <circle className={style.edge} r={size} fill={rim} />
      <HealthRing fighter={fighter} size={size} />
      <circle r={face} fill={main} />
      <circle className={style.gloss} r={face * 0.95} />
      <Picture of={names.kindNamed(fighter.id)} size={size} ink={ink} />
      <SeatMark seat={fighter.seat} x={-radius * 0.66} y={-radius * 0.62} r={radius * 0.27} />
      <Health value={fighter.health} isCracked={isOnBrink(fighter)} y={radius * 0.78} r={radius * 0.36} />
      {number !== null && <Tag text={number} x={radius * 0.66} y={-radius * 0.62} r={radius * 0.27} />}
      {form !== null && (
        <Form of={names.form(fighter.seat, form)} x={radius * 0.7} y={-radius * 0.62} r={radius * 0.34} />
      )}
      {fighter.large && <circle className={style.largeRim} r={size * 1.12} />}
    </>
  );
}

/** What a fighter of a team stands on: a round base with a whole line, or a cornered one with a broken line. */
function TeamRim({ team, size }: { readonly team: number; readonly size: number }) {
  const { main, line } = teamColour(team);
  const r = size * 1.1;
  if (line === 'solid')
    return (
      <>
        <circle className={style.teamTrack} r={r} strokeWidth={size * 0.2} />
        <circle className={style.teamRim} r={r} stroke={main} strokeWidth={size * 0.13} />
      </>
    );
  const d = cornered(r * 1.06);
  return (
    <>
      <path className={style.teamTrack} d={d} strokeWidth={size * 0.22} />
      <path
        className={style.teamRim}
        d={d}
        stroke={main}
        strokeWidth={size * 0.14}
        // Each side in whole pieces, so that none is cut where the line closes.
        pathLength={CORNERS * 4}
        strokeDasharray="1.2 .8"
        strokeDashoffset={0.6}
      />
    </>
  );
}

const CORNERS = 6;

/** A hexagon round the origin. */
const cornered = (r: number): string =>
  `M${Array.from({ length: CORNERS }, (_, i) => {
    const angle = (i / CORNERS) * 2 * Math.PI;
    return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
  }).join('L')}Z`;

/** A ring that is as full as the fighter is healthy. */
function HealthRing({ fighter, size }: { readonly fighter: FighterView; readonly size: number }) {
  const share = fighter.health / Math.max(1, fighter.maxHealth);
  const middle = size * (1 - RIM - RING / 2);
  return (
    <>
      <circle className={style.ringTrack} r={size * (1 - RIM)} />
      {share > 0 && (
        <path
          className={share <= DANGER && fighter.maxHealth > 1 ? style.danger : style.healthy}
          d={arcData(middle, 0, share)}
          strokeWidth={size * RING * 0.72}
        />
      )}
    </>
  );
}

function Picture({ of, size, ink }: EmblemProps & { readonly size: number; readonly ink: string }) {
  const side = size * 1.04;
  return (
    <g transform={`translate(${-side / 2} ${-side / 2})`} color={ink}>
      <Emblem of={of} size={side} />
    </g>
  );
}

/** The marks of seats as shapes of radius 1. */
const SHAPES: Readonly<Record<string, string>> = {
  '●': 'M0-.8A.8.8 0 0 1 0 .8A.8.8 0 0 1 0-.8Z',
  '◆': 'M0-1L.8 0L0 1L-.8 0Z',
  '▲': 'M0-.9L.95.7H-.95Z',
  '■': 'M-.75-.75H.75V.75H-.75Z',
};

interface BadgeProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Whose fighter it is, by colour and by shape. */
function SeatMark({ seat, x, y, r }: BadgeProps & { readonly seat: number }) {
  const { main, mark } = useSeatColour()(seat);
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={style.badge} r={r} />
      <path d={SHAPES[mark]} transform={`scale(${r * 0.62})`} fill={main} />
    </g>
  );
}

/** Which of several equal sidekicks it is. */
function Tag({ text, x, y, r }: BadgeProps & { readonly text: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={style.badge} r={r} />
      <text className={style.tag} y={r * 0.5} fontSize={r * 1.4}>
        {text}
      </text>
    </g>
  );
}

/** The form a hero is in. */
function Form({ of, x, y, r }: BadgeProps & Pick<EmblemProps, 'of'>) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={style.badge} r={r} />
      <g transform={`translate(${-r * 0.8} ${-r * 0.8})`} className={style.formPicture}>
        <Emblem of={of} size={r * 1.6} />
      </g>
    </g>
  );
}

interface HealthProps extends Pick<BadgeProps, 'y' | 'r'> {
  readonly value: number;
  readonly isCracked: boolean;
}

/** A heart with the health left; larger, and cracked, where that is next to nothing. */
function Health({ value, isCracked, y, r }: HealthProps) {
  const heart = 'M0 1C-2.1-.35-.75-1.5 0-.62C.75-1.5 2.1-.35 0 1Z';
  // Beside the number, from edge to edge.
  const crack = 'M.78-1L.5-.72L.86-.5L.56-.24L.8-.02L.5.18L.6.5';
  const size = r * (isCracked ? 1.45 : 1.1);
  return (
    <g transform={`translate(0 ${y})`} data-cracked={isCracked || undefined}>
      <path className={style.heart} d={heart} transform={`scale(${size})`} />
      {isCracked && <path className={style.crack} d={crack} transform={`scale(${size})`} />}
      <text className={style.light} y={size * 0.33} fontSize={size * 1.02}>
        {value}
      </text>
    </g>
  );
}
