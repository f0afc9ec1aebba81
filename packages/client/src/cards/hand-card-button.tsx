import { useLanguage } from '../settings/settings.ts';
import { useHero } from '../table-context.ts';
import { CardFace } from './card-face.tsx';
import style from './hand.module.css';
import type { HandCard } from './hand.tsx';
import { printedCard } from './printed-card.ts';
import type { useZoom } from './use-zoom.ts';

interface HandCardButtonProps {
  readonly hero: string;
  readonly card: HandCard;
  /** Whether the tab key stops here. */
  readonly isStop: boolean;
  readonly onReach: () => void;
  readonly onChoose: (button: Element) => void;
  readonly handlers: ReturnType<ReturnType<typeof useZoom>['handlersOf']>;
}

/** One card of the hand as a button. A card that cannot be played stays reachable, to say why. */
export function HandCardButton({ hero, card, isStop, onReach, onChoose, handlers }: HandCardButtonProps) {
  const lang = useLanguage();
  const { heading, effect } = printedCard(useHero(hero), card.card, lang);
  const { state } = card;
  const whyNot = typeof state === 'string' ? '' : `${state.whyNot} `;
  const isOpen = state === 'choosable' || state === 'picked';
  return (
    <li className={style.place}>
      <button
        type="button"
        className={style.card}
        data-card={card.card}
        data-state={typeof state === 'string' ? state : 'refused'}
        tabIndex={isStop ? 0 : -1}
        aria-label={heading}
        aria-description={whyNot + effect}
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
      </button>
    </li>
  );
}
