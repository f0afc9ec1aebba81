import type { View } from '@peerless/rules';
import { type RefObject, useLayoutEffect, useState } from 'react';

export type Half = 'top' | 'bottom';

/** The half of an area that what lies at these heights leaves free; the lower one, if that makes no difference. */
export function freeHalf(
  area: { readonly top: number; readonly bottom: number },
  heights: readonly number[],
): Half {
  const mean = heights.reduce((sum, height) => sum + height, 0) / Math.max(1, heights.length);
  return mean > (area.top + area.bottom) / 2 ? 'top' : 'bottom';
}

/** The half of what `over` lies on where none of these fighters stands, in the position that is drawn there. */
export function useFreeHalf(
  over: RefObject<HTMLElement | null>,
  fighters: readonly string[],
  drawn: View | null,
): Half {
  const [half, setHalf] = useState<Half>('bottom');
  const spaces = drawn?.fighters.flatMap(({ id, space }) => (fighters.includes(id) ? [space] : [])) ?? [];
  const places = spaces.map((space) => `[data-space="${space}"]`).join();
  useLayoutEffect(() => {
    const area = over.current?.getBoundingClientRect();
    if (area === undefined || places === '') return;
    const found = [...document.querySelectorAll(places)].map((space) => space.getBoundingClientRect());
    setHalf(
      freeHalf(
        area,
        found.map(({ top, bottom }) => (top + bottom) / 2),
      ),
    );
  }, [over, places]);
  return half;
}
