import { type RefObject, useEffect } from 'react';
import { liftBoard } from '../board/lift.ts';

/**
 * Tells the table (`--covered`, `data-covered`) how much of the board is covered by what is too high for its room, and
 * (`--lift`) how far the board has to go up so that whoever a question is about is still seen.
 */
export function useCovered(room: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = room.current;
    const [content, table] = [box?.firstElementChild, box?.closest('main')];
    // Only a question grows; anything else scrolls within its room.
    if (!box?.hasAttribute('data-question') || !content || !table) return;
    const observer = new ResizeObserver(() => {
      // Beside the board, or where the table scrolls, it grows over nothing.
      const grows = getComputedStyle(content).position === 'absolute';
      const above = box.getBoundingClientRect().top - content.getBoundingClientRect().top;
      const covered = grows ? Math.max(0, Math.floor(above)) : 0;
      if (table.style.getPropertyValue('--covered') !== `${covered}px`)
        table.style.setProperty('--covered', `${covered}px`);
      table.toggleAttribute('data-covered', covered > 0);
      // The board makes room first; only what is then still covered goes up.
      cancelAnimationFrame(frame);
      const lift = (): void => liftBoard(table, '--lift', covered === 0 ? 0 : liftOf(table, content));
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(lift);
      });
    });
    let frame = 0;
    observer.observe(box);
    observer.observe(content);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [room]);
}

/** Between whoever it is about and what has grown, in pixels. */
const AIR = 6;

/**
 * How far those it is about have to go up to be seen; not so far that they, or what can be chosen, go out at the top or
 * under the buttons that have gone there.
 */
function liftOf(table: Element, cover: Element): number {
  const board = table.querySelector('svg[role="group"]');
  const boxesOf = (which: string): DOMRect[] =>
    [...(board?.querySelectorAll(which) ?? [])].map((space) => space.getBoundingClientRect());
  const concerned = boxesOf('[data-concerned]');
  if (board === null || concerned.length === 0) return 0;
  // As if it had not gone up already.
  const lifted = -Number.parseFloat(getComputedStyle(board).translate.split(' ')[1] ?? '0') || 0;
  const box = board.getBoundingClientRect();
  const buttons = board.nextElementSibling?.getBoundingClientRect();
  const isAbove = buttons !== undefined && buttons.top < (box.top + box.bottom) / 2;
  const top = isAbove ? buttons.bottom : box.top + lifted;
  const lowest = Math.max(...concerned.map(({ bottom }) => bottom)) + lifted;
  const highest =
    Math.min(...boxesOf('[data-concerned], [data-choosable]').map((place) => place.top)) + lifted;
  const wanted = lowest + AIR - cover.getBoundingClientRect().top;
  return Math.max(0, Math.floor(Math.min(wanted, highest - top)));
}
