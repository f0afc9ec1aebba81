import { type RefObject, useLayoutEffect } from 'react';
import { useSettings } from '../settings/settings.ts';
import { useMotion } from '../settings/use-motion.ts';
import { CLOCK } from '../story/clock.ts';

/** How many times as long as a step of a fighter a card takes from one place to another. */
export const CARD_TIME = 1.4;

/** Where a pile of a seat is seen: beside the hand, on its plate, or in its line. */
export function pileBox(pile: 'deck' | 'discard' | 'hand', seat: number): DOMRect | null {
  const places = [`[data-pile="${pile}"][data-seat="${seat}"]`, `[data-plate="${seat}"]`];
  for (const place of places)
    for (const found of document.querySelectorAll(place)) {
      const box = found.getBoundingClientRect();
      if (box.width > 0 && box.height > 0) return box;
    }
  return null;
}

/** A card that is there for the first time comes from the deck of its seat; null: it does not. */
export function useComing(item: RefObject<HTMLElement | null>, seat: number | null): void {
  const moves = useMotion();
  const { speed } = useSettings();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is there
  useLayoutEffect(() => {
    const [card, deck] = [item.current, seat === null ? null : pileBox('deck', seat)];
    const duration = CLOCK[speed].walk * CARD_TIME;
    if (card === null || deck === null || !moves || duration === 0) return;
    const to = card.getBoundingClientRect();
    const [x, y] = [deck.left - to.left, deck.top - to.top];
    const scale = to.width === 0 ? 1 : Math.min(1, deck.width / to.width);
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
