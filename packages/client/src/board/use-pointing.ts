import type { FighterView } from '@peerless/rules';
import { type FocusEvent, useMemo, useState } from 'react';
import type { BoardProps } from './board.tsx';
import { dropAt, grabbedAt } from './drag.ts';
import { doorPoints, type Geometry, nearest, type Point } from './geometry.ts';

/** What one can point at. */
export type Place = { readonly space: number } | { readonly door: string };

type Aimed = Place & { readonly point: Point };

/** A fighter that is being dragged, and where the hand is. */
export interface Dragged {
  readonly fighter: string;
  readonly at: Point;
}

/** Spaces are hit around their discs, too, and never need more than this aim, in pixels. */
const LEAST_AIM = 24;

/** The space or door that an element of the board stands for. */
export function placeOf(element: Element): Place | null {
  const found = element.closest<SVGElement>('[data-space], [data-door]');
  if (found === null) return null;
  const { space, door } = found.dataset;
  return door === undefined ? { space: Number(space) } : { door };
}

/** What is pointed at, focused and chosen on a board. */
export function usePointing(
  props: BoardProps,
  geometry: Geometry,
  standing: ReadonlyMap<number, FighterView>,
  scale: number,
) {
  const { board, marks, onLook } = props;
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const { pointed, focused, point, focus } = useLook(onLook);
  const aims = useMemo((): readonly Aimed[] => {
    const doors = [...marks.doors.keys()].flatMap((door) =>
      doorPoints(board, geometry, door).map((point) => ({ door, point })),
    );
    return [...board.spaces.map(({ id }) => ({ space: id, point: geometry.at(id) })), ...doors];
  }, [board, marks.doors, geometry]);
  const aimedAt = (at: Point): Place | null =>
    nearest(aims, at, Math.max(geometry.radius * 1.4, LEAST_AIM / scale));

  /** A choosable fighter comes before its space. */
  const choiceAt = (place: Place): (() => void) | null => {
    if ('door' in place) return marks.doors.has(place.door) ? () => props.onDoor?.(place.door) : null;
    const fighter = standing.get(place.space);
    if (fighter !== undefined && marks.fighters.has(fighter.id)) return () => props.onFighter?.(fighter.id);
    return marks.spaces.has(place.space) ? () => props.onSpace?.(place.space) : null;
  };

  const grabbed = (at: Point): string | null => grabbedAt(aimedAt(at), standing, marks);
  const aimed = dragged === null ? null : aimedAt(dragged.at);
  const isDrop = dragged !== null && dropAt(dragged.fighter, aimed, standing, marks) !== null;

  return {
    pointed,
    focused,
    dragged,
    /** What a click or a drop would choose. */
    offered:
      dragged !== null
        ? isDrop
          ? aimed
          : null
        : pointed !== null && choiceAt(pointed) !== null
          ? pointed
          : null,
    choose: (place: Place): void => choiceAt(place)?.(),
    onPoint: (at: Point | null): void => {
      point(at === null ? null : aimedAt(at));
    },
    onTap: (at: Point, pressed: Element | null): boolean => {
      const place = pressed === null ? aimedAt(at) : placeOf(pressed);
      const choice = place === null ? null : choiceAt(place);
      choice?.();
      return choice !== null;
    },
    isGrabbable: (at: Point): boolean => grabbed(at) !== null,
    onDrag: (from: Point, at: Point | null): void => {
      const fighter = grabbed(from);
      setDragged(at === null || fighter === null ? null : { fighter, at });
      // One looks at the fighter all the way, to see where it may go.
      point(at === null ? null : aimedAt(from));
    },
    onDrop: (from: Point, at: Point): boolean => {
      const fighter = grabbed(from);
      const drop = fighter === null ? null : dropAt(fighter, aimedAt(at), standing, marks);
      if (fighter !== null && drop !== null) props.onDrag?.(fighter, drop);
      return isSame(aimedAt(from), aimedAt(at));
    },
    onFocus: (event: FocusEvent<SVGSVGElement>): void => {
      // Whoever clicks has a pointer to look with.
      if (event.target.matches(':focus-visible')) focus(placeOf(event.target));
    },
    onBlur: (): void => focus(null),
  };
}

function isSame(a: Place | null, b: Place | null): boolean {
  if (a === null || b === null) return a === b;
  return 'door' in a ? 'door' in b && a.door === b.door : 'space' in b && a.space === b.space;
}

/** What is pointed at and what has the focus; the space that is looked at is told together with it, for one drawing. */
function useLook(onLook: BoardProps['onLook']) {
  const [pointed, setPointed] = useState<Place | null>(null);
  const [focused, setFocused] = useState<Place | null>(null);
  const look = (place: Place | null): void =>
    onLook?.(place !== null && 'space' in place ? place.space : null);
  return {
    pointed,
    focused,
    point: (place: Place | null): void => {
      if (isSame(pointed, place)) return;
      setPointed(place);
      look(place ?? focused);
    },
    focus: (place: Place | null): void => {
      if (isSame(focused, place)) return;
      setFocused(place);
      if (pointed === null) look(place);
    },
  };
}
