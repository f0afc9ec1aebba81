/** From where to where something reaches on the screen. */
export interface Box {
  readonly top: number;
  readonly bottom: number;
}

/** Above and below whoever is to be seen, in pixels. */
const AIR = 10;

/**
 * How far a board that begins at `ceiling` goes up so that these places are seen above what covers it from `cover` on;
 * never so far that the highest of them goes out at the top.
 */
export function liftFor(places: readonly Box[], ceiling: number, cover: number): number {
  if (places.length === 0) return 0;
  const wanted = Math.max(...places.map(({ bottom }) => bottom)) + AIR - cover;
  const most = Math.min(...places.map(({ top }) => top)) - AIR - ceiling;
  return Math.max(0, Math.floor(Math.min(wanted, most)));
}
