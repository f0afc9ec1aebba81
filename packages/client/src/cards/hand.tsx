import { type Names, realisers } from '@peerless/text';
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { freshPlaces } from './came-to.ts';
import style from './hand.module.css';
import { HandCardButton } from './hand-card-button.tsx';
import { type Carrying, useCardDrag } from './use-card-drag.ts';
import { useZoom } from './use-zoom.ts';
import { words } from './words.ts';
import { Zoom } from './zoom.tsx';

/** One card in a hand and whether it may be chosen now. */
export interface HandCard {
  /** As in views: `feint`, with a symbol `feint:knife`. */
  readonly card: string;
  /** Choosable now, picked already, or why it is not: a sentence with its rule. */
  readonly state: 'choosable' | 'picked' | 'idle' | { readonly whyNot: string };
}

export interface HandProps {
  readonly hero: string;
  readonly seat: number;
  readonly cards: readonly HandCard[];
  readonly names: Names;
  readonly onPick?: (card: string) => void;
  /** What it means to drag a card out of the hand; nothing where it is missing. */
  readonly carrying?: Carrying;
  /** The cards that came this turn. */
  readonly fresh?: readonly string[];
}

/** The keys that move along the hand, and to which card. */
const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowRight: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Beside a card that is scrolled to, in pixels. */
const AIR = 12;

/** Why a card cannot be played. */
const remarkOf = (card: HandCard | undefined): string | null =>
  card === undefined || typeof card.state === 'string' ? null : card.state.whyNot;

/** The own hand as a fan; never covers the board. What came this turn is marked, and comes from the deck. One tab stop, arrow keys go from card to card. */
export const Hand = memo(function Hand(props: HandProps) {
  const { hero, seat, cards, names, onPick, fresh = [] } = props;
  const say = words.use();
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const zoom = useZoom((index) => remarkOf(cards[index]) !== null);
  const drag = useCardDrag(props.carrying, zoom.hide);
  useInSight(list, cards);
  const isHeld = useHeld();
  const places = freshPlaces(
    cards.map(({ card }) => card),
    fresh,
  );
  const stop = Math.min(current, cards.length - 1);
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = MOVES[event.key]?.(stop, cards.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  const onChoose = ({ card, state }: HandCard, index: number, button: Element): void => {
    if (zoom.wasPressed() || drag.wasDragged()) return;
    if (state === 'choosable' || state === 'picked') {
      zoom.hide();
      onPick?.(card);
    } else zoom.show(index, button);
  };
  const name = realisers[names.lang].capital(names.seat(seat));
  const enlarged = zoom.zoomed === null ? undefined : cards[zoom.zoomed.index];
  if (cards.length === 0) return <p className={style.empty}>{say('emptyHand')}</p>;
  return (
    <>
      <ul
        ref={list}
        className={style.hand}
        data-hand={seat}
        aria-label={say('handOf', { name, count: cards.length })}
        onKeyDown={onKeyDown}
        onScroll={zoom.hide}
        style={{ '--cards': cards.length } as CSSProperties}
      >
        {cards.map((card, index) => (
          <HandCardButton
            // The same card may be there several times.
            key={`${card.card} ${cards.slice(0, index).filter((other) => other.card === card.card).length}`}
            hero={hero}
            card={card}
            place={{ seat, index, isFresh: places.has(index), comes: isHeld }}
            isStop={index === stop}
            onReach={() => setCurrent(index)}
            onChoose={(button) => onChoose(card, index, button)}
            handlers={both(zoom.handlersOf(index), drag.handlersOf(card.card, isOpen(card)))}
          />
        ))}
      </ul>
      {zoom.zoomed !== null && enlarged !== undefined && (
        <Zoom
          key={zoom.zoomed.index}
          hero={hero}
          card={enlarged.card}
          place={zoom.zoomed.place}
          remark={remarkOf(enlarged)}
        />
      )}
    </>
  );
});

const isOpen = ({ state }: HandCard): boolean => state === 'choosable' || state === 'picked';

type Handlers = ReturnType<ReturnType<typeof useZoom>['handlersOf']>;

/** A pointer enlarges a card, and may drag it. */
function both(zoom: Handlers, drag: ReturnType<ReturnType<typeof useCardDrag>['handlersOf']>): Handlers {
  const each =
    (...heard: readonly ((event: React.PointerEvent) => void)[]) =>
    (event: React.PointerEvent): void => {
      for (const hear of heard) hear(event);
    };
  return {
    ...zoom,
    onPointerDown: each(zoom.onPointerDown, drag.onPointerDown),
    onPointerMove: each(zoom.onPointerMove, drag.onPointerMove),
    onPointerUp: each(zoom.onPointerUp, drag.onPointerUp),
    onPointerCancel: each(zoom.onPointerCancel, drag.onPointerCancel),
  };
}

/** Brings the first card that may be chosen into view when a question comes up; picking does not move the hand. */
function useInSight(list: RefObject<HTMLElement | null>, cards: readonly HandCard[]): void {
  const asked = cards.flatMap(({ card, state }) =>
    state === 'choosable' || state === 'picked' ? [card] : [],
  );
  const question = asked.join();
  useEffect(() => {
    const hand = list.current;
    const first = question === '' ? null : hand?.querySelector('[data-state="choosable"]');
    if (!hand || !first) return;
    const [around, card] = [hand.getBoundingClientRect(), first.getBoundingClientRect()];
    if (card.left < around.left) hand.scrollLeft += card.left - around.left - AIR;
    else if (card.right > around.right) hand.scrollLeft += card.right - around.right + AIR;
  }, [list, question]);
}

/** Whether a hand has been there before: what is there when somebody sits down comes from nowhere. */
function useHeld(): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => setHeld(true), []);
  return isHeld;
}
