import type { BoardDef, SpaceDef } from '@peerless/language';
import style from './spaces.module.css';

/** The symbols that join two spaces without a line. */

/** Shapes that differ without their colours, in a circle of radius 1. A board with more links has their numbers. */
export const SYMBOLS: readonly { readonly d: string; readonly colour: string; readonly open?: true }[] = [
  // A star, a cross, a swirl, a wheel.
  { d: 'M0-.8L.22-.25L.8-.2L.36.2L.5.76L0 .45L-.5.76L-.36.2L-.8-.2L-.22-.25Z', colour: '#6a2c91' },
  { d: 'M-.22-.72H.22V-.22H.72V.22H.22V.72H-.22V.22H-.72V-.22H-.22Z', colour: '#0b6470' },
  { d: 'M0 0A.2.2 0 0 1 .4 0A.42.42 0 0 1-.44 0A.6.6 0 0 1 .74 0', colour: '#2d6a1e', open: true },
  { d: 'M.6 0A.6.6 0 1 1-.6 0A.6.6 0 1 1 .6 0M-.6 0H.6M0-.6V.6', colour: '#9c4208', open: true },
];

interface SignProps {
  readonly link: number;
  readonly radius: number;
}

function Sign({ link, radius }: SignProps) {
  const symbol = SYMBOLS[link];
  if (symbol === undefined)
    return (
      <text className={style.linkNumber} y={radius * 0.4} fontSize={radius * 1.2}>
        {link + 1}
      </text>
    );
  const { d, colour, open } = symbol;
  return (
    <path
      d={d}
      transform={`scale(${radius})`}
      fill={open ? 'none' : colour}
      stroke={open ? colour : undefined}
      strokeWidth={0.2}
      strokeLinecap="round"
    />
  );
}

/** The symbols of a space, from the lower right up; a keyhole has the first place. */
export function DeckLinks(props: {
  readonly board: BoardDef;
  readonly space: SpaceDef;
  readonly radius: number;
}) {
  const { board, space, radius } = props;
  const links = (board.deckLinks ?? []).flatMap((link, i) => (link.includes(space.id) ? [i] : []));
  return links.map((link, i) => {
    const angle = (1 - i - (space.passage ? 1 : 0)) * (Math.PI / 4);
    return (
      <g
        key={link}
        data-deck-link={link + 1}
        transform={`translate(${radius * 1.07 * Math.cos(angle)} ${radius * 1.07 * Math.sin(angle)})`}
      >
        <circle className={style.sign} r={radius * 0.4} />
        <Sign link={link} radius={radius * 0.4} />
      </g>
    );
  });
}
