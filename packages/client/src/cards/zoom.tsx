import { useEffect, useRef } from 'react';
import { CardFace } from './card-face.tsx';
import style from './zoom.module.css';
import type { ZoomPlace } from './zoom-place.ts';

export interface ZoomProps {
  readonly hero: string;
  readonly card: string;
  readonly place: ZoomPlace;
  /** Why it cannot be played. */
  readonly remark: string | null;
}

/** A card of the hand, large; it takes no clicks and goes as it came. */
export function Zoom({ hero, card, place, remark }: ZoomProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.showPopover(), []);
  return (
    <div
      ref={box}
      popover="manual"
      className={style.zoom}
      aria-hidden="true"
      style={
        {
          '--at': `${place.at}px`,
          '--card-width': `${place.width}px`,
          bottom: `${innerHeight - place.floor + 8}px`,
        } as React.CSSProperties
      }
    >
      <CardFace hero={hero} card={card} size="large" />
      {remark !== null && <p className={style.remark}>{remark}</p>}
    </div>
  );
}
