import { eventText } from '@peerless/text';
import { type CSSProperties, useEffect, useEffectEvent, useRef } from 'react';
import { CardBack, CardFace } from '../cards/card-face.tsx';
import { faceOf } from '../cards/face-of.ts';
import { SideCardFace } from '../cards/side-card-face.tsx';
import { useComing } from '../cards/use-coming.ts';
import { type ShownCard, shownIn } from '../story/shown-cards.ts';
import { isShowing } from '../story/story.ts';
import { useTable } from '../table-context.ts';
import style from './shown-cards.module.css';
import type { Seat } from './use-seat.ts';

/** What somebody plays or turns up, as cards over the board: the story waits until they were seen or are put away. */
export function ShownCards({ seat }: { readonly seat: Seat }) {
  const { story, state, shown } = seat;
  const moment = state.moments[story.at];
  if (!isShowing(story, state) || moment === undefined) return null;
  return <Shown key={story.at} cards={shownIn(moment)} view={moment.view} onShown={shown} />;
}

interface ShownProps {
  readonly cards: readonly ShownCard[];
  readonly view: Seat['view'];
  readonly onShown: () => void;
}

function Shown({ cards, view, onShown }: ShownProps) {
  const { names } = useTable();
  const putAway = useEffectEvent(onShown);
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') putAway();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, []);
  const text = cards.map(({ event }) => eventText(event, names)).join(' ');
  return (
    <div className={style.place}>
      <button
        type="button"
        className={style.shown}
        style={{ '--cards': cards.length } as CSSProperties}
        aria-label={text}
        onClick={onShown}
      >
        <span className={style.cards}>
          {cards.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what happened does not change
            <Card key={i} {...card} hero={view.seats[card.seat]?.hero ?? ''} />
          ))}
        </span>
        <span className={style.text}>{text}</span>
      </button>
    </div>
  );
}

/** A scheme comes from the hand with its face up; what was turned up turns. */
function Card({ event, seat, hero }: ShownCard & { readonly hero: string }) {
  const card = useRef<HTMLSpanElement>(null);
  useComing(card, seat, event.type === 'schemePlayed' ? 'hand' : 'deck');
  const face =
    event.type === 'sideRevealed' ? (
      <SideCardFace hero={hero} card={event.card} />
    ) : (
      <CardFace {...faceOf(event.card)} size="hand" />
    );
  if (event.type === 'schemePlayed') return <span ref={card}>{face}</span>;
  return (
    <span ref={card}>
      <span className={style.turned}>
        <span className={style.front}>{face}</span>
        <span className={style.rear}>
          <CardBack hero={hero} size="hand" />
        </span>
      </span>
    </span>
  );
}
