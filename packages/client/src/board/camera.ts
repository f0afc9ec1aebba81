import { distance, type Point, type Size } from './geometry.ts';

/** Which part of the board is seen: its middle in units of the board; 1 shows the whole board. */
export interface Camera extends Point {
  readonly zoom: number;
}

/** A board and the room on the screen in which it is seen. */
export interface Frame {
  readonly board: Size;
  /** In pixels. */
  readonly box: Size;
}

/** A part of the board. */
export interface Window extends Point, Size {}

export const MAX_ZOOM = 5;
/** The factor of one step of zooming out. */
export const STEP_OUT = 1 / 1.4;

/** Pixels a unit at which the whole board is seen. */
const fitting = (board: Size, box: Size): number =>
  Math.min(box.width / board.width, box.height / board.height);

/** Pixels a unit. */
export const scaleOf = ({ zoom }: Camera, { board, box }: Frame): number =>
  Math.max(fitting(board, box), 0.01) * zoom;

export const wholeBoard = ({ width, height }: Size): Camera => ({ zoom: 1, x: width / 2, y: height / 2 });

/** The part of the board that a camera sees, with the proportions of the box. */
export function windowOf(camera: Camera, frame: Frame): Window {
  const scale = scaleOf(camera, frame);
  const width = frame.box.width / scale;
  const height = frame.box.height / scale;
  return { x: camera.x - width / 2, y: camera.y - height / 2, width, height };
}

/** The point of the board at a pixel of the box. */
export function pointAt(camera: Camera, pixel: Point, frame: Frame): Point {
  const { x, y } = windowOf(camera, frame);
  const scale = scaleOf(camera, frame);
  return { x: x + pixel.x / scale, y: y + pixel.y / scale };
}

/** Keeps a camera over the board; where the window is wider than the board, the board is in its middle. */
export function kept(camera: Camera, frame: Frame): Camera {
  const zoom = Math.min(Math.max(camera.zoom, 1), MAX_ZOOM);
  const { width, height } = windowOf({ ...camera, zoom }, frame);
  const within = (middle: number, seen: number, whole: number): number =>
    seen >= whole ? whole / 2 : Math.min(Math.max(middle, seen / 2), whole - seen / 2);
  return {
    zoom,
    x: within(camera.x, width, frame.board.width),
    y: within(camera.y, height, frame.board.height),
  };
}

/** Zooms by a factor; the point of the board at `at` stays where it is on the screen. */
export function zoomed(camera: Camera, factor: number, at: Point, frame: Frame): Camera {
  const zoom = Math.min(Math.max(camera.zoom * factor, 1), MAX_ZOOM);
  const share = camera.zoom / zoom;
  return kept({ zoom, x: at.x + (camera.x - at.x) * share, y: at.y + (camera.y - at.y) * share }, frame);
}

/** Moves what is seen by so many pixels. */
export function panned(camera: Camera, dx: number, dy: number, frame: Frame): Camera {
  const scale = scaleOf(camera, frame);
  return kept({ ...camera, x: camera.x - dx / scale, y: camera.y - dy / scale }, frame);
}

/** Two fingers on the box, of which one moves: what is between them stays there and grows or shrinks with them. */
export function pinched(camera: Camera, still: Point, before: Point, now: Point, frame: Frame): Camera {
  const middle = { x: (before.x + still.x) / 2, y: (before.y + still.y) / 2 };
  const factor = distance(now, still) / Math.max(1, distance(before, still));
  const near = zoomed(camera, factor, pointAt(camera, middle, frame), frame);
  return panned(near, (now.x - before.x) / 2, (now.y - before.y) / 2, frame);
}

/** Moves just so far that a point is seen with some room around it. */
export function showing(camera: Camera, at: Point, room: number, frame: Frame): Camera {
  const { x, y, width, height } = windowOf(camera, frame);
  const shift = (point: number, start: number, length: number): number => {
    if (point - room < start) return point - room - start;
    return point + room > start + length ? point + room - start - length : 0;
  };
  return kept(
    { ...camera, x: camera.x + shift(at.x, x, width), y: camera.y + shift(at.y, y, height) },
    frame,
  );
}

/** How wide a space has to be on the screen to be hit with ease. */
const EASY = 44;

/** The factor of one step of zooming in: the first one makes spaces easy to hit. */
export function zoomStep(camera: Camera, radius: number, frame: Frame): number {
  return Math.max(1.4, EASY / (2 * radius * scaleOf(camera, frame)));
}

/** What a question covers now and then a turned board loses of its length: it has to be that much larger without. */
const WORTH_TURNING = 1.1;
const WORTH_TURNING_STEADY = 1.01;
/** And so much smaller before it is turned back in the middle of a game, where a plate takes a line more now and then. */
const WORTH_STAYING = 0.85;

/**
 * Whether a board is seen larger when it is turned by a right angle: a screen may be much higher than wide. `isSteady`:
 * nothing ever covers a part of its room. `wasTurned`: it is turned by now.
 */
export function isBetterTurned(
  { width, height }: Size,
  room: Size,
  isSteady: boolean,
  wasTurned = false,
): boolean {
  const worth = isSteady ? WORTH_TURNING_STEADY : WORTH_TURNING;
  const share = fitting({ width: height, height: width }, room) / fitting({ width, height }, room);
  return share > (wasTurned ? WORTH_STAYING : worth);
}

/** How wide the place of a button over a board is, in pixels. */
export const BUTTON = 48;

/** The upper corners of a box, as shares of its width: a question grows from below. */
const CORNERS = [1, 0] as const;

/** The upper corner of a box where a button hides least of the whole board. */
export function freestCorner(spaces: readonly Point[], frame: Frame): 0 | 1 {
  const whole = wholeBoard(frame.board);
  const { x, y, width } = windowOf(whole, frame);
  const inset = BUTTON / 2 / scaleOf(whole, frame);
  const free = (corner: 0 | 1): number => {
    const at = { x: x + inset + corner * (width - 2 * inset), y: y + inset };
    return Math.min(...spaces.map((space) => distance(space, at)));
  };
  return CORNERS.reduce((best, corner) => (free(corner) > free(best) ? corner : best));
}
