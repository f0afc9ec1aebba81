import type { SeatView, View } from '@peerless/rules';
import { realisers } from '@peerless/text';
import { Emblem } from '../art/emblem.tsx';
import { colourStyle } from '../art/palette.ts';
import { heroPicture } from '../art/picture.ts';
import { useContent, useTable } from '../table-context.ts';
import style from './guests.module.css';
import { words } from './words.ts';

/** How many cards of other decks a hand has, each behind the emblem of whose they are. */
export function Guests({ side, view }: { readonly side: SeatView; readonly view: View }) {
  const { names } = useTable();
  const content = useContent();
  const say = words.use();
  return (side.guests ?? []).map(({ of, cards }) => {
    const hero = view.seats[of]?.hero ?? '';
    const said = say('guests', { count: cards, name: realisers[names.lang].capital(names.seat(of)) });
    return (
      <span key={of} className={style.guests} style={colourStyle(hero, content)} title={said}>
        <Emblem of={heroPicture(hero, content)} /> <span aria-hidden="true">{cards}</span>
        <span className="only-read">{said}</span>
      </span>
    );
  });
}
