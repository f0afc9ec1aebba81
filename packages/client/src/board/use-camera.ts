import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  type Camera,
  type ControlsPlace,
  controlsPlace,
  type Frame,
  kept,
  STRIP,
  wholeBoard,
} from './camera.ts';
import type { Size } from './geometry.ts';

/** What is seen of a board in an element of any size, and how to see something else. */
export interface Sight {
  readonly frame: Frame;
  readonly camera: Camera;
  /** Looks elsewhere, seen from where one looks now: several movements may come between two pictures. */
  readonly look: (change: (camera: Camera) => Camera) => void;
  readonly controls: ControlsPlace;
}

/** The element that holds a board and its buttons, and its size; as large as the board before it is known. */
export function useRoom(board: Size): {
  readonly room: RefObject<HTMLDivElement | null>;
  readonly size: Size;
} {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>(board);
  useEffect(() => {
    const element = room.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { room, size };
}

/** Fits a board into its room, whatever its size becomes. On a wide screen the buttons have a place of their own. */
export function useCamera(board: Size, size: Size, isWide: boolean): Sight {
  const [camera, setCamera] = useState<Camera>(() => wholeBoard(board));
  const controls = isWide ? 'aside' : controlsPlace(board, size);
  const frame = useMemo(
    (): Frame => ({
      board,
      box: {
        width: size.width - (controls === 'right' ? STRIP : 0),
        height: size.height - (controls === 'bottom' ? STRIP : 0),
      },
    }),
    [board, size, controls],
  );
  const look = useCallback(
    (change: (camera: Camera) => Camera): void => setCamera((before) => change(kept(before, frame))),
    [frame],
  );
  return { frame, camera: kept(camera, frame), look, controls };
}
