import { useEffect, useRef } from 'react';
import { CardFace } from './card-face.tsx';
import style from './zoom.module.css';

export interface ZoomProps {
  readonly hero: string;
  readonly card: string;
  /** Where the card lies on the screen. */
  readonly over: DOMRect;
  /** Why it cannot be played. */
  readonly remark: string | null;
}

/** Below this there is no room above the card: the large one covers it. */
const LEAST_ROOM = 320;

/** A card of the hand, large, above its place; it takes no clicks and goes as it came. */
export function Zoom({ hero, card, over, remark }: ZoomProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.showPopover(), []);
  const isAbove = over.top >= LEAST_ROOM;
  return (
    <div
      ref={box}
      popover="manual"
      className={style.zoom}
      aria-hidden="true"
      style={
        {
          '--at': `${over.left + over.width / 2}px`,
          '--room': `${isAbove ? over.top : innerHeight}px`,
          bottom: isAbove ? `${innerHeight - over.top + 8}px` : '8px',
        } as React.CSSProperties
      }
    >
      <CardFace hero={hero} card={card} size="large" />
      {remark !== null && <p className={style.remark}>{remark}</p>}
    </div>
  );
}
