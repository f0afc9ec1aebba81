import type { ZonePaint } from '@peerless/boards';
import type { FighterView } from '@peerless/rules';
import { type KeyboardEvent, memo } from 'react';
import type { BoardProps } from './board.tsx';
import { DoorMark } from './door-mark.tsx';
import type { Geometry } from './geometry.ts';
import type { Marks } from './marks.ts';
import { SpaceMark } from './space-mark.tsx';
import { doorName, linesOf, spaceName } from './space-name.ts';

interface SpacesProps extends Pick<BoardProps, 'board' | 'view' | 'names' | 'marks'> {
  readonly geometry: Geometry;
  readonly paint: ReadonlyMap<string, ZonePaint>;
  readonly standing: ReadonlyMap<number, FighterView>;
  readonly onKey: (event: KeyboardEvent<SVGGElement>) => void;
}

/** All spaces with what is marked on them. */
export const Spaces = memo(function Spaces(props: SpacesProps) {
  const { board, marks, geometry, paint, standing, onKey } = props;
  const isChoosable = (space: number): boolean =>
    marks.spaces.has(space) || marks.fighters.has(standing.get(space)?.id ?? '');
  const entrance =
    board.spaces.some(({ id }) => isChoosable(id)) || marks.doors.size > 0 ? null : homeOf(props);
  return board.spaces.map((space) => {
    const fighter = standing.get(space.id);
    const choosable = isChoosable(space.id);
    return (
      <SpaceMark
        key={space.id}
        board={board}
        space={space}
        at={geometry.at(space.id)}
        radius={geometry.radius}
        paint={paint}
        held={fighter !== undefined || (marks.picked !== null && marks.path.at(-1) === space.id)}
        label={spaceName(space, fighter, props)}
        description={linesOf(space.id, props)}
        choosable={choosable}
        placed={marks.placed.has(space.id)}
        prey={fighter !== undefined && marks.prey.has(fighter.id)}
        concerned={fighter !== undefined && isConcerned(fighter.id, marks)}
        picked={fighter !== undefined && fighter.id === marks.picked}
        target={fighter !== undefined && marks.targets.has(fighter.id)}
        inRange={marks.range.has(space.id)}
        fresh={marks.fresh.has(String(space.id)) || (fighter !== undefined && marks.fresh.has(fighter.id))}
        reached={marks.reach.has(space.id)}
        tab={choosable || space.id === entrance}
        onKey={onKey}
      />
    );
  });
});

/** Whether a question or a combat is about a fighter. */
export const isConcerned = (fighter: string, { picked, combat, fighters }: Marks): boolean =>
  picked === fighter || combat.has(fighter) || fighters.has(fighter);

/** Where the keyboard enters a board on which nothing is to be chosen: at the picked fighter, one's own, or the first space. */
function homeOf({ board, view, names, marks }: SpacesProps): number | null {
  const fighters = view?.fighters ?? [];
  const home =
    fighters.find(({ id }) => id === marks.picked) ??
    fighters.find(({ seat, space }) => seat === names.viewer && space !== null);
  return home?.space ?? board.spaces[0]?.id ?? null;
}

/** All doors, one element each, however many lines it crosses. */
export const Doors = memo(function Doors(props: Omit<SpacesProps, 'paint' | 'standing'>) {
  const { board, view, marks, geometry, onKey } = props;
  return [...new Set(board.doors.map(({ door }) => door))].map((door) => (
    <DoorMark
      key={door}
      door={door}
      lines={board.doors.filter((line) => line.door === door)}
      geometry={geometry}
      closed={view?.doors[door] === 'closed'}
      choosable={marks.doors.has(door)}
      label={doorName(door, props)}
      onKey={onKey}
    />
  ));
});
