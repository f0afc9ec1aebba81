/** A short list of small numbers (0 to 6) in one integer, the first one lowest. */

const BITS = 3;
const DIGIT = (1 << BITS) - 1;

export const packList = (numbers: readonly number[]): number =>
  numbers.reduceRight((list, number) => (list << BITS) | (number + 1), 0);
/** Adds another number to a list that has so many. */
export const addTo = (list: number, length: number, number: number): number =>
  list | ((number + 1) << (BITS * length));
/** The first number, -1 if the list is empty. */
export const firstIn = (list: number): number => (list & DIGIT) - 1;
export const restOf = (list: number): number => list >> BITS;

export function listIn(packed: number): number[] {
  const numbers: number[] = [];
  for (let list = packed; list !== 0; list = restOf(list)) numbers.push(firstIn(list));
  return numbers;
}

/** All orders of a short list. */
export function permutations<X>(items: readonly X[]): X[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((first, i) =>
    permutations([...items.slice(0, i), ...items.slice(i + 1)]).map((rest) => [first, ...rest]),
  );
}
