import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { panned, windowOf, zoomed } from './camera.ts';
import { distance, type Point } from './geometry.ts';
import type { Sight } from './use-camera.ts';

/** What hands can do to a board besides moving it. */
interface Hearing {
  /** Somebody points at a place of the board, or at none any more. */
  readonly onPoint: (at: Point | null) => void;
  /** Somebody wants what is at that place; an element is given where a program pressed it. */
  readonly onTap: (at: Point, pressed: Element | null) => void;
}

/** How far, in pixels, a hand trembles without meaning to drag. */
const TREMBLE = 6;
/** A press that lasts longer only looks. */
const LONG_PRESS = 500;

const pointOf = (event: { readonly clientX: number; readonly clientY: number }): Point => ({
  x: event.clientX,
  y: event.clientY,
});

/** Pan by dragging, zoom by wheel or two fingers, point, tap; a long press of a finger points without tapping. */
export function useGestures(svg: RefObject<SVGSVGElement | null>, sight: Sight, hearing: Hearing) {
  const pointers = useRef(new Map<number, Point>());
  const press = useRef({ start: { x: 0, y: 0 }, since: 0, dragged: false });
  const { frame, camera, look } = sight;

  const toBoard = ({ x, y }: Point): Point => {
    const rect = svg.current?.getBoundingClientRect();
    const seen = windowOf(camera, frame);
    if (rect === undefined) return seen;
    return {
      x: seen.x + ((x - rect.left) / rect.width) * seen.width,
      y: seen.y + ((y - rect.top) / rect.height) * seen.height,
    };
  };

  useWheel(svg, (event) => {
    const turned = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
    if (camera.zoom === 1 && turned > 0) return; // nothing to zoom out of: the page may scroll
    event.preventDefault();
    const factor = Math.exp(-turned * (event.ctrlKey ? 0.01 : 0.002));
    const at = toBoard(pointOf(event));
    look(zoomed(camera, factor, at, frame));
  });

  const drag = (event: PointerEvent<SVGSVGElement>, before: Point): void => {
    const now = pointOf(event);
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    if (other !== undefined) {
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      const near = zoomed(camera, factor, toBoard(middle), frame);
      look(panned(near, (now.x - before.x) / 2, (now.y - before.y) / 2, frame));
      press.current.dragged = true;
    } else if (camera.zoom > 1 && (press.current.dragged || distance(now, press.current.start) > TREMBLE)) {
      if (!press.current.dragged) svg.current?.setPointerCapture(event.pointerId);
      press.current.dragged = true;
      look(panned(camera, now.x - before.x, now.y - before.y, frame));
    }
    pointers.current.set(event.pointerId, now);
  };

  return {
    onPointerDown: (event: PointerEvent<SVGSVGElement>): void => {
      pointers.current.set(event.pointerId, pointOf(event));
      if (pointers.current.size > 1) return;
      press.current = { start: pointOf(event), since: event.timeStamp, dragged: false };
      if (event.pointerType === 'touch') hearing.onPoint(toBoard(pointOf(event)));
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>): void => {
      if (event.buttons === 0) pointers.current.delete(event.pointerId);
      const before = pointers.current.get(event.pointerId);
      if (before !== undefined) drag(event, before);
      else if (event.pointerType !== 'touch') hearing.onPoint(toBoard(pointOf(event)));
    },
    onPointerUp: (event: PointerEvent<SVGSVGElement>): void => {
      pointers.current.delete(event.pointerId);
    },
    onPointerCancel: (event: PointerEvent<SVGSVGElement>): void => {
      pointers.current.delete(event.pointerId);
      hearing.onPoint(null);
    },
    onPointerLeave: (event: PointerEvent<SVGSVGElement>): void => {
      pointers.current.delete(event.pointerId);
      if (event.pointerType !== 'touch') hearing.onPoint(null);
    },
    onClick: (event: MouseEvent<SVGSVGElement>): void => {
      const { dragged, since } = press.current;
      press.current.dragged = false;
      const isPressed = event.detail === 0;
      const isFinger =
        event.nativeEvent instanceof window.PointerEvent && event.nativeEvent.pointerType === 'touch';
      if (!isPressed && (dragged || (isFinger && event.timeStamp - since > LONG_PRESS))) return;
      hearing.onTap(
        toBoard(pointOf(event)),
        isPressed && event.target instanceof Element ? event.target : null,
      );
    },
  };
}

/** React listens to wheels passively; zooming has to keep the page from scrolling. */
function useWheel(svg: RefObject<SVGSVGElement | null>, onWheel: (event: WheelEvent) => void): void {
  const latest = useRef(onWheel);
  useEffect(() => {
    latest.current = onWheel;
  });
  useEffect(() => {
    const element = svg.current;
    const listener = (event: WheelEvent): void => latest.current(event);
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, [svg]);
}
