import type { View } from '@peerless/rules';
import { message, realisers } from '@peerless/text';
import { type CSSProperties, memo, useState } from 'react';
import { Sheet } from '../app/sheet.tsx';
import { Emblem } from '../art/emblem.tsx';
import { colourStyle, coloursOf } from '../art/palette.ts';
import { heroPicture } from '../art/picture.ts';
import { isOnBrink } from '../board/brink.ts';
import { Guests } from '../cards/guests.tsx';
import { useContent, useSeatColour, useTable } from '../table-context.ts';
import { useCompanion } from './company.ts';
import { type FighterGroup, groupsOf, groupText } from './fighter-group.ts';
import { ShortSigns } from './hero-signs-view.tsx';
import { SeatClock } from './seat-clock.tsx';
import { SeatDetails } from './seat-details.tsx';
import { SeatMark } from './seat-mark.tsx';
import style from './seat-panel.module.css';
import type { TableState } from './table-source.ts';
import { TeamMark } from './team-mark.tsx';
import { words } from './words.ts';

export interface SeatPanelProps {
  readonly view: View;
  readonly seat: number;
  readonly thinks: boolean;
  readonly clock?: TableState['clock'];
}

/** One seat: a plate with its portrait where there is room, otherwise a line; both open everything about it. */
export const SeatPanel = memo(function SeatPanel(props: SeatPanelProps) {
  const { view, seat } = props;
  const { names } = useTable();
  const [isOpen, setOpen] = useState(false);
  const content = useContent();
  const colourOf = useSeatColour();
  const side = view.seats[seat];
  if (side === undefined) return null;
  const colours = coloursOf(side.hero, content);
  const { main } = colourOf(seat);
  const isActive = view.active === seat && view.turn > 0 && view.outcome === null;
  return (
    <article
      className={style.seat}
      data-active={isActive}
      data-plate={seat}
      data-own={side.player === view.viewer}
      data-out={side.eliminated}
      data-crowded={view.seats.length > 2}
      data-tight={view.seats.length > 3}
      style={{ '--seat': main, '--hero': colours.main, '--hero-ink': colours.ink } as CSSProperties}
    >
      <button type="button" className={style.short} onClick={() => setOpen(true)}>
        <SeatLine view={view} seat={seat} clock={props.clock ?? null} />
      </button>
      <SeatDetails {...props} isActive={isActive} onOpen={() => setOpen(true)} />
      <Sheet
        size="column"
        title={realisers[names.lang].capital(names.seat(seat))}
        open={isOpen}
        onClose={() => setOpen(false)}
      >
        <SeatDetails {...props} isActive={isActive} onOpen={null} />
      </Sheet>
    </article>
  );
});

/** The least one has to know of a seat: who it is, the health of its fighters, what lies before the hero, cards in hand. */
function SeatLine({ view, seat, clock = null }: Omit<SeatPanelProps, 'thinks'>) {
  const { names } = useTable();
  const say = words.use();
  const content = useContent();
  const side = view.seats[seat];
  const companion = useCompanion(side?.player ?? -1);
  if (side === undefined) return null;
  return (
    <>
      <span className={style.shortName}>
        <SeatMark seat={seat} /> {realisers[names.lang].capital(names.seat(seat))}{' '}
        {companion !== null && <small data-away={!companion.isHere}>{companion.name} </small>}
      </span>
      <SeatClock clock={clock} player={side.player} isOwn={side.player === view.viewer} />
      {view.mode === 'duel' && (
        <span className={style.token} style={colourStyle(side.hero, content)} aria-hidden="true">
          <Emblem of={heroPicture(side.hero, content)} size="100%" />
        </span>
      )}
      <TeamMark view={view} seat={seat} isShort />
      <span className={style.shortFacts}>
        {groupsOf(view, seat, content).map((group) => (
          <ShortHealth key={group.first.id} group={group} />
        ))}
        <ShortSigns side={side} />
        <span className={style.cards}>
          <span aria-hidden="true">🂠 {side.handSize}</span>
          <span className="only-read">{message(names.lang, 'cardsInHand', { count: side.handSize })}</span>
          <Guests side={side} view={view} />
        </span>
      </span>
      <span className="only-read">{say('details')}</span>
    </>
  );
}

/** "♥14", "3×♡" for three of one health each; "(♡3)" for those that are still to come. */
function ShortHealth({ group }: { readonly group: FighterGroup }) {
  const { names } = useTable();
  const heart = group.first.hero ? '♥' : '♡';
  const health = group.counted === null ? `${heart}${group.now}` : `${group.now}×${heart}`;
  return (
    <span data-gone={group.isLost} data-waits={group.waits} data-brink={isOnBrink(group.first) || undefined}>
      <span aria-hidden="true">{group.waits ? `(${health})` : health}</span>
      <span className="only-read">{groupText(group, names)}</span>
    </span>
  );
}
