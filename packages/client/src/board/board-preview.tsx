import { paintOf } from '@peerless/boards';
import type { BoardDef, Language } from '@peerless/language';
import { localName } from '@peerless/text';
import { memo, useMemo } from 'react';
import style from './board.module.css';
import { geometryOf } from './geometry.ts';
import { Ground } from './ground.tsx';
import { SpaceDisc, SpaceSigns } from './space-disc.tsx';
import { useGround } from './use-ground.ts';

interface BoardPreviewProps {
  readonly board: BoardDef;
  readonly lang: Language;
}

/** A board as a small picture: as wide as its place, without numbers, with nothing to press. */
export const BoardPreview = memo(function BoardPreview({ board, lang }: BoardPreviewProps) {
  const geometry = useMemo(() => geometryOf(board), [board]);
  const paint = useMemo(() => paintOf(board), [board]);
  const art = useGround(board);
  return (
    <svg
      role="img"
      aria-label={localName(board, lang)}
      className={style.preview}
      viewBox={`0 0 ${geometry.width} ${geometry.height}`}
    >
      <Ground board={board} geometry={geometry} paint={paint} art={art} />
      {board.spaces.map((space) => {
        const { x, y } = geometry.at(space.id);
        return (
          <g key={space.id} transform={`translate(${x} ${y})`}>
            <SpaceDisc board={board} space={space} paint={paint} radius={geometry.radius} held />
            <SpaceSigns board={board} space={space} radius={geometry.radius} held={false} />
          </g>
        );
      })}
    </svg>
  );
});
