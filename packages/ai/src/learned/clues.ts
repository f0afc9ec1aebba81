/** What speaks for or against one option: places of weights, and how much of each there is. Reused for every option. */
export const places = new Int32Array(512);
export const amounts = new Float64Array(512);

let count = 0;

export const noClues = (): void => {
  count = 0;
};
export const clueCount = (): number => count;

/** Notes a clue; a place below 0 is one that nobody has learned anything about. */
export function clue(place: number, amount: number = 1): void {
  if (place < 0 || amount === 0) return;
  places[count] = place;
  amounts[count++] = amount;
}

/** The step of a scale from 0 that a number falls on; the last one is open. */
export const step = (value: number, steps: number): number =>
  value < 0 ? 0 : value >= steps ? steps - 1 : Math.trunc(value);
