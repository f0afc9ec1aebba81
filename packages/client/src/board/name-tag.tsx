import type { FighterView } from '@peerless/rules';
import { type Names, realisers } from '@peerless/text';
import style from './figures.module.css';
import type { Geometry, Point } from './geometry.ts';
import { Layer } from './layer.tsx';

interface NameTagProps {
  readonly fighter: FighterView | undefined;
  readonly at: Point | null;
  readonly names: Names;
  readonly geometry: Geometry;
  /** Pixels a unit: letters are to be read, however small the board is. */
  readonly scale: number;
}

/** The least size of its letters in pixels. */
const LETTERS = 14;
/** The mean width of a letter, as a share of its height. */
const WIDTH = 0.5;

/** The name of the fighter that is pointed at, above it, or below it at the upper edge of the board. */
export function NameTag({ fighter, at, names, geometry, scale }: NameTagProps) {
  if (fighter === undefined || at === null) return null;
  const name = realisers[names.lang].capital(names.fighter(fighter.id));
  const text = `${name} ${fighter.health}/${fighter.maxHealth}`;
  const size = Math.max(geometry.radius * 0.5, LETTERS / scale);
  const width = text.length * size * WIDTH + size;
  const isTop = at.y < geometry.radius * 3;
  const y = at.y + (isTop ? 1 : -1) * (geometry.radius * 1.5 + size * 0.7);
  const x = Math.min(Math.max(at.x, width / 2), geometry.width - width / 2);
  return (
    <Layer>
      <g transform={`translate(${x} ${y})`}>
        <rect
          className={style.nameTag}
          x={-width / 2}
          y={-size * 0.8}
          width={width}
          height={size * 1.6}
          rx={size * 0.3}
        />
        <text className={style.light} y={size * 0.36} fontSize={size}>
          {text}
        </text>
      </g>
    </Layer>
  );
}
