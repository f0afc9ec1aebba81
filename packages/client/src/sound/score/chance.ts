import { randomOf } from '../../board/ground/random.ts';

/** Chance for one thing of one piece: the same whenever that thing is asked for, in whatever order. */
export const chanceFor = (seed: string, ...of: readonly (string | number)[]): (() => number) =>
  randomOf([seed, ...of].join(' '));

/** One of a list; lists are never empty here. */
export function pick<T>(list: readonly T[], chance: () => number): T {
  return list[Math.floor(chance() * list.length)] as T;
}
