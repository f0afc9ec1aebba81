import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** A line counts as seen when no more than this is cut off. */
const TOLERANCE = 8;

/** Keeps a line of a list in view, until the reader scrolls away from it; it is followed again once it is the newest again. */
export function useFollowing(line: string | null, isNewest: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const [follows, setFollows] = useState(true);
  const [wasNewest, setWasNewest] = useState(isNewest);
  if (wasNewest !== isNewest) {
    setWasNewest(isNewest);
    if (isNewest) setFollows(true);
  }
  const places = () => {
    const box = list.current;
    const element = box?.querySelector<HTMLElement>(`[data-line="${line ?? ''}"]`);
    if (box === null || element === null || element === undefined) return null;
    const heading = element.closest('[data-turn]')?.querySelector<HTMLElement>('[data-is="turn"]') ?? null;
    // A heading sticks to the upper edge: what stands below it begins below it, and its own place is that of its turn.
    const top = heading === element ? heading.parentElement?.offsetTop : element.offsetTop;
    const covered = heading === null || heading === element ? 0 : heading.offsetHeight;
    const start = top ?? element.offsetTop;
    return { box, top: start - covered, lowest: start + element.offsetHeight - box.clientHeight };
  };
  const reveal = useEffectEvent(() => {
    const place = places();
    if (!follows || place === null) return;
    const { box, top, lowest } = place;
    if (box.scrollTop < lowest) box.scrollTop = lowest;
    else if (box.scrollTop > top) box.scrollTop = top;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line, or the wish to follow again
  useLayoutEffect(() => reveal(), [line, follows]);
  useEffect(() => {
    // A log that was hidden or narrower stands somewhere else now.
    const observer = new ResizeObserver(() => reveal());
    if (list.current !== null) observer.observe(list.current);
    return () => observer.disconnect();
  }, []);
  /** The list was scrolled: whoever has left the line is left alone. */
  const notice = (): void => {
    const place = places();
    if (place === null) return;
    const { box, top, lowest } = place;
    setFollows(box.scrollTop >= lowest - TOLERANCE && box.scrollTop <= top + TOLERANCE);
  };
  return { list, follows, follow: () => setFollows(true), notice };
}
