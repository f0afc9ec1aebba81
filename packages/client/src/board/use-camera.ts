import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Camera, type Frame, isBetterTurned, kept, wholeBoard } from './camera.ts';
import type { Size } from './geometry.ts';

/** What is seen of a board in an element of any size, and how to see something else. */
export interface Sight {
  readonly frame: Frame;
  readonly camera: Camera;
  /** Looks elsewhere, seen from where one looks now: several movements may come between two pictures. */
  readonly look: (change: (camera: Camera) => Camera) => void;
  /** Where its buttons stand: beside the hand, or over it. */
  readonly controls: 'aside' | 'over';
}

/**
 * The element that holds a board and its buttons, and its size; as large as the board before it is known. `whole`: with what
 * a question covers of it for a while. A board is not turned for that.
 */
export function useRoom(board: Size): {
  readonly room: RefObject<HTMLDivElement | null>;
  readonly size: Size;
  readonly whole: Size;
} {
  const room = useRef<HTMLDivElement>(null);
  const [sizes, setSizes] = useState({ size: board, whole: board });
  useEffect(() => {
    const element = room.current;
    const around = element?.parentElement;
    if (!element || !around) return;
    const observer = new ResizeObserver(() => {
      const [size, whole] = [sizeOf(element), sizeOf(around)];
      if (size.width > 0 && size.height > 0) setSizes({ size, whole });
    });
    observer.observe(element);
    observer.observe(around);
    return () => observer.disconnect();
  }, []);
  return { room, ...sizes };
}

const sizeOf = ({ clientWidth, clientHeight }: Element): Size => ({
  width: clientWidth,
  height: clientHeight,
});

/** Whether a board is turned by a right angle in that room. It is not turned back for little. */
export function useTurned(board: Size, room: Size, isSteady: boolean): boolean {
  const [wasTurned, setTurned] = useState(false);
  const isTurned = isBetterTurned(board, room, isSteady, wasTurned);
  if (isTurned !== wasTurned) setTurned(isTurned);
  return isTurned;
}

/** Fits a board into its room, whatever its size becomes. On a wide screen the buttons have a place of their own. */
export function useCamera(board: Size, size: Size, isWide: boolean): Sight {
  const [camera, setCamera] = useState<Camera>(() => wholeBoard(board));
  const frame = useMemo((): Frame => ({ board, box: size }), [board, size]);
  const look = useCallback(
    (change: (camera: Camera) => Camera): void => setCamera((before) => change(kept(before, frame))),
    [frame],
  );
  return { frame, camera: kept(camera, frame), look, controls: isWide ? 'aside' : 'over' };
}
