import type { BoardDef } from '@peerless/language';
import type { View } from '@peerless/rules';
import { itemText, type Names, realisers } from '@peerless/text';
import { memo } from 'react';
import { Emblem } from '../art/emblem.tsx';
import style from './figures.module.css';
import type { Geometry, Point } from './geometry.ts';
import { ITEM, itemCentre } from './item-square.ts';
import { Layer } from './layer.tsx';
import { lyingOn } from './lying-items.ts';

/** The items that lie beside spaces: emblems on squares, and what they say. */

interface ItemsProps {
  readonly board: BoardDef;
  readonly view: View;
  readonly geometry: Geometry;
}

/** All of them, over the fighters beside whom they lie. */
export const Items = memo(function Items({ board, view, geometry }: ItemsProps) {
  const { radius } = geometry;
  const r = radius * ITEM;
  return (
    <Layer>
      {lyingOn(board, view).map(({ item, space }) => {
        const at = geometry.at(space);
        const { x, y } = itemCentre(radius);
        return (
          <g key={item.slug} data-item={item.slug} transform={`translate(${at.x + x} ${at.y + y})`}>
            <rect
              className={style.item}
              data-kind={item.kind}
              x={-r}
              y={-r}
              width={2 * r}
              height={2 * r}
              rx={r * 0.25}
            />
            <svg
              aria-hidden="true"
              className={style.itemSign}
              x={-r * 0.78}
              y={-r * 0.78}
              width={r * 1.56}
              height={r * 1.56}
            >
              <Emblem of={item} size="100%" />
            </svg>
          </g>
        );
      })}
    </Layer>
  );
});

interface ItemTagProps {
  readonly board: BoardDef;
  readonly view: View | null;
  readonly space: number;
  readonly at: Point | null;
  readonly names: Names;
  readonly geometry: Geometry;
  /** Pixels a unit: letters are to be read, however small the board is. */
  readonly scale: number;
  /** Somebody stands there, whose name is above. */
  readonly held: boolean;
}

/** The least size of its letters in pixels. */
const LETTERS = 13;
/** The mean width of a letter, as a share of its height, and how many of them are a line. */
const [WIDTH, LINE] = [0.52, 34];

/** What the items say at the space that is pointed at: below it, or above it at the lower edge of the board. */
export function ItemTag({ board, view, space, at, names, geometry, scale, held }: ItemTagProps) {
  const items = lyingOn(board, view).filter((lying) => lying.space === space);
  if (at === null || items.length === 0) return null;
  const lines = items.flatMap(({ item }) => {
    const { name, text } = itemText(item, names.lang);
    return [realisers[names.lang].capital(name), ...wrapped(text)];
  });
  const size = Math.max(geometry.radius * 0.42, LETTERS / scale);
  const width = Math.max(...lines.map(({ length }) => length)) * size * WIDTH + size;
  const height = (lines.length * 1.25 + 0.5) * size;
  const isLow = at.y + geometry.radius * 1.5 + height > geometry.height;
  const y = isLow ? at.y - geometry.radius * (held ? 2.8 : 1.5) - height : at.y + geometry.radius * 1.45;
  const x = Math.min(Math.max(at.x, width / 2), geometry.width - width / 2);
  return (
    <Layer>
      <g transform={`translate(${x} ${y})`} data-item-tag>
        <rect className={style.nameTag} x={-width / 2} y={0} width={width} height={height} rx={size * 0.3} />
        {lines.map((line, i) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
            key={i}
            className={style.light}
            y={(i * 1.25 + 1.15) * size}
            fontSize={size}
            fontWeight={
              items.some(
                ({ item }) => line === realisers[names.lang].capital(itemText(item, names.lang).name),
              )
                ? 700
                : 400
            }
          >
            {line}
          </text>
        ))}
      </g>
    </Layer>
  );
}

/** A text in lines that are not too long. */
function wrapped(text: string): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/ /)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LINE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
