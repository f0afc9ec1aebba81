import type { SeatView, View } from '@peerless/rules';
import { message, type PlainMessageId, realisers } from '@peerless/text';
import { useState } from 'react';
import { useTable } from '../table-context.ts';
import { Guests } from './guests.tsx';
import { PileIcon, type PileKind } from './pile-icon.tsx';
import { PilePicture } from './pile-picture.tsx';
import { PileSheet } from './pile-sheet.tsx';
import style from './piles.module.css';
import { words } from './words.ts';

export interface PilesProps {
  readonly view: View;
  readonly seat: number;
}

const PILES: readonly PileKind[] = ['hand', 'deck', 'discard', 'aside'];

const HEADINGS: { readonly [P in Exclude<PileKind, 'aside'>]: PlainMessageId } = {
  hand: 'headingHand',
  deck: 'headingDeck',
  discard: 'headingDiscard',
};

const sizeOf = (pile: PileKind, { handSize, deckSize, discard, aside }: SeatView): number =>
  ({ hand: handSize, deck: deckSize, discard: discard.length, aside: aside.length })[pile];

/** The cards of one seat as piles with their counts, each opens a sheet: hand, deck, discards, and what is set aside for a moment. */
export function Piles({ view, seat }: PilesProps) {
  const { names } = useTable();
  const [open, setOpen] = useState<PileKind | null>(null);
  const say = words.use();
  const side = view.seats[seat];
  if (side === undefined) return null;
  const name = realisers[names.lang].capital(names.seat(seat));
  return (
    <div className={style.piles}>
      {PILES.filter((pile) => pile !== 'aside' || side.aside.length > 0).map((pile) => (
        <button
          key={pile}
          type="button"
          className={style.pile}
          data-pile={pile}
          data-seat={seat}
          onClick={() => setOpen(pile)}
        >
          <PileIcon pile={pile} />
          <span className={style.picture}>
            <PilePicture pile={pile} side={side} />
          </span>
          <span className={style.count} aria-hidden="true">
            {sizeOf(pile, side)}
          </span>
          {pile === 'hand' && <Guests side={side} view={view} />}
          <span className={style.word} aria-hidden="true">
            {pile === 'aside' ? say('asideTitle') : message(names.lang, HEADINGS[pile])}
          </span>
          <span className="only-read">{say(`${pile}Of`, { name, count: sizeOf(pile, side) })}</span>
        </button>
      ))}
      <PileSheet pile={open} view={view} seat={seat} onClose={() => setOpen(null)} />
    </div>
  );
}
