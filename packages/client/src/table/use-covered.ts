import { type RefObject, useEffect } from 'react';

/** Tells the table (`--covered`, `data-covered`) how much of the board is covered by what is too high for its room. */
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
      table.style.setProperty('--covered', `${covered}px`);
      table.toggleAttribute('data-covered', covered > 0);
    });
    observer.observe(box);
    observer.observe(content);
    return () => observer.disconnect();
  }, [room]);
}
