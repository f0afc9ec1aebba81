import { type CSSProperties, useRef } from 'react';
import { useLanguage } from '../settings/settings.ts';
import { useHero } from '../table-context.ts';
import { CardFace } from './card-face.tsx';
import { faceOf } from './face-of.ts';
import style from './hand.module.css';
import type { HandCard } from './hand.tsx';
import { printedCard } from './printed-card.ts';
import { useComing } from './use-coming.ts';
import type { useZoom } from './use-zoom.ts';
import { words } from './words.ts';

/** Where a card is in a hand, and how it got there. */
export interface HandPlace {
  readonly seat: number;
  readonly index: number;
  readonly isFresh: boolean;
  /** Whether it comes from the deck before somebody's eyes. */
  readonly comes: boolean;
}

interface HandCardButtonProps {
  readonly hero: string;
  readonly card: HandCard;
  readonly place: HandPlace;
  /** Whether the tab key stops here. */
  readonly isStop: boolean;
  readonly onReach: () => void;
  readonly onChoose: (button: Element) => void;
  readonly handlers: ReturnType<ReturnType<typeof useZoom>['handlersOf']>;
}

/** One card of the hand as a button. A card that cannot be played stays reachable, to say why. */
export function HandCardButton(props: HandCardButtonProps) {
  const { hero, card, place, isStop, onReach, onChoose, handlers } = props;
  const say = words.use();
  const item = useRef<HTMLLIElement>(null);
  useComing(item, place.isFresh && place.comes ? place.seat : null);
  const lang = useLanguage();
  const face = faceOf(`${hero}/${card.card}`);
  const { heading, effect } = printedCard(useHero(face.hero), face.card, lang);
  const { state } = card;
  const whyNot = typeof state === 'string' ? '' : `${state.whyNot} `;
  const isOpen = state === 'choosable' || state === 'picked';
  return (
    <li ref={item} className={style.place} style={{ '--index': place.index } as CSSProperties}>
      <button
        type="button"
        className={style.card}
        data-card={card.card}
        data-state={typeof state === 'string' ? state : 'refused'}
        tabIndex={isStop ? 0 : -1}
        aria-label={heading}
        aria-description={(place.isFresh ? `${say('fresh')}. ` : '') + whyNot + effect}
        aria-disabled={whyNot === '' ? undefined : true}
        aria-pressed={isOpen ? state === 'picked' : undefined}
        onClick={({ currentTarget }) => onChoose(currentTarget)}
        {...handlers}
        onFocus={(event) => {
          onReach();
          handlers.onFocus(event);
        }}
      >
        <CardFace hero={hero} card={card.card} size="hand" />
        {place.isFresh && (
          <span className={style.fresh} data-fresh aria-hidden="true">
            {say('fresh')}
          </span>
        )}
      </button>
    </li>
  );
}
