import type { BoardDef } from '@peerless/language';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { panned, STEP_OUT, wholeBoard, zoomed, zoomStep } from './camera.ts';
import type { Geometry } from './geometry.ts';
import { ARROWS, neighbour } from './neighbour.ts';
import type { Sight } from './use-camera.ts';
import { type Place, placeOf } from './use-pointing.ts';

/** How far one key press moves the board, in pixels. */
const PAN = 60;

interface Keyboard {
  readonly board: BoardDef;
  readonly geometry: Geometry;
  readonly sight: Sight;
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly choose: (place: Place) => void;
}

/** The keys on a space or door: choose, go to a neighbour, zoom, move the board. The same function as long as it lives. */
export function useKeys(keyboard: Keyboard): (event: KeyboardEvent<SVGGElement>) => void {
  const latest = useRef(keyboard);
  useEffect(() => {
    latest.current = keyboard;
  });
  return useCallback((event: KeyboardEvent<SVGGElement>): void => {
    const place = placeOf(event.currentTarget);
    if (event.ctrlKey || event.altKey || event.metaKey || place === null) return;
    const isDone = press(event, place, latest.current) || see(event, place, latest.current);
    if (isDone) event.preventDefault();
  }, []);
}

function press(event: KeyboardEvent<SVGGElement>, place: Place, keyboard: Keyboard): boolean {
  if (event.key === 'Enter' || event.key === ' ') {
    keyboard.choose(place);
    return true;
  }
  const towards = ARROWS[event.key];
  if (towards === undefined || event.shiftKey) return false;
  const { board, geometry, svg } = keyboard;
  const from =
    'space' in place ? place.space : board.doors.find(({ door }) => door === place.door)?.between[0];
  const next = from === undefined ? null : neighbour(board, geometry, from, towards);
  if (next !== null) svg.current?.querySelector<SVGElement>(`[data-space="${next}"]`)?.focus();
  return true;
}

function see(event: KeyboardEvent<SVGGElement>, place: Place, { geometry, sight }: Keyboard): boolean {
  const { camera, frame, look } = sight;
  const at = 'space' in place ? geometry.at(place.space) : camera;
  const towards = ARROWS[event.key];
  if (towards !== undefined) look((from) => panned(from, -towards.x * PAN, -towards.y * PAN, frame));
  else if (event.key === '+' || event.key === '=')
    look((from) => zoomed(from, zoomStep(from, geometry.radius, frame), at, frame));
  else if (event.key === '-') look((from) => zoomed(from, STEP_OUT, at, frame));
  else if (event.key === '0') look(() => wholeBoard(frame.board));
  else return false;
  return true;
}
