import type { BoardDef } from '@peerless/language';
import { useEffect, useState } from 'react';
import { useSettings } from '../settings/settings.ts';
import { type GroundArt, groundOf, paintedOf } from './ground/draw-ground.ts';

/** The grounds that are still to be painted, one a task: a page with all boards stays usable while they appear. */
const waiting: (() => void)[] = [];

function paintNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setTimeout(paintNext);
}

/** The ground of a board, as soon as it is painted; null until then, and for those who want none. */
export function useGround(board: BoardDef): GroundArt | null {
  const { grounds } = useSettings();
  const [, draw] = useState<GroundArt | null>(null);
  const art = grounds ? paintedOf(board) : null;
  useEffect(() => {
    if (!grounds || paintedOf(board) !== null) return;
    const paint = (): void => draw(groundOf(board));
    if (waiting.push(paint) === 1) setTimeout(paintNext);
    return () => {
      const place = waiting.indexOf(paint);
      if (place >= 0) waiting.splice(place, 1);
    };
  }, [grounds, board]);
  return art;
}
