/** Where a band can pass over a board, by how far down its middle is; the first of those that are as good. */
const BANDS = { bottom: 0.77, top: 0.17, middle: 0.5 } as const;
export type Band = keyof typeof BANDS;

/** The band that is farthest from whoever stands at these heights, between 0 and 1. */
export function freest(heights: readonly number[]): Band {
  const air = (band: Band): number => Math.min(...heights.map((height) => Math.abs(height - BANDS[band])));
  const bands: readonly Band[] = ['bottom', 'top', 'middle'];
  return bands.reduce((best, band) => (air(band) > air(best) ? band : best));
}
