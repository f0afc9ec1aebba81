import type { Point, Size } from './geometry.ts';

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

/** Where the buttons stand: in a strip beside the board if it costs little, otherwise over it. */
export type ControlsPlace = 'right' | 'bottom' | 'over';

/** The width of that strip in pixels. */
export const STRIP = 52;
const LEAST_SHARE = 0.94;

export function controlsPlace(board: Size, room: Size): ControlsPlace {
  const right = fitting(board, { ...room, width: room.width - STRIP });
  const bottom = fitting(board, { ...room, height: room.height - STRIP });
  if (Math.max(right, bottom) < fitting(board, room) * LEAST_SHARE) return 'over';
  return right >= bottom ? 'right' : 'bottom';
}

/** Where on the edge of a box, as shares of its width and height, a button hides least of the whole board. */
export function freestCorner(spaces: readonly Point[], frame: Frame): Point {
  const { x, y, width, height } = windowOf(wholeBoard(frame.board), frame);
  const inset = STRIP / 2 / scaleOf(wholeBoard(frame.board), frame);
  const corners = [1, 0.5, 0].flatMap((down) => [1, 0.5, 0].map((across) => ({ x: across, y: down })));
  const free = ({ x: across, y: down }: Point): number => {
    const at = { x: x + inset + across * (width - 2 * inset), y: y + inset + down * (height - 2 * inset) };
    return Math.min(...spaces.map((space) => Math.hypot(space.x - at.x, space.y - at.y)));
  };
  const edges = corners.filter((corner) => corner.x !== 0.5 || corner.y !== 0.5);
  return edges.reduce((best, corner) => (free(corner) > free(best) ? corner : best));
}
