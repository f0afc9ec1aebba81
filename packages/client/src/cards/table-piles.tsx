import type { View } from '@peerless/rules';
import { realisers } from '@peerless/text';
import { memo, useState } from 'react';
import { useTable } from '../table-context.ts';
import { PilePicture } from './pile-picture.tsx';
import { PileSheet } from './pile-sheet.tsx';
import style from './table-piles.module.css';
import { words } from './words.ts';

const PILES = ['deck', 'discard'] as const;

interface TablePilesProps {
  readonly view: View;
  readonly seat: number;
}

/** Deck and discards of the one whose hand is held, as they lie beside it; each opens what is known of it. */
export const TablePiles = memo(function TablePiles({ view, seat }: TablePilesProps) {
  const { names } = useTable();
  const say = words.use();
  const [open, setOpen] = useState<(typeof PILES)[number] | null>(null);
  const side = view.seats[seat];
  if (side === undefined) return null;
  const name = realisers[names.lang].capital(names.seat(seat));
  const top = side.discard.at(-1);
  return (
    <div className={style.piles}>
      {PILES.map((pile) => {
        const count = pile === 'deck' ? side.deckSize : side.discard.length;
        return (
          <button
            key={pile}
            type="button"
            className={`plain ${style.pile}`}
            data-pile={pile}
            data-seat={seat}
            onClick={() => setOpen(pile)}
          >
            <PilePicture pile={pile} side={side} />
            <span className={style.count} aria-hidden="true">
              {count}
            </span>
            <span className="only-read">
              {say(`${pile}Of`, { name, count })}
              {pile === 'discard' && top !== undefined && (
                <> {say('topCard', { card: names.card(top, seat) })}</>
              )}
            </span>
          </button>
        );
      })}
      <PileSheet pile={open} view={view} seat={seat} onClose={() => setOpen(null)} />
    </div>
  );
});
