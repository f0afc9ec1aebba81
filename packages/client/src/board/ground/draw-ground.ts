import type { BoardDef } from '@peerless/language';
import { Brush, type Shape } from './brush.ts';
import { groundDefOf } from './grounds.ts';
import { type Ink, inkOf, pathInkOf } from './tones.ts';

/** A painted ground: its paths, and the inks of their tones. */
export interface GroundArt {
  readonly shapes: readonly Shape[];
  readonly inks: Readonly<Record<string, Ink>>;
}

const ART = new WeakMap<BoardDef, GroundArt>();

/** The ground of a board, painted when first asked for; always the same. */
export function groundOf(board: BoardDef): GroundArt {
  const art = ART.get(board) ?? painted(board);
  ART.set(board, art);
  return art;
}

/** The ground of a board, if it was painted before. */
export const paintedOf = (board: BoardDef): GroundArt | null => ART.get(board) ?? null;

function painted(board: BoardDef): GroundArt {
  const { tones, paint } = groundDefOf(board);
  const brush = new Brush(board);
  paint(brush);
  const inks = Object.entries(tones).map(([name, tone]) => [name, inkOf(tone)] as const);
  return { shapes: brush.shapes, inks: { ...Object.fromEntries(inks), path: pathInkOf(tones.path) } };
}
