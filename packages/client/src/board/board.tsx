import { paintOf } from '@peerless/boards';
import type { BoardDef } from '@peerless/language';
import type { GameEvent, View } from '@peerless/rules';
import type { Names } from '@peerless/text';
import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import { useWide } from '../app/wide.ts';
import { useSettings } from '../settings/settings.ts';
import { CLOCK } from '../story/clock.ts';
import style from './board.module.css';
import { isViewerOnBrink } from './brink.ts';
import { type Camera, scaleOf, showing, windowOf } from './camera.ts';
import { Combatants } from './combatants.tsx';
import { Danger } from './danger.tsx';
import { type Drop, marksWhile } from './drag.ts';
import { Fallen, useLastSeen } from './fallen.tsx';
import { Figures, Tokens } from './figures.tsx';
import { type Geometry, geometryOf, type Point } from './geometry.ts';
import { Dragging } from './ghost.tsx';
import { groundOf } from './ground/draw-ground.ts';
import { Ground } from './ground.tsx';
import { Items, ItemTag } from './items.tsx';
import { Offered, Steps } from './mark-rings.tsx';
import type { Marks } from './marks.ts';
import { NameTag } from './name-tag.tsx';
import { Route } from './route.tsx';
import { standing } from './space-name.ts';
import { Doors, isConcerned, Spaces } from './spaces.tsx';
import { Trails } from './trails.tsx';
import { type Sight, useCamera, useRoom, useTurned } from './use-camera.ts';
import { useGestures } from './use-gestures.ts';
import { useKeys } from './use-keys.ts';
import { type Place, usePointing } from './use-pointing.ts';
import { deedsOf } from './ways.ts';
import { words } from './words.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

export interface BoardProps {
  readonly board: BoardDef;
  /** Null for the empty board of a preview. */
  readonly view: View | null;
  readonly names: Names;
  readonly marks: Marks;
  /** Nothing ever covers a part of its room. */
  readonly isSteady?: boolean | undefined;
  /** What has happened in the moment that is drawn. */
  readonly events?: readonly GameEvent[];
  readonly onSpace?: (space: number) => void;
  readonly onFighter?: (fighter: string) => void;
  readonly onDoor?: (door: string) => void;
  /** Somebody has dragged a fighter to a space or onto another fighter. */
  readonly onDrag?: (fighter: string, onto: Drop) => void;
  /** Somebody points at or focuses a space, or none any more. */
  readonly onLook?: (space: number | null) => void;
}

interface Drawn {
  readonly view: View | null;
  readonly marks: Marks;
  readonly geometry: Geometry;
}

/** The board with everything on it: to look at, to move and zoom, to choose from by pointer, finger and keyboard. */
export function Board(props: BoardProps) {
  const { board, view, names } = props;
  const upright = useMemo(() => geometryOf(board), [board]);
  const { room, size, whole } = useRoom(upright);
  const isTurned = useTurned(upright, whole, props.isSteady === true);
  const geometry = useMemo(() => (isTurned ? geometryOf(board, true) : upright), [board, upright, isTurned]);
  const paint = useMemo(() => paintOf(board), [board]);
  const stand = useMemo(() => standing(view), [view]);
  const svg = useRef<SVGSVGElement>(null);
  const sight = useCamera(geometry, size, useWide());
  const { camera, frame } = sight;
  const pointing = usePointing(props, geometry, stand, scaleOf(camera, frame));
  const taken = pointing.dragged?.fighter ?? null;
  const marks = useMemo(
    () => (taken === null ? props.marks : marksWhile(taken, props.marks)),
    [taken, props.marks],
  );
  const what = { board, view, names, marks, geometry };
  const gestures = useGestures(svg, sight, pointing);
  const onKey = useKeys({ board, geometry, sight, svg, choose: pointing.choose });
  useFocusInSight(pointing.focused, geometry, sight);
  useConcernedInSight(what, sight);
  const deeds = useMemo(() => deedsOf(props.events ?? []), [props.events]);
  const lastSeen = useLastSeen(view);
  const pointed = pointing.pointed;
  const say = words.use();
  const seen = windowOf(camera, frame);
  const window = `${seen.x} ${seen.y} ${seen.width} ${seen.height}`;
  const { speed, grounds } = useSettings();
  const art = useMemo(() => (grounds ? groundOf(board) : null), [grounds, board]);
  return (
    <div
      ref={room}
      className={style.room}
      data-controls={sight.controls}
      style={{ '--walk': `${CLOCK[speed].walk}ms` } as CSSProperties}
    >
      <svg aria-hidden="true" data-lifts className={style.under} viewBox={window}>
        <Ground board={board} geometry={geometry} paint={paint} art={art} />
        {view !== null && isViewerOnBrink(view) && <Danger geometry={geometry} />}
      </svg>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset */}
      <svg
        ref={svg}
        role="group"
        aria-label={say('board', { board: names.board })}
        aria-description={say('keys')}
        className={style.board}
        data-board
        data-lifts
        viewBox={window}
        data-near={camera.zoom > 1 || undefined}
        data-foe={marks.isFoe || undefined}
        data-dragging={taken !== null || undefined}
        data-choosing={pointing.offered !== null || undefined}
        data-calm={(marks.isCalm && taken === null) || undefined}
        data-asks={marks.asks || taken !== null || undefined}
        onFocus={pointing.onFocus}
        onBlur={pointing.onBlur}
        {...gestures}
      >
        <Spaces {...what} paint={paint} standing={stand} onKey={onKey} />
        <Doors {...what} onKey={onKey} />
        <Trails trails={marks.trails} board={board} geometry={geometry} />
        <Offered place={pointing.offered} geometry={geometry} />
        <Steps reach={marks.reach} geometry={geometry} />
        {view !== null && <Tokens view={view} geometry={geometry} names={names} />}
        {view !== null && <Route {...what} view={view} />}
        {view !== null && <Fallen view={view} names={names} geometry={geometry} lastSeen={lastSeen} />}
        {view !== null && (
          <Figures view={view} names={names} geometry={geometry} deeds={deeds} walk={CLOCK[speed].walk} />
        )}
        {view?.items !== undefined && <Items board={board} view={view} geometry={geometry} />}
        {view !== null && <Combatants combat={marks.combat} view={view} geometry={geometry} />}
        {pointed !== null && 'space' in pointed && taken === null && (
          <NameTag
            fighter={stand.get(pointed.space)}
            at={geometry.at(pointed.space)}
            names={names}
            geometry={geometry}
            scale={scaleOf(camera, frame)}
          />
        )}
        {pointed !== null && 'space' in pointed && taken === null && (
          <ItemTag
            {...what}
            space={pointed.space}
            at={geometry.at(pointed.space)}
            scale={scaleOf(camera, frame)}
            held={stand.has(pointed.space)}
          />
        )}
        {view !== null && (
          <Dragging view={view} names={names} geometry={geometry} dragged={pointing.dragged} />
        )}
      </svg>
      <ZoomButtons sight={sight} board={board} geometry={geometry} centre={centreOf(props, geometry)} />
    </div>
  );
}

/** Whoever a new question or combat is about comes into the window, as far as they all fit. */
function useConcernedInSight({ view, marks, geometry }: Drawn, { frame, look }: Sight): void {
  const spaces = (view?.fighters ?? [])
    .flatMap(({ id, space }) => (space !== null && isConcerned(id, marks) ? [space] : []))
    .join();
  useEffect(() => {
    if (spaces === '') return;
    const points = spaces.split(',').map((space) => geometry.at(Number(space)));
    look((camera) =>
      camera.zoom === 1
        ? camera
        : points.reduce<Camera>((seen, at) => showing(seen, at, geometry.radius * 1.5, frame), camera),
    );
  }, [spaces, geometry, frame, look]);
}

/** What somebody who zooms in wants to see: the fighter it is about. */
function centreOf({ view, marks }: BoardProps, geometry: Geometry): Point | null {
  const space = view?.fighters.find(({ id }) => id === marks.picked)?.space ?? null;
  return space === null ? null : geometry.at(space);
}

/** A space that gets the focus outside the window comes into it. */
function useFocusInSight(place: Place | null, geometry: Geometry, { frame, look }: Sight): void {
  const space = place !== null && 'space' in place ? place.space : null;
  useEffect(() => {
    if (space !== null) look((camera) => showing(camera, geometry.at(space), geometry.radius * 1.5, frame));
  }, [space, geometry, frame, look]);
}
