import { useEffect, useRef, useState } from 'react';
import { type ZoomPlace, zoomPlace } from './zoom-place.ts';

/** Which card is enlarged, and where. */
export interface Zoomed {
  readonly index: number;
  readonly place: ZoomPlace;
}

const HOVER_MS = 180;
const PRESS_MS = 420;

/**
 * Enlarges a card on hover, keyboard focus and long press. A long press does not count as a click; what it enlarged
 * stays until the next touch. `isRemarked`: whether something is said below it.
 */
export function useZoom(isRemarked: (index: number) => boolean) {
  const [zoomed, setZoomed] = useState<Zoomed | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef(false);
  const pointedAt = useRef<Element | null>(null);
  const hide = (): void => {
    clearTimeout(timer.current);
    setZoomed(null);
  };
  const show = (index: number, card: Element): void => {
    // The question lies before the hand, at every table.
    const question = card.closest('section')?.previousElementSibling?.getBoundingClientRect() ?? null;
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const screen = { width: innerWidth, height: innerHeight, rem, isRemarked: isRemarked(index) };
    setZoomed({ index, place: zoomPlace(card.getBoundingClientRect(), question, screen) });
  };
  useLeaving(zoomed !== null, hide);
  useEffect(() => () => clearTimeout(timer.current), []);

  const handlersOf = (index: number) => ({
    // Not on entering: a card that is drawn under a resting pointer is not pointed at.
    onPointerMove: ({ pointerType, currentTarget }: React.PointerEvent) => {
      if (pointerType !== 'mouse' || pointedAt.current === currentTarget) return;
      pointedAt.current = currentTarget;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => show(index, currentTarget), HOVER_MS);
    },
    onPointerLeave: ({ pointerType }: React.PointerEvent) => {
      if (pointerType !== 'mouse') return;
      pointedAt.current = null;
      hide();
    },
    onPointerDown: ({ pointerType, currentTarget }: React.PointerEvent) => {
      pressed.current = false;
      if (pointerType === 'mouse') return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        pressed.current = true;
        show(index, currentTarget);
      }, PRESS_MS);
    },
    onPointerUp: (_event: React.PointerEvent) => clearTimeout(timer.current),
    onPointerCancel: (_event: React.PointerEvent) => clearTimeout(timer.current),
    onContextMenu: (event: React.MouseEvent) => {
      if (pressed.current) event.preventDefault();
    },
    onFocus: ({ currentTarget }: React.FocusEvent) => {
      if (currentTarget.matches(':focus-visible')) show(index, currentTarget);
    },
    onBlur: hide,
  });
  return { zoomed, show, hide, handlersOf, wasPressed: () => pressed.current };
}

/** What is enlarged goes when somebody touches elsewhere, turns the screen, or presses Escape. */
function useLeaving(isOpen: boolean, leave: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') leave();
    };
    addEventListener('pointerdown', leave);
    addEventListener('resize', leave);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointerdown', leave);
      removeEventListener('resize', leave);
      removeEventListener('keydown', onKey);
    };
  }, [isOpen, leave]);
}
