import type { SeatView } from '@peerless/rules';
import { CardBack, CardFace } from './card-face.tsx';
import type { PileKind } from './pile-icon.tsx';
import style from './pile-picture.module.css';

/** More backs than this look like one pack. */
const PACK = 4;

interface PilePictureProps {
  readonly pile: PileKind;
  readonly side: SeatView;
}

/** A pile as it lies on the table: backs of what nobody knows, the top card of what lies open. It decorates. */
export function PilePicture({ pile, side }: PilePictureProps) {
  const top = side.discard.at(-1);
  return (
    <span className={style.picture} data-pile-kind={pile} aria-hidden="true">
      {pile === 'discard' && top !== undefined && (
        <>
          {side.discard.length > 1 && <span className={style.edge} />}
          <CardFace hero={side.hero} card={top} size="small" />
        </>
      )}
      {pile === 'deck' && <Backs hero={side.hero} count={Math.min(PACK, Math.ceil(side.deckSize / 5))} />}
      {pile === 'hand' && <Backs hero={side.hero} count={Math.min(PACK, side.handSize)} />}
      {pile === 'aside' && <Backs hero={side.hero} count={Math.min(PACK, side.aside.length)} />}
    </span>
  );
}

/** So many cards face down, one over the other. */
function Backs({ hero, count }: { readonly hero: string; readonly count: number }) {
  return Array.from({ length: count }, (_, i) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: one back is like the other
      key={i}
      className={style.back}
      style={{ '--index': i, '--count': count } as React.CSSProperties}
    >
      <CardBack hero={hero} size="small" />
    </span>
  ));
}
