import { type RefObject, useLayoutEffect } from 'react';
import { useSettings } from '../settings/settings.ts';
import { useMotion } from '../settings/use-motion.ts';
import { CLOCK } from '../story/clock.ts';
import type { CardPlace } from './flights.ts';

/** How many times as long as a step of a fighter a card takes from one place to another. */
export const CARD_TIME = 1.4;

/** Where a place of a seat is seen on the screen: on the table, on its plate, or in its line. */
export function placeBox(place: CardPlace, seat: number): DOMRect | null {
  const ways =
    place === 'middle'
      ? ['main svg[role="group"]']
      : [
          ...(place === 'hand' ? [`[data-hand="${seat}"]`] : []),
          `[data-pile="${place}"][data-seat="${seat}"]`,
          `[data-plate="${seat}"]`,
        ];
  for (const way of ways)
    for (const found of document.querySelectorAll(`${way}:not(dialog *)`)) {
      const box = found.getBoundingClientRect();
      if (box.width > 0 && box.height > 0) return box;
    }
  return null;
}

/** A card that is there for the first time comes from a place of its seat; null: it does not. */
export function useComing(
  item: RefObject<HTMLElement | null>,
  seat: number | null,
  place: CardPlace = 'deck',
): void {
  const moves = useMotion();
  const { speed } = useSettings();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is there
  useLayoutEffect(() => {
    const [card, start] = [item.current, seat === null ? null : placeBox(place, seat)];
    const duration = CLOCK[speed].walk * CARD_TIME;
    if (card === null || start === null || !moves || duration === 0) return;
    const to = card.getBoundingClientRect();
    const [x, y] = [start.left - to.left, start.top - to.top];
    const scale = to.width === 0 ? 1 : Math.min(1, start.width / to.width);
    const from = `translate(${x}px, ${y}px) scale(${scale}) rotate(-14deg)`;
    const coming = card.animate?.(
      [
        { transform: from, opacity: 0.2 },
        { opacity: 1, offset: 0.3 },
        { transform: 'translateY(-18%) scale(1.06)', offset: 0.75, easing: 'ease-in-out' },
        { transform: 'none' },
      ],
      { duration, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' },
    );
    return () => coming?.cancel();
  }, []);
}
