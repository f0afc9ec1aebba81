import type { BoardDef } from '@peerless/language';
import type { View } from '@peerless/rules';
import type { Names } from '@peerless/text';
import type { Marks } from './marks.ts';

export interface BoardProps {
  readonly board: BoardDef;
  /** Null for the empty board of a preview. */
  readonly view: View | null;
  readonly names: Names;
  readonly marks: Marks;
  readonly onSpace?: (space: number) => void;
  readonly onFighter?: (fighter: string) => void;
  readonly onDoor?: (door: string) => void;
  /** Somebody points at or focuses a fighter or a space, or nothing any more. */
  readonly onLook?: (at: { readonly fighter: string } | { readonly space: number } | null) => void;
}

/** Not built yet. */
export function Board(_props: BoardProps) {
  return <svg role="img" />;
}
