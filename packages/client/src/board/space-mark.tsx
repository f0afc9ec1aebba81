import type { ZonePaint } from '@peerless/boards';
import type { BoardDef, SpaceDef } from '@peerless/language';
import { type KeyboardEvent, memo } from 'react';
import type { Point } from './geometry.ts';
import { MarkRings, type SpaceMarks } from './mark-rings.tsx';
import { SpaceDisc, SpaceSigns } from './space-disc.tsx';
import style from './spaces.module.css';

interface SpaceMarkProps extends SpaceMarks {
  readonly board: BoardDef;
  readonly space: SpaceDef;
  readonly at: Point;
  readonly radius: number;
  readonly paint: ReadonlyMap<string, ZonePaint>;
  readonly label: string;
  readonly description: string;
  /** Whoever stands there is who it is about. */
  readonly concerned: boolean;
  readonly tab: boolean;
  readonly onKey: (event: KeyboardEvent<SVGGElement>) => void;
}

/** A space that can be focused, named and chosen. */
export const SpaceMark = memo(function SpaceMark(props: SpaceMarkProps) {
  const { board, space, at, radius, paint, choosable, held } = props;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its role is one of two
    <g
      role={choosable ? 'button' : 'img'}
      aria-label={props.label}
      aria-description={props.description}
      tabIndex={props.tab ? 0 : -1}
      data-space={space.id}
      data-choosable={choosable || undefined}
      data-prey={props.prey || undefined}
      data-concerned={props.concerned || undefined}
      data-reached={props.reached || undefined}
      className={style.space}
      transform={`translate(${at.x} ${at.y})`}
      onKeyDown={props.onKey}
    >
      <SpaceDisc board={board} space={space} paint={paint} radius={radius} held={held} />
      <MarkRings marks={props} radius={radius} />
      <SpaceSigns board={board} space={space} radius={radius} held={held} />
    </g>
  );
});
