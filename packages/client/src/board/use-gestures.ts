import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { panned, pinched, pointAt, zoomed } from './camera.ts';
import { distance, type Point } from './geometry.ts';
import type { Sight } from './use-camera.ts';

/** What hands can do to a board besides moving it. */
interface Hearing {
  /** Somebody points at a place of the board, or at none any more. */
  readonly onPoint: (at: Point | null) => void;
  /** Somebody wants what is there; an element is given where a program pressed it. Tells whether something was chosen. */
  readonly onTap: (at: Point, pressed: Element | null) => boolean;
  /** Whether there is a fighter that can be dragged. */
  readonly isGrabbable: (at: Point) => boolean;
  /** The fighter that stands at `from` is dragged; nowhere any more at null. */
  readonly onDrag: (from: Point, at: Point | null) => void;
  /** It is dropped. Tells whether it was only shaken where it stands. */
  readonly onDrop: (from: Point, at: Point) => boolean;
}

/** The fingers and buttons that are down, where and when it began, and whether they drag. */
interface Hold {
  readonly pointers: Map<number, Point>;
  start: Point;
  since: number;
  dragged: boolean;
  /** Where on the board a fighter lies under the first finger, that a drag takes along. */
  grabbed: Point | null;
}

type Pointing = PointerEvent<SVGSVGElement>;

/** How far, in pixels, a hand trembles without meaning to drag. */
const TREMBLE = 6;
/** A press that lasts longer, in milliseconds, only looks. */
const LONG_PRESS = 500;

/** Where on the drawing something happens, in pixels. */
function pixelOf(event: { readonly clientX: number; readonly clientY: number }, drawing: Element): Point {
  const { left, top } = drawing.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

/** Pan by dragging, zoom by wheel or two fingers, point, tap; a long press of a finger points without tapping. */
export function useGestures(svg: RefObject<SVGSVGElement | null>, sight: Sight, hearing: Hearing) {
  const hold = useRef<Hold>({
    pointers: new Map(),
    start: { x: 0, y: 0 },
    since: 0,
    dragged: false,
    grabbed: null,
  });
  const toBoard = (event: MouseEvent<SVGSVGElement>): Point =>
    pointAt(sight.camera, pixelOf(event, event.currentTarget), sight.frame);
  useWheel(svg, sight);
  useFinger(svg, hold);
  const lift = (event: Pointing): void => {
    hold.current.pointers.delete(event.pointerId);
  };
  const letGo = (): void => {
    const { grabbed, dragged } = hold.current;
    hold.current.grabbed = null;
    if (grabbed !== null && dragged) hearing.onDrag(grabbed, null);
  };
  return {
    onPointerDown: (event: Pointing): void => {
      const { pointers } = hold.current;
      const at = pixelOf(event, event.currentTarget);
      pointers.set(event.pointerId, at);
      if (pointers.size === 1) {
        const grabbed = event.button === 0 && hearing.isGrabbable(toBoard(event)) ? toBoard(event) : null;
        hold.current = { pointers, start: at, since: event.timeStamp, dragged: false, grabbed };
      } else letGo();
      if (event.pointerType === 'touch') hearing.onPoint(pointers.size === 1 ? toBoard(event) : null);
    },
    onPointerMove: (event: Pointing): void => {
      if (event.buttons === 0) lift(event);
      if (hold.current.pointers.has(event.pointerId)) drag(event, hold.current, sight, hearing);
      else if (event.pointerType !== 'touch') hearing.onPoint(toBoard(event));
    },
    onPointerUp: (event: Pointing): void => {
      lift(event);
      const { grabbed, dragged } = hold.current;
      letGo();
      // A hand that trembles more than others still clicks.
      if (grabbed !== null && dragged) hold.current.dragged = !hearing.onDrop(grabbed, toBoard(event));
    },
    onPointerCancel: (event: Pointing): void => {
      lift(event);
      letGo();
      hearing.onPoint(null);
    },
    onPointerLeave: (event: Pointing): void => {
      lift(event);
      if (event.pointerType !== 'touch') hearing.onPoint(null);
    },
    onClick: (event: MouseEvent<SVGSVGElement>): void => {
      const { dragged, since } = hold.current;
      hold.current.dragged = false;
      const { nativeEvent: native, target } = event;
      const isFinger = native instanceof window.PointerEvent && native.pointerType === 'touch';
      const pressed = event.detail === 0 && target instanceof Element ? target : null;
      const isLong = isFinger && event.timeStamp - since > LONG_PRESS;
      if (pressed === null && (dragged || isLong)) return;
      // A finger that has chosen points no longer.
      if (hearing.onTap(toBoard(event), pressed) && isFinger) hearing.onPoint(null);
    },
  };
}

/** One pointer takes a fighter along or pans what is larger than its box, two zoom. */
function drag(
  event: Pointing,
  hold: Hold,
  { camera, frame, look }: Sight,
  { onPoint, onDrag }: Hearing,
): void {
  const now = pixelOf(event, event.currentTarget);
  const before = hold.pointers.get(event.pointerId) ?? now;
  const [still] = [...hold.pointers].flatMap(([id, at]) => (id === event.pointerId ? [] : [at]));
  hold.pointers.set(event.pointerId, now);
  if (still !== undefined) {
    hold.dragged = true;
    look((from) => pinched(from, still, before, now, frame));
  } else if (hold.dragged && hold.grabbed !== null) {
    onDrag(hold.grabbed, pointAt(camera, now, frame));
  } else if (hold.dragged) {
    look((from) => panned(from, now.x - before.x, now.y - before.y, frame));
  } else if ((camera.zoom > 1 || hold.grabbed !== null) && distance(now, hold.start) > TREMBLE) {
    hold.dragged = true;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (hold.grabbed === null) onPoint(null);
    else onDrag(hold.grabbed, pointAt(camera, now, frame));
  }
}

/** A finger on a fighter drags it; the page must not scroll under it. React listens to fingers passively, too. */
function useFinger(svg: RefObject<SVGSVGElement | null>, hold: RefObject<Hold>): void {
  useEffect(() => {
    const drawing = svg.current;
    if (drawing === null) return;
    const onTouchMove = (event: TouchEvent): void => {
      if (hold.current.grabbed !== null && event.cancelable) event.preventDefault();
    };
    drawing.addEventListener('touchmove', onTouchMove, { passive: false });
    return () => drawing.removeEventListener('touchmove', onTouchMove);
  }, [svg, hold]);
}

/** React listens to wheels passively; zooming has to keep the page from scrolling. */
function useWheel(svg: RefObject<SVGSVGElement | null>, { camera, frame, look }: Sight): void {
  const isWhole = camera.zoom === 1;
  useEffect(() => {
    const drawing = svg.current;
    if (drawing === null) return;
    const onWheel = (event: WheelEvent): void => {
      const turned = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY;
      if (isWhole && turned > 0) return; // nothing to zoom out of: the page may scroll
      event.preventDefault();
      const factor = Math.exp(-turned * (event.ctrlKey ? 0.01 : 0.002));
      look((from) => zoomed(from, factor, pointAt(from, pixelOf(event, drawing), frame), frame));
    };
    drawing.addEventListener('wheel', onWheel, { passive: false });
    return () => drawing.removeEventListener('wheel', onWheel);
  }, [svg, isWhole, frame, look]);
}
