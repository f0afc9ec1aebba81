import type { ZonePaint } from '@peerless/boards';
import type { BoardDef, SpaceDef } from '@peerless/language';
import { DeckLinks } from './deck-links.tsx';
import { ITEM, itemCentre } from './item-square.ts';
import style from './spaces.module.css';
import { RING, ZoneRing } from './zone-ring.tsx';

interface SpaceDiscProps {
  readonly board: BoardDef;
  readonly space: SpaceDef;
  readonly paint: ReadonlyMap<string, ZonePaint>;
  readonly radius: number;
  /** A fighter covers number and start. */
  readonly held: boolean;
}

/** A space round the origin: disc, ring of zones, number. */
export function SpaceDisc({ board, space, paint, radius, held }: SpaceDiscProps) {
  const zones = space.zones.flatMap((zone) => paint.get(zone) ?? []);
  const isUpper = board.upperDeck?.includes(space.id) ?? false;
  return (
    <>
      <circle className={style.disc} r={radius} />
      <path className={style.hollow} d={hollow(radius * (1 - RING))} />
      <ZoneRing zones={zones} radius={radius} />
      <circle className={style.rim} r={radius} strokeWidth={radius * (isUpper ? 0.14 : 0.06)} />
      <circle className={style.rim} r={radius * (1 - RING)} strokeWidth={radius * 0.04} />
      {!held && (
        <text className={style.number} y={radius * 0.23} fontSize={radius * 0.64}>
          {space.id}
        </text>
      )}
    </>
  );
}

/** The shade under the upper edge of what is a little deeper than its rim. */
const hollow = (r: number): string => `M${-r} 0A${r} ${r} 0 0 1 ${r} 0A${r} ${r * 0.78} 0 0 0 ${-r} 0Z`;

/** What is printed at the rim of a space: over the rings that mark it. */
export function SpaceSigns({ board, space, radius, held }: Omit<SpaceDiscProps, 'paint'>) {
  return (
    <>
      {!held && <Start of={startOf(board, space)} radius={radius} />}
      {space.passage && <Keyhole radius={radius} />}
      <Square board={board} space={space.id} radius={radius} />
      <Conveyed board={board} space={space.id} radius={radius} />
      <DeckLinks board={board} space={space} radius={radius} />
    </>
  );
}

/** The printed start number, also of those beyond the usual ones. */
function startOf(board: BoardDef, { id, start }: SpaceDef): string | null {
  if (start !== null) return String(start);
  return Object.entries(board.extraStarts ?? {}).find(([, space]) => space === id)?.[0] ?? null;
}

/** A pennant with the start number. */
function Start({ of, radius }: { readonly of: string | null; readonly radius: number }) {
  if (of === null) return null;
  const r = radius * 0.34;
  return (
    <g transform={`translate(${-radius * 0.78} ${-radius * 0.86})`}>
      <path className={style.pennant} d={`M${-r} ${-r}H${r}V${r * 0.8}L0 ${r * 1.5}L${-r} ${r * 0.8}Z`} />
      <text className={style.light} y={r * 0.55} fontSize={r * 1.4}>
        {of}
      </text>
    </g>
  );
}

/** The mouth of a secret passage: a keyhole at the rim, to be seen beside a fighter, too. */
function Keyhole({ radius }: { readonly radius: number }) {
  const r = radius * 0.34;
  return (
    <g transform={`translate(${radius * 0.76} ${radius * 0.76})`}>
      <circle className={style.sign} r={r} />
      <path
        className={style.hole}
        d={`M${-r * 0.28} ${-r * 0.02}L${-r * 0.42} ${r * 0.66}H${r * 0.42}L${r * 0.28} ${-r * 0.02}Z`}
      />
      <circle className={style.hole} cy={-r * 0.22} r={r * 0.36} />
    </g>
  );
}

/** Where the conveyor belt ends, an arrow that flies; where it throws, a crate. */
function Conveyed(props: { readonly board: BoardDef; readonly space: number; readonly radius: number }) {
  const { board, space, radius } = props;
  const { belt = [], bin = [] } = board.conveyor ?? {};
  const isEnd = belt.at(-1) === space;
  if (!isEnd && !bin.includes(space)) return null;
  const r = radius * 0.34;
  return (
    <g
      data-conveyor={isEnd ? 'end' : 'bin'}
      transform={`translate(${-radius * 0.76} ${radius * 0.76}) scale(${r})`}
    >
      <circle className={style.crateDisc} r={1} />
      <path
        className={style.crate}
        d={
          isEnd
            ? 'M-.55 .5Q-.45-.45 .4-.35M.1-.65L.45-.34L.14-.02'
            : 'M-.55-.3V.5H.55V-.3M-.55 .08H.55M0-.7V-.15M-.2-.35L0-.12L.2-.35'
        }
      />
    </g>
  );
}

/** A square beside the space is there for an item: crossed for combat, with a bar for a scheme. */
function Square(props: { readonly board: BoardDef; readonly space: number; readonly radius: number }) {
  const { board, space, radius } = props;
  const isCombat = board.itemSpaces?.combat.includes(space) ?? false;
  const isScheme = board.itemSpaces?.scheme.includes(space) ?? false;
  if (!isCombat && !isScheme) return null;
  const r = radius * ITEM * 0.8;
  const { x, y } = itemCentre(radius);
  return (
    <g data-square={isCombat ? 'combat' : 'scheme'} transform={`translate(${x} ${y})`}>
      <rect
        className={style.square}
        data-kind={isCombat ? 'combat' : 'scheme'}
        x={-r}
        y={-r}
        width={2 * r}
        height={2 * r}
        rx={r * 0.2}
      />
      {isCombat && (
        <path
          className={style.stroke}
          d={`M${-r * 0.5} ${-r * 0.5}L${r * 0.5} ${r * 0.5}M${r * 0.5} ${-r * 0.5}L${-r * 0.5} ${r * 0.5}`}
        />
      )}
      {isScheme && <path className={style.stroke} d={`M${-r * 0.55} 0H${r * 0.55}`} />}
    </g>
  );
}
