import { useState } from 'react';
import { CardBack, CardFace } from './card-face.tsx';
import style from './card-grid.module.css';
import { CardSheet } from './card-sheet.tsx';

interface CardGridProps {
  readonly hero: string;
  readonly cards: readonly string[];
  /** So many more that nobody here knows. */
  readonly unknown?: number;
}

/** Cards of one hero as they lie side by side, in their order; each opens large. What is not known is a back. */
export function CardGrid({ hero, cards, unknown = 0 }: CardGridProps) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <>
      <ol className={style.grid}>
        {cards.map((card, i) => (
          // The same card may lie in a pile several times.
          <li key={`${card} ${cards.slice(0, i).filter((other) => other === card).length}`}>
            <button type="button" className={`plain ${style.card}`} onClick={() => setOpen(card)}>
              <CardFace hero={hero} card={card} size="hand" />
            </button>
          </li>
        ))}
        {Array.from({ length: unknown }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one back is like the other
          <li key={`unknown ${i}`} aria-hidden="true">
            <CardBack hero={hero} size="hand" />
          </li>
        ))}
      </ol>
      <CardSheet hero={hero} card={open} onClose={() => setOpen(null)} />
    </>
  );
}
