import { type PointerEvent, useCallback, useEffect, useRef } from 'react';

/** What a card that is carried out of the hand means. */
export interface Carrying {
  /** It has left the hand. */
  readonly lift: (card: string) => void;
  /** It was dropped there, in pixels of the window. */
  readonly drop: (card: string, x: number, y: number) => void;
}

/** Farther, in pixels, and the hand does not tremble but carries. */
const TREMBLE = 10;

interface Hold {
  readonly x: number;
  readonly y: number;
  readonly card: string;
  /** What follows the pointer, once the card has left the hand. */
  ghost: HTMLElement | null;
}

/** Cards that are dragged out of the hand; along it a finger scrolls. */
export function useCardDrag(carrying: Carrying | undefined, onLift: () => void) {
  const hold = useRef<Hold | null>(null);
  const wasDragged = useRef(false);
  const letGo = useCallback((): void => {
    hold.current?.ghost?.remove();
    hold.current = null;
  }, []);
  useEffect(() => letGo, [letGo]);
  const handlersOf = (card: string, mayDrag: boolean) => ({
    onPointerDown: ({ button, isPrimary, clientX: x, clientY: y }: PointerEvent): void => {
      wasDragged.current = false;
      letGo();
      if (carrying !== undefined && mayDrag && isPrimary && button === 0)
        hold.current = { x, y, card, ghost: null };
    },
    onPointerMove: (event: PointerEvent): void => {
      const held = hold.current;
      if (held === null) return;
      if (held.ghost === null) {
        if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < TREMBLE) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        held.ghost = ghostOf(event.currentTarget as HTMLElement);
        wasDragged.current = true;
        onLift();
        carrying?.lift(card);
      }
      held.ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent): void => {
      const isCarried = hold.current?.ghost != null;
      letGo();
      if (isCarried) carrying?.drop(card, clientX, clientY);
    },
    onPointerCancel: letGo,
  });
  return { handlersOf, wasDragged: () => wasDragged.current };
}

/** A picture of a card, with its middle at the corner of the window. */
function ghostOf(card: HTMLElement): HTMLElement {
  const ghost = card.cloneNode(true) as HTMLElement;
  const { offsetWidth: width, offsetHeight: height } = card;
  ghost.inert = true;
  delete ghost.dataset.card;
  for (const name of ['aria-label', 'aria-description']) ghost.removeAttribute(name);
  ghost.style.cssText = `position:fixed;z-index:20;left:${-width / 2}px;top:${-height / 2}px;width:${width}px;--card-width:${width}px;pointer-events:none;transition:none;opacity:0.92;scale:0.8`;
  (card.closest('main') ?? document.body).append(ghost);
  return ghost;
}
